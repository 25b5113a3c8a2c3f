import { eq } from 'drizzle-orm'
import { postSms, type SmsAbout, smsAbout, withdrawSmsAbout } from '#features/messaging/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { hasBegun } from '#kernel/slot.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { WeekCar, WeekDriver } from '../../domain/places.ts'
import { readChanges, type StoredChange } from '../history/store-history.ts'
import { scheduleChanges } from '../tables.ts'
import { weekOfRow } from '../week/save-week.ts'
import { lockWeek, readContents, type WeekRow, weekById } from '../week/store-week.ts'
import { revisionIn, revisionOf, smsOf, toldSlot } from './change-sms.ts'

export interface ToldChange {
  readonly change: StoredChange
  readonly driver: WeekDriver | undefined
  /** About the change as it is now. */
  readonly sms: SmsAbout | undefined
  /** How many SMS about it there were, also as it was before. */
  readonly rounds: number
  readonly hindrance: 'passed' | 'no-phone' | null
}

interface ToldWeek {
  readonly row: WeekRow
  readonly cars: readonly WeekCar[]
  readonly told: readonly ToldChange[]
}

/** What the drivers were told of a week's changes; none where there is no such week. */
export async function toldChanges(queries: Queries, clock: Clock, weekId: string): Promise<ToldChange[]> {
  const row = await weekById(queries, weekId)
  return row ? [...(await toldWeek(queries, clock, row)).told] : []
}

/** Which change is meant: its own id, or where it stands. */
export interface WantedChange {
  readonly id?: string | undefined
  readonly weekId?: string | undefined
  readonly driverId?: string | undefined
  /** The original place, 0-13 (D2). */
  readonly slot?: number | undefined
}

/**
 * Puts one SMS about a change as it is now into the outbox. The week stays locked, so that however many ask at once, and whoever saves meanwhile,
 * each revision is told once (Q6).
 */
export async function tellChange(tx: Tx, platform: Platform, wanted: WantedChange) {
  const weekId = wanted.id === undefined ? wanted.weekId : await weekOfChange(tx, wanted.id)
  const row = weekId === undefined ? undefined : await lockWeek(tx, { id: weekId })
  if (!row) return fail('no_such_change' as const)
  const week = await toldWeek(tx, platform.clock, row)
  const found = week.told.find(({ change: { id, driverId, from } }) =>
    wanted.id === undefined ? driverId === wanted.driverId && from?.slot === wanted.slot : id === wanted.id,
  )
  if (!found) return fail('no_such_change' as const)
  const told = { weekId: row.id, changeId: found.change.id }
  if (found.sms) return ok({ ...told, sent: false, sms: found.sms })
  if (found.hindrance)
    return fail(found.hindrance === 'passed' ? ('has_passed' as const) : ('no_phone' as const))
  await tell(tx, platform, week, found)
  const sms = (await smsAbout(tx, [found.change.id])).at(-1)
  if (!sms) throw new Error('The SMS that was just posted is not in the outbox.')
  return ok({ ...told, sent: true, sms })
}

/** The same for all changes of a week; undefined where it is not generated. */
export async function tellAllChanges(tx: Tx, platform: Platform, weekId: string) {
  const row = await lockWeek(tx, { id: weekId })
  if (!row) return undefined
  const week = await toldWeek(tx, platform.clock, row)
  const counts = { sent: 0, already: 0, withoutPhone: 0, passed: 0 }
  for (const each of week.told) {
    if (each.sms) counts.already += 1
    else if (each.hindrance === 'passed') counts.passed += 1
    else if (each.hindrance === 'no-phone') counts.withoutPhone += 1
    else {
      await tell(tx, platform, week, each)
      counts.sent += 1
    }
  }
  return counts
}

async function toldWeek(queries: Queries, clock: Clock, row: WeekRow): Promise<ToldWeek> {
  const { cars, drivers } = await readContents(queries, row.id)
  const people = new Map(drivers.map((driver) => [driver.id, driver]))
  const changes = await readChanges(queries, row.id)
  const all = await smsAbout(
    queries,
    changes.map(({ id }) => id),
  )
  const byChange = Map.groupBy(all, ({ aboutId }) => aboutId)
  const { date: today, hour } = fleetTime(clock)
  const told = changes.map((change): ToldChange => {
    const sms = byChange.get(change.id) ?? []
    const last = sms.at(-1)
    const driver = people.get(change.driverId)
    const passed = hasBegun(toldSlot(weekOfRow(row), change), today, hour)
    return {
      change,
      driver,
      sms: last && revisionIn(last.eventKey) === revisionOf(change) ? last : undefined,
      rounds: sms.length,
      hindrance: passed ? 'passed' : driver?.phone ? null : 'no-phone',
    }
  })
  return { row, cars, told }
}

/** What still waits to tell of an earlier state is withdrawn: the driver would be sent to the wrong place. */
async function tell(
  tx: Tx,
  platform: Platform,
  { row, cars }: ToldWeek,
  { change, driver, rounds }: ToldChange,
): Promise<void> {
  if (rounds > 0) await withdrawSmsAbout(tx, change.id)
  const { fullName = '', phone = '' } = driver ?? {}
  await postSms(tx, platform, smsOf(weekOfRow(row), cars, change, { fullName, phone }, rounds))
}

async function weekOfChange(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ weekId: scheduleChanges.weekId })
    .from(scheduleChanges)
    .where(eq(scheduleChanges.id, id))
  return row?.weekId
}
