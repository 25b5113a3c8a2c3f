export type { SettledPlace } from './places.ts'
export { unavailability } from './unavailable.ts'
