export { sizeOfSms } from './gsm7.ts'
export {
  byWhatTells,
  isAmong,
  isWithGateway,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type MessageState,
  mayTell,
  NOT_THROUGH,
  type OfficeMessageKind,
} from './message-state.ts'
export type { SmsKind, SmsValues } from './sms-values.ts'
