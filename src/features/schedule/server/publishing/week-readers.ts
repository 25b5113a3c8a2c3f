import { byWhatTells, mayTell } from '#features/messaging/domain/public.ts'
import { messagesBeginning, smsRefusals } from '#features/messaging/server/public.ts'
import { readingsOf } from '#features/notices/server/public.ts'
import { driversWithPush } from '#features/push/server/public.ts'
import { readContents, type WeekRow, weekOfRow } from '#features/roster/server/public.ts'
import { restEnds, type Settings } from '#features/settings/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import type { Week } from '#kernel/week.ts'
import { minutesAfter } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { waitingOfWeek, withWaiting } from '../late/waiting-of-week.ts'
import { liveFrame } from '../week/live-frame.ts'
import { type Concerned, concernedBy, PUBLISHED_KEY } from './tell-week.ts'

type Message = Awaited<ReturnType<typeof messagesBeginning>>[number]

/** A driver of a published week, as far as reading it goes. */
export interface Reader {
  readonly person: Concerned
  /** Instant; undefined: not since it was published. */
  readonly readAt: string | undefined
  /** The places that have not begun are from here on. */
  readonly begun: number
  /** Every shift of the driver has begun. */
  readonly isOver: boolean
  /** Ways that lead to the driver. */
  readonly push: boolean
  readonly letter: boolean
  readonly sms: boolean
  /** The message that says most of the last time. */
  readonly told: { readonly message: Message; readonly at: string; readonly times: number } | undefined
  /** Instant until which the driver is left alone. */
  readonly restsUntil: string | undefined
}

/** Every driver who has a place in a published week. */
export async function readersOf(
  queries: Queries,
  platform: Platform,
  settings: Settings,
  row: WeekRow & { readonly publishedAt: string },
): Promise<Reader[]> {
  const week = weekOfRow(row)
  const frame = await liveFrame(queries, platform.clock, week)
  const stored = await readContents(queries, row.id)
  const waiting = await waitingOfWeek(queries, row, stored.places, frame)
  const people = await concernedBy(queries, week, withWaiting(stored, waiting, frame), 0)
  const ids = people.map(({ id }) => id)
  const [readings, told, pushed, refusal] = await Promise.all([
    readingsOf(queries, row.id, row.publishedAt),
    toldOf(queries, week, row.publishedAt),
    driversWithPush(queries, platform, ids),
    smsRefusals(queries),
  ])
  return people.map((person): Reader => {
    const times = told.get(person.id)
    return {
      person,
      readAt: readings.get(person.id),
      begun: frame.begun,
      isOver: (person.shifts.at(-1)?.slot ?? 0) < frame.begun,
      push: pushed.has(person.id),
      letter: isEmailAddress(person.email),
      sms: settings.sendScheduleSms && person.phone !== '' && refusal(person.phone) === undefined,
      told: times,
      restsUntil: times?.mayKnow ? restEnds(platform.clock, settings.chasing, times.at) : undefined,
    }
  })
}

/** What each driver was told of the week, and how often. By driver's id. */
async function toldOf(queries: Queries, { year, week }: Week, publishedAt: string) {
  // Written in the transaction that published it, a moment before.
  const since = minutesAfter(publishedAt, -60)
  const found = await messagesBeginning(queries, PUBLISHED_KEY, since)
  const ofWeek = found.filter(({ eventKey }) => eventKey.split(':').at(-2) === `${year}-${week}`)
  const byDriver = Map.groupBy(ofWeek, ({ eventKey }) => eventKey.split(':').at(-1) ?? '')
  return new Map(
    [...byDriver].flatMap(([driverId, all]) => {
      const rounds = Map.groupBy(all, ({ eventKey }) => roundOf(eventKey))
      const last = Math.max(...rounds.keys())
      const [message] = (rounds.get(last) ?? []).toSorted(byWhatTells)
      if (!message) return []
      // As instants are compared everywhere, whatever the database's spelling.
      const at = minutesAfter(message.sentAt ?? message.createdAt, 0)
      return [[driverId, { message, at, times: last + 1, mayKnow: mayTell(message) }] as const]
    }),
  )
}

/** How often it was told before. */
function roundOf(eventKey: string): number {
  const way = eventKey.split(':').at(-3) ?? ''
  return Number(way.split('.')[1] ?? 0)
}
