export type { SessionScope } from '../domain/session-life.ts'
export type { DoorPorts, DriverAtDoor } from './doors/door-ports.ts'
export { identifyCaller } from './identify.ts'
export { endSession, endSessionsOf, openSession, SESSION_COOKIES } from './sessions.ts'
