export { chargesFor, driversWithCharges } from './charges-for.ts'
export { closeCharges, holdCharges, reopenCharges } from './closed-weeks.ts'
