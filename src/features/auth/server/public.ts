export type { SessionScope } from '../domain/session-life.ts'
export type { Door, Doors } from './doors/door.ts'
export { identifyCaller } from './identify.ts'
export { endSession, endSessionsOf, openSession, SESSION_COOKIES } from './sessions.ts'
