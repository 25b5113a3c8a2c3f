export type { PlaceOrigin, SettledPlace, WeekCar, WeekDriver } from './places.ts'
export { isFromReserve } from './places.ts'
export type { UnavailableCar } from './unavailable.ts'
export { unavailability } from './unavailable.ts'
