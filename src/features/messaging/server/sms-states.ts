import type { Queries } from '#platform/server/database/database.ts'
import type { MessageState } from '../domain/message-state.ts'
import type { SendFault } from '../domain/send-fault.ts'
import { messagesOfEvents } from './store.ts'

export interface SmsState {
  readonly state: MessageState
  readonly sentAt: string | null
  /** What went wrong last; null where nothing did. */
  readonly error: SendFault | null
}

/** What became of the SMS of these events. An event that has none is not in the answer. */
export async function smsStates(
  queries: Queries,
  eventKeys: readonly string[],
): Promise<Map<string, SmsState>> {
  const found = await messagesOfEvents(queries, eventKeys)
  return new Map(
    found
      .filter(({ kind }) => kind === 'sms')
      .map(({ eventKey, state, sentAt, error }) => [eventKey, { state, sentAt, error }]),
  )
}
