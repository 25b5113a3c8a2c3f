import * as z from 'zod/mini'
import { typed } from '#platform/pure/typed.ts'
import { wireId, wireInteger } from '#platform/pure/wire.ts'
import { MATTERS } from './domain/message-about.ts'
import { MESSAGE_KINDS, STATE_FILTERS } from './domain/message-state.ts'
import { messagingTexts } from './texts.ts'

/** Which messages of the outbox are meant; what is left out lets all through. */
export const messageFilter = {
  kind: z.optional(z.enum(MESSAGE_KINDS)),
  /** `missed`: those that nobody got, and those that wait for a gateway which is not there. */
  state: z.optional(z.enum(STATE_FILTERS)),
  about: z.optional(z.enum(MATTERS)),
  /** Words of a name, number, address or subject; from two characters. */
  q: z.optional(z.string().check(typed(), z.maxLength(100, { error: messagingTexts.searchTooLong }))),
  /** Written in this week. */
  year: z.optional(wireInteger(2001, 2198, messagingTexts.week)),
  week: z.optional(wireInteger(1, 53, messagingTexts.week)),
  driver: z.optional(wireId),
}
