export { isOfficeWeekend } from './weekend.ts'
