export { isAmong, MESSAGE_STATES, type MessageState, NOT_THROUGH } from './message-state.ts'
