export { type ChosenDay, compareChosenDays, seatsOf } from './chosen-day.ts'
export { EMPTY_REASONS, type EmptyReason } from './empty-reason.ts'
export { SUBMISSION_CHANGES, type SubmissionChangeKind } from './submission-change.ts'
