import { expect, test } from 'vitest'
import { addDayFuel } from '#features/fuel/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, datesOf, mondayOf, type Week } from '#kernel/week.ts'
import { answered } from '#test/server/test-server.ts'
import { makeDriver, makeLoad, makeReference, makeRow, makeScheme, PLAIN, WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

/*
 * Everyone of the four latest closed weeks is compared with what is known by now; of older ones those of whom
 * anything was told since (settlement.md, cases to hold: a late correction).
 */
const office = weekOffice()
const OLD = addWeeks(WEEK_47, -5)

/** Adam has six closed weeks, the oldest of which is not among the latest four any more. */
async function sixClosedWeeks(): Promise<string> {
  const { queries } = office
  await makeScheme(queries, PLAIN, undefined, { year: 2026, week: 36 })
  const adam = await makeDriver(queries, 'Adam Abacki')
  const ref = await makeReference(queries, 'bolt', 'Adam Abacki', adam)
  for (let no = 1; no <= 6; no += 1) {
    const week = addWeeks(OLD, no - 1)
    await makeLoad(queries, { no, kind: 'bolt-earnings', week })
    await makeRow(queries, { load: no, row: 2, app: 'bolt', ref, amounts: { net: 200 }, week })
    await office.goTo(`${mondayOf(addWeeks(week, 1))}T09:00:00Z`)
    await office.closeOnly(adam, week)
  }
  return adam
}

async function sendFuel(week: Week, driverId: string, figures: object): Promise<void> {
  const day = datesOf(week)[1] as CalendarDate
  const details = [{ id: driverId, benzyna: 0, gaz: 0, godziny: null, ...figures }]
  const sent = { day, shift: 'dzień', details, fuelPrice: 6, gasPrice: 3 } as const
  answered(await office.server.call(addDayFuel, sent, { as: await office.server.asScope('fuel') }))
}

test('fuel that is sent for a week long closed is proposed as its correction, and decided once', async () => {
  const adam = await sixClosedWeeks()
  expect(await office.corrections()).toEqual([])
  await sendFuel(OLD, adam, { benzyna: 10 })
  const [proposed] = await office.corrections()
  expect(proposed).toMatchObject({ ...OLD, driverId: adam, grosze: -6000, breakdown: [{ code: 'fuel' }] })
  answered(await office.accept(proposed))
  expect(await office.corrections()).toEqual([])
  // Sent again as it is, it says nothing new; mended, it does.
  await sendFuel(OLD, adam, { benzyna: 10 })
  expect(await office.corrections()).toEqual([])
  await sendFuel(OLD, adam, { benzyna: 8 })
  expect(await office.corrections()).toMatchObject([{ ...OLD, grosze: 1200 }])
})

test('hours of a week long closed change it only where hours are paid', async () => {
  const adam = await sixClosedWeeks()
  await sendFuel(OLD, adam, { godziny: 8 })
  expect(await office.corrections()).toEqual([])
})
