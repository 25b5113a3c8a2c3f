export { type ChosenDay, compareChosenDays } from './chosen-day.ts'
export type { EmptyReason } from './empty-reason.ts'
