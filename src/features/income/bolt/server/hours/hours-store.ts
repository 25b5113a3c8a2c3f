import { and, eq, lt, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { SlotTime } from '../../domain/online-time.ts'
import { boltHours } from '../tables.ts'

/** Whole minutes by Bolt; online is waiting and driving together, a break no part of it. */
export interface BoltHours {
  readonly online: number
  readonly waiting: number
  readonly driving: number
  readonly onBreak: number
}

/** In the place of what was known of the company's day. @param times `driverId` is the reference's id */
export async function replaceHours(
  tx: Tx,
  companyId: number,
  date: CalendarDate,
  times: readonly SlotTime[],
): Promise<void> {
  await tx.delete(boltHours).where(and(eq(boltHours.companyId, companyId), eq(boltHours.date, date)))
  // Two of Bolt's ids may mean one person.
  const sums = new Map<string, typeof boltHours.$inferInsert>()
  for (const { driverId, slot, waiting, driving, onBreak } of times) {
    const key = `${driverId} ${slot.shift}`
    const sum = sums.get(key)
    sums.set(key, {
      companyId,
      refId: driverId,
      ...slot,
      waitingS: waiting + (sum?.waitingS ?? 0),
      drivingS: driving + (sum?.drivingS ?? 0),
      breakS: onBreak + (sum?.breakS ?? 0),
    })
  }
  if (sums.size > 0) await tx.insert(boltHours).values([...sums.values()])
  await forgetHoursOfErased(tx)
}

/** So long after their day, as rides. */
const KEPT_DAYS = 430

export async function forgetHours(queries: Queries, today: CalendarDate): Promise<void> {
  await queries.delete(boltHours).where(lt(boltHours.date, addDays(today, -KEPT_DAYS)))
}

/** Hours of those who were erased are nobody's figures: no week is settled by them. */
export async function forgetHoursOfErased(tx: Tx): Promise<void> {
  await tx.execute(sql`
    DELETE FROM bolt_hours USING platform_drivers AS ref
    WHERE ref.id = bolt_hours.ref_id AND ref.ref_key LIKE 'erased:%'`)
}

interface HoursOfDriver extends Record<string, unknown> {
  readonly date: CalendarDate
  readonly shift: Shift
  readonly waitingS: number
  readonly drivingS: number
  readonly breakS: number
}

/** All that Bolt told of a driver, by date; whole seconds. */
export async function hoursOfDriver(queries: Queries, driverId: string): Promise<HoursOfDriver[]> {
  const { rows } = await queries.execute<HoursOfDriver>(sql`
    SELECT told.date::text AS date, told.shift, sum(told.waiting_s)::integer AS "waitingS",
      sum(told.driving_s)::integer AS "drivingS", sum(told.break_s)::integer AS "breakS"
    FROM bolt_hours AS told JOIN platform_drivers AS ref ON ref.id = told.ref_id
    WHERE ref.driver_id = ${driverId} GROUP BY told.date, told.shift ORDER BY told.date, told.shift`)
  return rows
}

/** Of every driver and slot of which Bolt told, by the driver whom the office knows. */
interface DriverHours extends BoltHours {
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
}

/**
 * How long drivers were online from one date to another, both included.
 * @param driverId only this one
 */
export async function hoursBetween(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
  driverId?: string,
): Promise<DriverHours[]> {
  const { rows } = await queries.execute<{
    driverId: string
    date: CalendarDate
    shift: Shift
    waiting: number
    driving: number
    onBreak: number
  }>(sql`
    SELECT ref.driver_id AS "driverId", told.date::text AS date, told.shift, sum(told.waiting_s)::integer AS waiting,
      sum(told.driving_s)::integer AS driving, sum(told.break_s)::integer AS "onBreak"
    FROM bolt_hours AS told JOIN platform_drivers AS ref ON ref.id = told.ref_id
    WHERE told.date BETWEEN ${from} AND ${to} AND ref.driver_id IS NOT NULL
      ${driverId === undefined ? sql`` : sql`AND ref.driver_id = ${driverId}`}
    GROUP BY ref.driver_id, told.date, told.shift
    ORDER BY told.date, told.shift, ref.driver_id`)
  return rows.map(({ waiting, driving, onBreak, ...slot }) => {
    // Parts add up to the whole in minutes too.
    const whole = { online: minutes(waiting + driving), driving: minutes(driving) }
    return { ...slot, ...whole, waiting: whole.online - whole.driving, onBreak: minutes(onBreak) }
  })
}

function minutes(seconds: number): number {
  return Math.round(seconds / 60)
}
