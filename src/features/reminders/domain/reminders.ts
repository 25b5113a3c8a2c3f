import type { Reminders, ReminderWay } from '#features/settings/domain/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'

/** What a driver has chosen. */
export interface OwnChoice {
  /** `fleet`: the hour that the fleet has set. 15-22 */
  readonly evening: 'fleet' | 'off' | number
  /** Where no phone takes a push; null: as the fleet has set. */
  readonly otherwise: ReminderWay | null
}

export const NOT_CHOSEN: OwnChoice = { evening: 'fleet', otherwise: null }

/** A full hour of the fleet's wall clock. */
interface WallHour {
  readonly date: CalendarDate
  /** 0-24 */
  readonly hour: number
}

/** The hour of the evening at which the driver is reminded of a shift; null: not at all. */
export function eveningHourOf({ evening }: OwnChoice, { eveningHour }: Reminders): number | null {
  if (evening === 'off') return null
  return evening === 'fleet' ? eveningHour : evening
}

/**
 * How a driver is reminded whose phones take no push. SMS cost the fleet, so they go only where it wants
 * them; a letter to nobody becomes one of those where it does.
 * @param has which addresses the driver has
 */
export function wayOf(
  { otherwise }: OwnChoice,
  fleet: Reminders,
  has: { readonly email: boolean; readonly phone: boolean },
): ReminderWay {
  const wanted = otherwise === 'sms' && fleet.otherwise !== 'sms' ? fleet.otherwise : otherwise
  const way = wanted ?? fleet.otherwise
  if (way === 'none') return 'none'
  if (way === 'email' && has.email) return 'email'
  return fleet.otherwise === 'sms' && has.phone ? 'sms' : 'none'
}

/** Nobody is woken for a form. */
const MORNING = 8
const EVENING = 20

/**
 * When those are reminded who have not sent the form: so many hours before it closes, or on the evening
 * before where that is in the night.
 */
export function formMoment(closes: WallHour, hoursBefore: number): WallHour {
  const total = closes.hour - hoursBefore
  const date = addDays(closes.date, Math.floor(total / 24))
  const hour = total - Math.floor(total / 24) * 24
  if (hour < MORNING) return { date: addDays(date, -1), hour: EVENING }
  return { date, hour: Math.min(hour, EVENING) }
}

/** Whether the wall clock has reached that hour. @param now hour 0-23 */
export function isReached({ date, hour }: WallHour, now: WallHour): boolean {
  return now.date > date || (now.date === date && now.hour >= hour)
}
