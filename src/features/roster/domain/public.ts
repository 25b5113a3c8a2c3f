export { type AuthorCode, authorCode } from './author.ts'
export { type Change, changesOf, type Spot } from './changes.ts'
export { type Breach, type BreachCode, breachesOf } from './check-places.ts'
export { type Displaced, displace } from './displace.ts'
export { type CarsOfWeek, carFor, freeCarsIn } from './free-car.ts'
export { mergePlaces } from './merge-places.ts'
export {
  isFromReserve,
  isSamePlace,
  type Place,
  type PlaceOrigin,
  type SettledPlace,
  seatKey,
  type WeekCar,
  type WeekContents,
  type WeekDriver,
} from './places.ts'
export { decodePlaces } from './places-codec.ts'
export {
  type Board,
  type BoardFacts,
  boardOf,
  freeCars,
  placesOf,
  placesOfSlot,
  type SlotSeats,
  spotOf,
  withDriver,
  without,
} from './plan/board.ts'
export { layAllMoves, type MoveClash } from './plan/clashes.ts'
export { boardFactsOf } from './plan/facts-of-week.ts'
export { type Laid, layMoves } from './plan/lay-moves.ts'
export {
  bringDriver,
  isSpot,
  type Moved,
  type Mover,
  moveDriver,
  offCall,
  type Refusal,
} from './plan/move-driver.ts'
export { type Move, movesBetween } from './plan/moves.ts'
export { seatsLeft } from './seats-left.ts'
export type { WeekService } from './services.ts'
export { settlePlaces } from './settle-places.ts'
export { type Standing, slotStanding } from './slot-standing.ts'
export {
  deletedCar,
  fleetOff,
  keepsItsDrivers,
  type OffKind,
  type UnavailableCar,
  type UnavailableKind,
  unavailability,
} from './unavailable.ts'
export {
  deletedDriver,
  driverOff,
  driverPaperOff,
  leftDriver,
  type UnavailableDriver,
} from './unavailable-drivers.ts'
export type { Decided, ToldReason, Waiter, WaitReason } from './wait-reason.ts'
export { reasonHolds, type WaitingFacts, waitsNow } from './waiting-now.ts'
export { type Warning, type WarningFacts, warningsOf } from './warnings.ts'
export { type ImpossiblePin, isAboutRest, type PinTrouble, troubleNaming, type WeekPin } from './week-pin.ts'
