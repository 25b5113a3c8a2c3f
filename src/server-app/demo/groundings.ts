import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { DemoOffice } from './office.ts'

/** Which car, and the first and last day from today on; a whole number and a half is a night. */
const GROUNDINGS = [
  [3, -40, -36.5, 'Wymiana rozrządu', false],
  [9, -18, -17, 'Opony zimowe', false],
  [14, -1, 4.5, 'Blacharz: przedni błotnik', false],
  [21, 2.5, 3, 'Myjnia i pranie tapicerki', false],
  [6, 6, 9.5, '', true],
  [17, 12, 20.5, 'Czeka na części z serwisu', false],
  [11, 24, 52.5, 'Wycofane na zimę', true],
] as const

/** Some cars that stand, stood or will stand still. */
export async function groundCars(
  office: DemoOffice,
  cars: readonly { readonly id: string }[],
  today: CalendarDate,
): Promise<void> {
  for (const [index, first, last, groundedReason, notOnStation] of GROUNDINGS) {
    const car = cars[index]
    if (!car) continue
    const from = slotAfter(today, first)
    const to = slotAfter(today, last)
    await office.call(addGrounding, {
      carId: car.id,
      dayStart: from.date,
      shiftStart: from.shift,
      dayEnd: to.date,
      shiftEnd: to.shift,
      groundedReason,
      notOnStation,
    })
  }
}

function slotAfter(today: CalendarDate, days: number) {
  const whole = Math.floor(days)
  return { date: addDays(today, whole), shift: SHIFT_ON_WIRE[days === whole ? 'day' : 'night'] }
}
