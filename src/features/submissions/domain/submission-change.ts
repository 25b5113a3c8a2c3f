/**
 * What happened to a submission after it was sent (D51): `edited` and `withdrawn` by its driver,
 * `promoted` as a place became free for a choice on reserve, `office` and `deleted` by the office,
 * `disowned` as its driver said 'To nie ja' of a form that somebody else had sent, `entered` by
 * the office for who has called.
 */
export const SUBMISSION_CHANGES = [
  'edited',
  'withdrawn',
  'promoted',
  'office',
  'deleted',
  'disowned',
  'entered',
] as const
export type SubmissionChangeKind = (typeof SUBMISSION_CHANGES)[number]
