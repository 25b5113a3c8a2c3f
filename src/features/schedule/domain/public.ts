export type { SettledPlace } from './places.ts'
export { serviceTime } from './services.ts'
export { isHidden, unavailability } from './unavailable.ts'
