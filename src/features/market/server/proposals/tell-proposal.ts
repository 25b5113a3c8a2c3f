import type { Driver } from '#features/drivers/server/public.ts'
import {
  type MessageAbout,
  messagesAbout,
  postManyAbout,
  sendsSmsInPolish,
  toldEvents,
  wantsFreeShiftSms,
} from '#features/messaging/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { slotBegins } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { letterWordsIn, smsIn } from '../letter-words.ts'

/** Told again after it was withdrawn the event has another number. */
const MOST_TIMES = 20

/** To whom a slot was proposed, and it was not withdrawn, by driver. */
export function toldOfSlot(about: readonly MessageAbout[], slot: Slot): Set<string> {
  const own = about.filter(({ aboutId, state }) => aboutId === slotKey(slot) && state !== 'withdrawn')
  return new Set(own.map(({ eventKey }) => driverOf(eventKey)))
}

/** All that was proposed of these slots. */
export function proposalsOf(queries: Queries, slots: readonly Slot[]): Promise<MessageAbout[]> {
  return messagesAbout(queries, slots.map(slotKey))
}

/**
 * Tells these drivers of a free seat, in the transaction of what is proposed; who was told of the slot before
 * is not told again, unless that was withdrawn before it went out.
 * @returns who is told now
 */
export async function tellOfSeat(
  tx: Tx,
  platform: Platform,
  slot: Slot,
  drivers: readonly Driver[],
): Promise<readonly string[]> {
  const about = await proposalsOf(tx, [slot])
  const told = toldOfSlot(about, slot)
  const smsToo = await wantsFreeShiftSms(tx)
  const inPolish = await sendsSmsInPolish(tx)
  const link = `${platform.configuration.publicUrl}/wolne`
  const letters = []
  const sms = []
  const fresh = drivers.filter(({ id }) => !told.has(id))
  for (const { id: to, fullName, email, phone, language } of fresh) {
    const words = { fullName, slot, inReturn: undefined, reason: '', link }
    const times = about.filter(({ eventKey }) => driverOf(eventKey) === to).length
    const topic = (way: 'email' | 'sms') => ({
      kind: 'market-proposed',
      id: slotKey(slot),
      eventKey: eventKeyOf(way, slot, to, Math.min(times, MOST_TIMES)),
      notAfter: slotBegins(slot),
    })
    const hasLetter = isEmailAddress(email)
    if (hasLetter) {
      const says = letterWordsIn(language)
      letters.push({
        to: email,
        subject: says.newsSubject('proposed'),
        text: says.newsLetter('proposed', words),
        topic: topic('email'),
      })
    }
    if (!hasLetter || smsToo)
      sms.push({
        to: phone,
        text: smsIn(inPolish ? null : language, 'proposed', words),
        topic: topic('sms'),
      })
  }
  await postManyAbout(tx, platform, letters, sms)
  return fresh.map(({ id }) => id)
}

/** Those of the slots of which the office has asked this driver. */
export async function proposedTo(
  queries: Queries,
  driverId: string,
  slots: readonly Slot[],
): Promise<ReadonlySet<string>> {
  const keys = slots.flatMap((slot) =>
    (['email', 'sms'] as const).map((way) => ({
      slot: slotKey(slot),
      key: eventKeyOf(way, slot, driverId, 0),
    })),
  )
  const told = await toldEvents(
    queries,
    keys.map(({ key }) => key),
  )
  return new Set(keys.flatMap(({ slot, key }) => (told.has(key) ? [slot] : [])))
}

function eventKeyOf(way: 'email' | 'sms', slot: Slot, driverId: string, times: number): string {
  return `market:proposed:${way}:${slotKey(slot)}:${driverId}:${times}`
}

function driverOf(eventKey: string): string {
  return eventKey.split(':').at(-2) ?? ''
}
