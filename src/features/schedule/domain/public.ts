export type { SettledPlace } from './places.ts'
export { slotStanding } from './slot-standing.ts'
