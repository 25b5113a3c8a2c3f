export {
  type DayLimitRow,
  deleteLimit,
  insertLimit,
  limitsBetween,
  limitsOn,
  updateLimit,
} from './limit-rows.ts'
export { limitsOf, NO_LIMIT } from './limits.ts'
export { lockSeats } from './seat-rows.ts'
export { releaseSeats, takenSeats, takeSeats, takeSeatsAtEnd } from './seats.ts'
