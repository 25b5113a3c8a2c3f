import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { decideOverMileage } from '#features/settlement/charges/contract-standing.ts'
import { mileageAllowances } from '#features/settlement/charges/server/tables.ts'
import { datesOf, mondayOf } from '#kernel/week.ts'
import { answered } from '#test/server/test-server.ts'
import { MONDAY_48, WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
let adam: string
/** 0.50 zł a kilometre over 1,000 km a week. */
const TIERS = [{ overMetres: 1_000_000, groszePerKm: 50 }]

beforeEach(async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 2000 })
  adam = ids[0] ?? ''
  await office.queries.insert(mileageAllowances).values({
    ...{ no: 1, fromMonday: mondayOf({ year: 2026, week: 40 }), tiers: TIERS },
    ...{ createdAt: MONDAY_48, createdBy: 'Anna Próbna' },
  })
  const date = datesOf(WEEK_47)[1] ?? mondayOf(WEEK_47)
  await office.queries
    .insert(shiftResults)
    .values({ driverId: adam, date, shift: 'day', totalIncomeGrosze: 10_000, mileageM: 1_200_000 })
})

const driven = (metres: number) =>
  office.queries.update(shiftResults).set({ mileageM: metres }).where(eq(shiftResults.driverId, adam))
const decide = (metres: number, more: object = {}) =>
  office.server.call(
    decideOverMileage,
    { driverId: adam, ...WEEK_47, metres, state: 'applied', ...more },
    { as: office.money },
  )
const proposed = async () => (await office.corrections()).map(({ grosze }) => grosze)

test('kilometres that come after closing are charged by the difference, and what was decided is not given back', async () => {
  answered(await decide(1_200_000))
  await office.closeAll()
  expect((await office.statement(adam)).resultGrosze).toBe(190_000)
  await driven(1_210_000)
  expect(await proposed()).toEqual([-500])
  answered(await office.accept((await office.corrections())[0]))
  await driven(1_204_000)
  expect(await proposed()).toEqual([300])
  // Within the allowance after all: nothing was over, and all of it is proposed back.
  await driven(900_000)
  expect(await proposed()).toEqual([10_500])
})

test('an amount that was agreed on, or declined, stays as agreed', async () => {
  answered(await decide(1_200_000, { state: 'edited', grosze: 7000 }))
  await office.closeAll()
  await driven(1_210_000)
  expect(await proposed()).toEqual([])
  answered(await decide(1_210_000, { state: 'declined' }))
  expect(await proposed()).toEqual([7000])
})

test('what nobody had decided when the week was closed is decided afterwards, as a correction', async () => {
  await office.closeAll()
  await driven(1_210_000)
  expect(await proposed()).toEqual([])
  answered(await decide(1_210_000))
  expect(await proposed()).toEqual([-10_500])
  answered(await office.accept((await office.corrections())[0]))
  expect((await office.statement(adam, { year: 2026, week: 48 })).lines).toMatchObject([
    { code: 'correction', amount: -10_500 },
  ])
})

test('what was decided of other kilometres than the week was closed with corrects nothing', async () => {
  answered(await decide(1_200_000))
  await driven(1_210_000)
  await office.closeAll()
  expect((await office.statement(adam)).resultGrosze).toBe(200_000)
  expect(await proposed()).toEqual([])
  await driven(1_220_000)
  expect(await proposed()).toEqual([])
})
