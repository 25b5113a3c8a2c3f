export { type DriverHours, hoursBetween } from './hours/hours-store.ts'
