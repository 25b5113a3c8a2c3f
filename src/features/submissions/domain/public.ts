export { type ChosenDay, compareChosenDays, seatsOf } from './chosen-day.ts'
export { EMPTY_REASONS, type EmptyReason } from './empty-reason.ts'
