export type { SessionScope } from '../domain/session-life.ts'
export type { Door, Doors } from './doors/door.ts'
export { type DriverDevice, devicesOfDriver, endDriverDevice } from './driver-devices.ts'
export { identifyCaller } from './identify.ts'
export { moneyHolders } from './money-holders.ts'
export { isRightOfToday, othersHaveMoney } from './money-of-today.ts'
export { noteTwoPersonsAmount } from './money-rights.ts'
export { namesOfUsers } from './names-of-users.ts'
export {
  endSession,
  endSessionByHash,
  endSessionsOf,
  liveDriverSessions,
  openSession,
  SESSION_COOKIES,
} from './sessions.ts'
