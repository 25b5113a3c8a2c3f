export { type BoltHours, hoursBetween } from './hours/hours-store.ts'
