export { chargesFor, readCharges } from './charges-for.ts'
export { closeChargesOf } from './close-many.ts'
export { closedIn, holdCharges, reopenCharges } from './closed-weeks.ts'
export { giveUnsettled } from './give-unsettled.ts'
