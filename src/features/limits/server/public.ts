export { dayLimitsBetween } from './day-limits.ts'
