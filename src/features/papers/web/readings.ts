import {
  countDuePapers,
  listMissingPapers,
  listPaperKinds,
  listPapers,
  papersOfSubject,
} from '../contract.ts'

/** Every reading that a changed paper or kind makes stale. */
export const READINGS_OF_PAPERS = [
  listPapers,
  listMissingPapers,
  papersOfSubject,
  countDuePapers,
  listPaperKinds,
] as const
