import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import { carForDriver } from '#features/fleet/vehicles/server/public.ts'
import { slotStanding } from '#features/roster/domain/public.ts'
import { type SavedWeek, savedWeekNow } from '#features/schedule/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { hasBegun, type Slot, slotAt } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import { fleetTime, slotBegins } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { eveningHourOf, isReached, NOT_CHOSEN, type OwnChoice } from '../domain/reminders.ts'
import { choicesOf } from './choices-store.ts'
import { type DueReminder, revisionOf } from './due-reminder.ts'
import { HOURS, wordsFor } from './reminder-words.ts'

interface Seat {
  readonly slot: Slot
  readonly driverId: string
  readonly carId: string
  /** Empty where the car is off: who drives what, the office says. */
  readonly reg: string
}

/** The weeks in which shifts begin today or tomorrow. */
export function weeksAtHand({ clock }: Platform): readonly Week[] {
  const { date } = fleetTime(clock)
  const [today, tomorrow] = [weekOf(date), weekOf(addDays(date, 1))]
  return sameWeek(today, tomorrow) ? [today] : [today, tomorrow]
}

/** Shifts with a car that have not begun, and whose drivers' hour of the evening before has struck. */
export async function dueShifts(
  queries: Queries,
  platform: Platform,
  settings: Settings,
): Promise<DueReminder[]> {
  if (!settings.showSchedule) return []
  const seats: Seat[] = []
  for (const week of weeksAtHand(platform)) {
    const saved = await savedWeekNow(queries, platform.clock, week)
    if (saved?.row.publishedAt) seats.push(...seatsAhead(saved, week, platform))
  }
  const ids = [...new Set(seats.map(({ driverId }) => driverId))]
  const drivers = await driversByIds(queries, ids)
  const choices = await choicesOf(queries, ids)
  const now = fleetTime(platform.clock)
  const due: DueReminder[] = []
  for (const seat of seats) {
    const driver = drivers.get(seat.driverId)
    const choice = choices.get(seat.driverId) ?? NOT_CHOSEN
    const hour = eveningHourOf(choice, settings.reminders)
    if (!driver?.active || hour === null) continue
    if (isReached({ date: addDays(seat.slot.date, -1), hour }, now))
      due.push(reminderOf(platform, seat, driver, choice, await placeOf(queries, seat)))
  }
  return due
}

/** Those of today and tomorrow: whose evening before may have come. */
function seatsAhead({ contents, frame }: SavedWeek, week: Week, { clock }: Platform): Seat[] {
  const { date: today, hour } = fleetTime(clock)
  const tomorrow = addDays(today, 1)
  const regs = new Map(contents.cars.map(({ id, reg }) => [id, reg]))
  return contents.places.flatMap(({ driverId, carId, slot: index }) => {
    const slot = slotAt(week, index)
    if (carId === null || slot.date > tomorrow || hasBegun(slot, today, hour)) return []
    const isDriven = slotStanding(frame, carId, index, true).standing === 'driven'
    return [{ slot, driverId, carId, reg: isDriven ? (regs.get(carId) ?? '') : '' }]
  })
}

async function placeOf(queries: Queries, { carId, reg }: Seat): Promise<string> {
  return reg === '' ? '' : ((await carForDriver(queries, carId))?.parking ?? '')
}

function reminderOf(
  { configuration }: Platform,
  { slot, reg }: Seat,
  driver: Driver,
  choice: OwnChoice,
  parking: string,
): DueReminder {
  const { fullName } = driver
  const { says, day } = wordsFor(driver)
  const hours = HOURS[slot.shift]
  const date = day(slot.date)
  const link = `${configuration.publicUrl}/kalendarz-pracy`
  return {
    kind: 'shift-reminder',
    aboutId: `${driver.id}:${slot.date}:${slot.shift}`,
    revision: revisionOf([reg, parking]),
    ...{ driver, choice, notAfter: slotBegins(slot) },
    push: { title: says.shiftTitle(date, hours), body: says.shiftBody },
    letter: {
      subject: says.shiftSubject(date),
      text: says.shiftLetter({ fullName, day: date, hours, reg, parking, link }),
    },
    sms: { template: 'shift-reminder', values: { fullName, slot, reg, parking } },
  }
}
