export { baseCalendar, originInSlot } from './base-calendar.ts'
export { type BaseRemark, baseRemarks, type PinRemark, REMARK_GROUPS, remarkNaming } from './base-remark.ts'
export type { Refusal } from './builder/build-week.ts'
export type { SeatCount } from './builder/count-seats.ts'
export { seatsOfFacts } from './counted-seats.ts'
export { type AvailableDriver, type Choice, originOf, pinsOf, type WeekFacts } from './instance.ts'
export {
  type LateChoice,
  placesTakenBack,
  type TakenBack,
  type WaitingPlace,
  waitingPlaces,
} from './late/late-choice.ts'
export { seatLate } from './late/seat-late.ts'
export type { Figures } from './rebuild/figures.ts'
export type { RebuildOrder } from './rebuild/rebuild-order.ts'
export { type Left, takenOff } from './rebuild/rebuild-order.ts'
export { type Rebuilt, rebuildWeek } from './rebuild/rebuild-week.ts'
export type { RepairKind } from './repair/draft.ts'
export { type Proposal, proposeRepairs } from './repair/repair.ts'
export { compareCosts, type RepairCosts, repairCosts } from './repair/repair-costs.ts'
export type { Disruption, LateDrivers, Planning, RepairFacts } from './repair/repair-facts.ts'
export { type Obstacle, type WhyEmpty, type WhyNotOwn, whyEmpty, whyNotOwnCar } from './repair/why-empty.ts'
export { lateReason, waitReason } from './wait-reason.ts'
