export { chargesFor, readCharges } from './charges-for.ts'
export { closeChargesOf } from './close-many.ts'
export { closeCharges, holdCharges, reopenCharges } from './closed-weeks.ts'
