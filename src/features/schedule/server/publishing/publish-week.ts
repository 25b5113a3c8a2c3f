import { eq } from 'drizzle-orm'
import { driversByIds } from '#features/drivers/server/public.ts'
import { entryAddresses } from '#features/drivers/session/server/public.ts'
import type { MessageState } from '#features/messaging/domain/public.ts'
import { postLetters, postSmsTexts, renderSms, sendsSmsInPolish } from '#features/messaging/server/public.ts'
import { postPush } from '#features/push/server/public.ts'
import type { WeekContents } from '#features/roster/domain/public.ts'
import {
  type Author,
  lockWeek,
  readContents,
  scheduleChanges,
  scheduleWeeks,
  type WeekRow,
  weekOfRow,
} from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { fail, ok } from '#kernel/result.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { instantNow, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { publishWeek } from '../../contract-publishing.ts'
import { type OwnPlace, weekDates } from '../../texts-published.ts'
import { waitingOfWeek, withWaiting } from '../late/waiting-of-week.ts'
import { type LiveFrame, liveFrame } from '../week/live-frame.ts'
import { letterWordsIn } from './letter-words.ts'

type Published = OutputOf<typeof publishWeek>

/** Publishes a draft, once: of two who press at once the second hears that it is done. */
export async function publishDraft(tx: Tx, platform: Platform, week: Week, author: Author) {
  const row = await lockWeek(tx, week)
  if (!row) return fail({ code: 'not_generated' as const })
  if (row.publishedAt !== null) return fail({ code: 'already_published' as const })
  const frame = await liveFrame(tx, platform.clock, week)
  return ok<Published>(await publish(tx, platform, row, frame, author))
}

/**
 * Shows a locked week to its drivers as it is saved, and writes one message to each whom it concerns, with
 * what he got and what he did not; in the transaction of both (D30, D43). Who was told of this week before is
 * not told again. What was moved in the draft was told to nobody, so changes are counted from here on. A week
 * that is over is news to nobody, nor is one to a driver whose last shift in it has begun: what could not be
 * sent until then is not sent any more.
 */
export async function publish(
  tx: Tx,
  platform: Platform,
  row: WeekRow,
  frame: LiveFrame,
  author: Author,
): Promise<Published> {
  const stored = await readContents(tx, row.id)
  const waiting = await waitingOfWeek(tx, row, stored.places, frame)
  const { people, ...told } = frame.isOver
    ? { letters: 0, sms: 0, waits: false, untold: [], people: 0 }
    : await tellAll(tx, platform, weekOfRow(row), withWaiting(stored, waiting, frame), frame.begun)
  await tx.delete(scheduleChanges).where(eq(scheduleChanges.weekId, row.id))
  await tx
    .update(scheduleWeeks)
    .set({
      publishedAt: instantNow(platform.clock),
      publishedBy: author.name,
      baseVersion: row.version,
      told: people,
      untold: told.untold.length,
    })
    .where(eq(scheduleWeeks.id, row.id))
  return told
}

/** @returns with how many people a message was made for */
async function tellAll(
  tx: Tx,
  platform: Platform,
  week: Week,
  { cars, drivers, places }: WeekContents,
  begun: number,
): Promise<Published & { readonly people: number }> {
  const { sendScheduleSms } = await readSettings(tx, platform.clock)
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  const own = Map.groupBy(places, ({ driverId }) => driverId)
  const listed = await driversByIds(tx, [...own.keys()])
  const people = drivers.flatMap((driver) => {
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
  const key = (way: string, id: string) => `schedule-published:${way}:${week.year}-${week.week}:${id}`
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
  const texted = sendScheduleSms ? people.filter(({ phone }) => phone !== '') : []
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
  const texts = []
  const inPolish = await sendsSmsInPolish(tx)
  for (const { id, fullName, phone, language, shifts, notAfter } of texted) {
    const read = inPolish ? null : language
    const values = {
      fullName,
      week: weekDates(week),
      shifts: letterWordsIn(read).publishedShort(shifts, week),
      link: inSms(id),
    }
    const text = await renderSms(tx, 'schedule-ready', values, read)
    texts.push({
      eventKey: key('sms', id),
      to: phone,
      text,
      about: { kind: 'schedule-ready', id },
      notAfter,
      afterPush: pushed.has(id),
    })
  }
  const sms = await postSmsTexts(tx, platform, texts)
  const goes = (made: ReadonlyMap<string, MessageState>) =>
    [...made].filter(([, state]) => state !== 'failed').map(([eventKey]) => eventKey)
  const told = new Set([...goes(letters), ...goes(sms)])
  // Of whom no message is new, that one was told before.
  const reached = new Set([
    ...mailed.map(({ id }) => id),
    ...texted.filter(({ id }) => sms.get(key('sms', id)) !== 'failed').map(({ id }) => id),
  ])
  const { smtp, sms: gateway } = platform.configuration
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
