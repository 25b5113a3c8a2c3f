export { type DriverNames, namesOf } from './driver-names.ts'
export { matchReferences } from './match-references.ts'
export { storeReferences } from './references.ts'
export { countWaitingPeople, firstWaitingPeople, waitingAmong } from './waiting-people.ts'
