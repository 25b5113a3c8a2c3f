export { createSaving, type WeekSaving } from './saving.ts'
