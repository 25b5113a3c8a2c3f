import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'

/** When the office may ask drivers who keep silent: once in so many hours, and never at night. */
export interface Chasing {
  /** Nobody is asked the same again sooner. */
  readonly restHours: number
  /** Full hours of the fleet's wall clock between which drivers are asked. */
  readonly fromHour: number
  readonly untilHour: number
}

/** What may be set; a day's hours always follow a morning's. */
export const CHASING_BOUNDS = {
  restHours: { least: 1, most: 72 },
  fromHour: { least: 5, most: 12 },
  untilHour: { least: 13, most: 23 },
} as const

interface WallHour {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
}

/** The hour from which drivers may be asked again where it is night now; undefined where it is not. */
export function nightEnds({ fromHour, untilHour }: Chasing, now: WallHour): WallHour | undefined {
  if (now.hour < fromHour) return { date: now.date, hour: fromHour }
  return now.hour < untilHour ? undefined : { date: addDays(now.date, 1), hour: fromHour }
}
