export { type HoursOfShifts, hoursOfShifts } from './hours/hours-of-shift.ts'
