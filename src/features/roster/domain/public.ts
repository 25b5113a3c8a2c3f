export { type AuthorCode, authorCode } from './author.ts'
export { type Change, changesOf, kindOfMove } from './changes.ts'
export { type Breach, type BreachCode, breachesOf } from './check-places.ts'
export { type Displaced, displace } from './displace.ts'
export {
  breaksRestAfterLastWeek,
  brokenHours,
  dayAfter,
  type HoursRule,
  nightBefore,
  otherShiftOfDate,
} from './hours.ts'
export { mergePlaces } from './merge-places.ts'
export {
  isFromReserve,
  isSamePlace,
  isSpot,
  type Place,
  type PlaceOrigin,
  type SettledPlace,
  type Spot,
  seatKey,
  type WeekCar,
  type WeekContents,
  type WeekDriver,
} from './places.ts'
export { decodePlaces } from './places-codec.ts'
export {
  chooseCar,
  drivenCars,
  freeCars,
  notKeptForOthers,
  ownCarFirst,
  type Wish,
} from './plan/choose-car.ts'
export { layAllMoves, type MoveClash } from './plan/clashes.ts'
export { type Laid, layMoves } from './plan/lay-moves.ts'
export {
  bringDriver,
  type Moved,
  type Mover,
  moveDriver,
  offCall,
  type Refusal,
} from './plan/move-driver.ts'
export { type Move, movesBetween } from './plan/moves.ts'
export {
  barredDrivers,
  type CarFacts,
  carFactsOf,
  type PlanFacts,
  type SeatFacts,
  seatFactsOf,
} from './plan/plan-facts.ts'
export {
  onTopOfReserve,
  placesOf,
  placesOfSlot,
  planOf,
  type SlotSeats,
  sharingSlots,
  spotOf,
  type WeekPlan,
  withDriver,
  without,
} from './plan/week-plan.ts'
export { ranksFrom } from './ranks.ts'
export { seatsLeft } from './seats-left.ts'
export type { WeekService } from './services.ts'
export { settlePlaces } from './settle-places.ts'
export { type Standing, slotStanding } from './slot-standing.ts'
export {
  deletedCar,
  firstOnRoad,
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
export { WEEK_STATES, type WeekState, weekState } from './week-state.ts'
