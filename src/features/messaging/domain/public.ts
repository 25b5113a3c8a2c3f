export { MESSAGE_STATES } from './message-state.ts'
