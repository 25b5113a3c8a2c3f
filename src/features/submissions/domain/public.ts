export { type ChosenDay, compareChosenDays } from './chosen-day.ts'
export { EMPTY_REASONS, type EmptyReason } from './empty-reason.ts'
