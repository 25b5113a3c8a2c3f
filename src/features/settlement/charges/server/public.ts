export { chargesFor, readCharges } from './charges-for.ts'
export { closeChargesOf } from './close-many.ts'
export { holdCharges, reopenCharges } from './closed-weeks.ts'
export { giveUnsettled } from './give-unsettled.ts'
