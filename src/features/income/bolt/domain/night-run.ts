import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { BoltOrder } from './bolt-rows.ts'
import { type FleetZone, type Stretch, workDay } from './fleet-zone.ts'

/** Prices are corrected for so long; a correction is found by when it was made, not by when the ride was. */
const REVIEWED_DAYS = 14
/** Longer ranges Bolt refuses now and then. */
const LONGEST_RANGE = 86_400
/** Whether a driver was still there at the end of the day, the hours after it tell. */
const HOURS_AFTER = 6 * 3600
/** The last minutes are still being written. */
const SETTLED_AFTER = 300

/** What a run of a night asks for, each range at most a day long, in the order of time. */
export interface NightRun {
  /** The work day that the run makes whole: the last one that is over. */
  readonly date: CalendarDate

  /** Orders by when they were made: that day, and the day before once more, for what was still under way. */
  readonly created: readonly Stretch[]
  /** Orders by when their price was looked at again. */
  readonly reviewed: readonly Stretch[]
  /**
   * State logs of the same days, since the state in which a driver enters the day has begun before; and of as
   * much of the six hours after it as has gone by.
   */
  readonly logs: readonly Stretch[]
}

/**
 * The last work day that is over.
 * @param now Unix seconds; before 06:00 the night of the day before still runs (D2)
 */
export function lastWorkDay(now: number, zone: FleetZone): CalendarDate {
  return addDays(zone.slotAt(now).date, -1)
}

/**
 * What to ask for, to make a work day whole.
 * @param date one that is over
 * @param now Unix seconds
 */
export function planRun(date: CalendarDate, now: number, zone: FleetZone): NightRun {
  const withMargin = rangesOf(addDays(date, -1), date, zone)
  const end = workDay(date, zone).to
  const after = { from: end, to: Math.min(end + HOURS_AFTER, now - SETTLED_AFTER) }
  return {
    date,
    created: withMargin,
    reviewed: rangesOf(addDays(date, 1 - REVIEWED_DAYS), date, zone),
    logs: after.to > after.from ? [...withMargin, after] : withMargin,
  }
}

/** Work days, both included; the one of 25 hours in two parts. */
function rangesOf(first: CalendarDate, last: CalendarDate, zone: FleetZone): Stretch[] {
  const ranges: Stretch[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const { from, to } = workDay(date, zone)
    for (let at = from; at < to; at += LONGEST_RANGE)
      ranges.push({ from: at, to: Math.min(to, at + LONGEST_RANGE) })
  }
  return ranges
}

export interface MergedOrders {
  /** One of each reference, in the order in which they first came. */
  readonly orders: readonly BoltOrder[]
  /** References that a later answer told otherwise. */
  readonly corrected: readonly string[]
}

/**
 * Answers of one run as one: of a reference what was told last holds (D49).
 * @param answers in the order in which they were asked for
 */
export function mergeOrders(answers: readonly (readonly BoltOrder[])[]): MergedOrders {
  const orders = new Map<string, BoltOrder>()
  const corrected = new Set<string>()
  for (const order of answers.flat()) {
    const before = orders.get(order.reference)
    if (before && JSON.stringify(before) !== JSON.stringify(order)) corrected.add(order.reference)
    orders.set(order.reference, order)
  }
  return { orders: [...orders.values()], corrected: [...corrected] }
}
