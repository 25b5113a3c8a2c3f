import { driversByIds } from '#features/drivers/server/public.ts'
import { entryAddresses } from '#features/drivers/session/server/public.ts'
import type { MessageState } from '#features/messaging/domain/public.ts'
import {
  postLetters,
  postSmsTexts,
  sendsSmsInPolish,
  smsRenderer,
} from '#features/messaging/server/public.ts'
import { postPush } from '#features/push/server/public.ts'
import type { WeekContents } from '#features/roster/domain/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Language } from '#platform/pure/languages.ts'
import { slotBegins } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { publishWeek } from '../../contract-publishing.ts'
import { type OwnPlace, weekDates } from '../../texts-published.ts'
import { letterWordsIn } from './letter-words.ts'

type Published = OutputOf<typeof publishWeek>

/** A driver whom a published week concerns, with what he got and what he did not. */
export interface Concerned {
  readonly id: string
  readonly fullName: string
  readonly phone: string
  readonly email: string
  readonly language: Language | null
  /** In the order of time. */
  readonly shifts: readonly OwnPlace[]
  /** Instant at which the last of them begins. */
  readonly notAfter: string
}

/** Stands before the keys of all messages that tell of a published week. */
export const PUBLISHED_KEY = 'schedule-published:'

/** @param round how often it was told once more */
function keyOf(way: 'letter' | 'sms', round: number, { year, week }: Week, driverId: string): string {
  const of = round === 0 ? way : `${way}.${round}`
  return `${PUBLISHED_KEY}${of}:${year}-${week}:${driverId}`
}

/** Everybody who has a place in the week, be it on the reserve, and whose last shift has not begun. */
export async function concernedBy(
  queries: Queries,
  week: Week,
  { cars, drivers, places }: WeekContents,
  begun: number,
): Promise<Concerned[]> {
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  const own = Map.groupBy(places, ({ driverId }) => driverId)
  const listed = await driversByIds(queries, [...own.keys()])
  return drivers.flatMap((driver) => {
    const found = own.get(driver.id)
    if (!found) return []
    const { fullName, phone, email } = listed.get(driver.id) ?? driver
    const language = listed.get(driver.id)?.language ?? null
    const shifts = found.map(
      ({ slot, rank, carId, onCall, reason }): OwnPlace => ({
        slot,
        reg: carId === null ? '' : (regs.get(carId) ?? ''),
        onCall,
        rank,
        reason,
      }),
    )
    shifts.sort((a, b) => a.slot - b.slot)
    const last = shifts.at(-1)?.slot ?? 0
    const notAfter = slotBegins(slotAt(week, last))
    return last < begun ? [] : [{ id: driver.id, fullName, phone, email, language, shifts, notAfter }]
  })
}

/**
 * Writes one message to each by each way that the fleet has: a letter, an SMS where it sends them, a push.
 * Of an event that was told before nothing is written.
 * @param round 0 as it is published, then how often it was told once more
 * @returns with how many people a message was made for
 */
export async function tellWeek(
  tx: Tx,
  platform: Platform,
  week: Week,
  people: readonly Concerned[],
  {
    sms: sendsSms,
    round = () => 0,
  }: { readonly sms: boolean; readonly round?: (driverId: string) => number },
): Promise<Published & { readonly people: number }> {
  const key = (way: 'letter' | 'sms', id: string) => keyOf(way, round(id), week, id)
  const mailed = people.filter(({ email }) => isEmailAddress(email))
  const inLetters = await entryAddresses(
    tx,
    platform,
    mailed.map(({ id }) => id),
  )
  const letters = await postLetters(
    tx,
    platform,
    mailed.map(({ id, fullName, email, language, shifts, notAfter }) => ({
      eventKey: key('letter', id),
      to: email,
      subject: letterWordsIn(language).publishedSubject(week),
      text: letterWordsIn(language).publishedLetter(fullName, week, shifts, inLetters(id)),
      about: { kind: 'schedule-ready', id },
      notAfter,
    })),
  )
  const texted = sendsSms ? people.filter(({ phone }) => phone !== '') : []
  const pushed = await postPush(
    tx,
    platform,
    'published',
    people.map(({ id, notAfter }) => ({ driverId: id, smsKey: key('sms', id), notAfter, topics: [] })),
  )
  const inSms = await entryAddresses(
    tx,
    platform,
    texted.map(({ id }) => id),
  )
  const inPolish = await sendsSmsInPolish(tx)
  const render = await smsRenderer(tx, 'schedule-ready')
  const texts = texted.map(({ id, fullName, phone, language, shifts, notAfter }) => {
    const read = inPolish ? null : language
    const values = {
      fullName,
      week: weekDates(week),
      shifts: letterWordsIn(read).publishedShort(shifts, week),
      link: inSms(id),
    }
    return {
      eventKey: key('sms', id),
      to: phone,
      text: render(values, read),
      about: { kind: 'schedule-ready', id },
      notAfter,
      afterPush: pushed.has(id),
    }
  })
  const sms = await postSmsTexts(tx, platform, texts)
  const goes = (made: ReadonlyMap<string, MessageState>) =>
    [...made].filter(([, state]) => state !== 'failed').map(([eventKey]) => eventKey)
  const told = new Set([...goes(letters), ...goes(sms)])
  // Of whom no message is new, that one was told before.
  const reached = new Set([
    ...mailed.map(({ id }) => id),
    ...texted.filter(({ id }) => sms.get(key('sms', id)) !== 'failed').map(({ id }) => id),
  ])
  const { smtp, sms: gateway } = gatewaysOf(platform)
  const counts = { letters: goes(letters).length, sms: goes(sms).length }
  return {
    ...counts,
    waits: (counts.letters > 0 && smtp === undefined) || (counts.sms > 0 && gateway === undefined),
    untold: people
      .filter(({ id }) => !reached.has(id))
      .map(({ fullName }) => fullName)
      .sort((a, b) => (polishSortKey(a) < polishSortKey(b) ? -1 : 1)),
    people: people.filter(({ id }) => told.has(key('letter', id)) || told.has(key('sms', id))).length,
  }
}
