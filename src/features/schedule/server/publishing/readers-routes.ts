import { findWeek, lockWeek, type WeekRow } from '#features/roster/server/public.ts'
import { nightBegins, nightNow, readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getWeekReaders, tellUnread } from '../../contract-readers.ts'
import { tellWeek } from './tell-week.ts'
import { type Reader, readersOf } from './week-readers.ts'

type Unread = NonNullable<OutputOf<typeof getWeekReaders>>['data'][number]

/** Who has read a published week, and telling the others once more. */
export function readersRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(getWeekReaders, async (week, { queries }) => {
      const row = await findWeek(queries, week)
      if (!isPublished(row)) return ok(null)
      const settings = await readSettings(queries, clock)
      const readers = await readersOf(queries, platform, settings, row)
      const unread = readers.filter(({ readAt }) => readAt === undefined)
      return ok({
        publishedAt: row.publishedAt,
        people: readers.length,
        read: readers.length - unread.length,
        restHours: settings.chasing.restHours,
        night: nightNow(clock, settings.chasing) ?? null,
        data: unread
          .toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
          .map((reader) => unreadOnWire(week, reader)),
      })
    }),

    writes(tellUnread, async ({ year, week, driverIds }, { tx, audit }) => {
      // Of two coordinators the second finds what the first has told.
      const row = await lockWeek(tx, { year, week })
      if (!isPublished(row)) return fail({ code: 'not_published' as const })
      const settings = await readSettings(tx, clock)
      const night = nightNow(clock, settings.chasing)
      if (night) return fail({ code: 'night' as const, facts: night })
      const wanted = new Set(driverIds)
      const selected = (await readersOf(tx, platform, settings, row)).filter(({ person }) =>
        wanted.has(person.id),
      )
      const unread = selected.filter(({ readAt }) => readAt === undefined)
      const ahead = unread.filter(({ isOver }) => !isOver)
      const free = ahead.filter(({ restsUntil }) => restsUntil === undefined)
      const reached = free.filter(({ push, letter, sms }) => push || letter || sms)
      const evening = nightBegins(clock, settings.chasing)
      const rounds = new Map(reached.map(({ person, told }) => [person.id, told?.times ?? 0]))
      const { letters, sms, waits } = await tellWeek(
        tx,
        platform,
        { year, week },
        reached.map(({ person }) => ({
          ...person,
          notAfter: [person.notAfter, evening].sort()[0] ?? evening,
        })),
        { sms: settings.sendScheduleSms, round: (driverId) => rounds.get(driverId) ?? 0 },
      )
      const left = {
        read: selected.length - unread.length,
        resting: ahead.length - free.length,
        unreachable: free.length - reached.length,
        over: unread.length - ahead.length,
      }
      audit({ year, week, people: reached.length, letters, sms, ...left })
      return ok({ people: reached.length, letters, sms, waits, ...left })
    }),
  ]
}

function isPublished(row: WeekRow | undefined): row is WeekRow & { readonly publishedAt: string } {
  return row !== undefined && row.publishedAt !== null
}

/** The slot of the next shift with a car; who has none comes after those, who has driven last of all. */
function urgencyOf(reader: Reader): number {
  const next = nextOf(reader)
  if (!next) return 1000
  return next.reg === '' ? 100 + next.slot : next.slot
}

function nextOf({ person: { shifts }, begun }: Reader) {
  const ahead = shifts.filter(({ slot }) => slot >= begun)
  return ahead.find(({ reg }) => reg !== '') ?? ahead[0]
}

function unreadOnWire(week: Week, reader: Reader): Unread {
  const { person, push, letter, sms, told, restsUntil } = reader
  const next = nextOf(reader)
  return {
    ...{ driverId: person.id, fullName: person.fullName, phone: person.phone, email: person.email },
    ...{ push, letter, sms, restsUntil: restsUntil ?? null },
    next: next
      ? {
          ...slotAt(week, next.slot),
          kind: next.reg !== '' ? 'drive' : next.onCall ? 'on-call' : 'reserve',
          reg: next.reg,
        }
      : null,
    told: told
      ? {
          ...{ at: told.at, way: told.message.kind, state: told.message.state },
          ...{ error: told.message.error, times: told.times },
        }
      : null,
  }
}
