export { type ChosenDay, compareChosenDays } from './chosen-day.ts'
