import { addService, confirmService, listCarServices } from '#features/fleet/services/contract.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { addWeeks, datesOf, type Week } from '#kernel/week.ts'
import type { Chance } from './chance.ts'
import type { DemoOffice } from './office.ts'

/** Car by its place in the list, day of the week from Monday, hour, and what is to be done. */
const VISITS = [
  [2, 0, '08:00', 'Wymiana oleju i filtrów'],
  [6, 1, '10:15', 'Wymiana opon na zimowe'],
  [11, 3, '13:30', 'Klocki hamulcowe, przód'],
  [17, 4, '09:00', 'Kontrola klimatyzacji'],
  [20, 5, '11:45', 'Przegląd gazu'],
] as const
const LATER = [
  [4, 1, '09:30', 'Wymiana opon na zimowe'],
  [14, 2, '12:00', 'Geometria kół'],
] as const

/**
 * The workshop visits of a week that has just been generated, of which most drivers confirm theirs, and some
 * of the week after.
 */
export async function planServices(
  office: DemoOffice,
  chance: Chance,
  cars: readonly { readonly id: string }[],
  week: Week,
): Promise<void> {
  await office.call(setNotifications, { sendPinBySms: false, sendConfirmation: true, sendServiceSms: true })
  for (const carId of await addVisits(office, cars, week, VISITS)) {
    if (!chance.happens(0.65)) continue
    const [visit] = (await office.call(listCarServices, { id: carId })).data
    if (!visit?.attributes.linkSentAt) continue
    office.clock.advance(4 * 60_000)
    await office.call(confirmService, { uuid: visit.attributes.link.split('/').at(-1) ?? '' })
  }
  await addVisits(office, cars, addWeeks(week, 1), LATER)
}

/** @returns the cars that go to the workshop */
async function addVisits(
  office: DemoOffice,
  cars: readonly { readonly id: string }[],
  week: Week,
  visits: readonly (readonly [number, number, string, string])[],
): Promise<string[]> {
  const dates = datesOf(week)
  const gone: string[] = []
  for (const [place, day, hour, text] of visits) {
    const car = cars[place]
    const date = dates[day]
    if (!car || !date) continue
    await office.call(addService, { carId: car.id, date, hour, text })
    gone.push(car.id)
  }
  return gone
}
