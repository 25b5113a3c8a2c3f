export { isAmong, isWithGateway, MESSAGE_STATES, type MessageState, NOT_THROUGH } from './message-state.ts'
