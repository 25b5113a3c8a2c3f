export { disruptionOf, movesByDriver, type Subject, slotToBeginWith, type WayOn, waysOn } from './flow.ts'
export { HAPPENING_KINDS, type HappeningKind, KIND_IN_ADDRESS, SUBJECTS } from './happening.ts'
