import { expect, test } from 'vitest'
import { touchedWeeks } from '#features/income/facts/server/tables.ts'
import { resolveUnmatched } from '#features/income/matching/contract.ts'
import type { Week } from '#kernel/week.ts'
import { answered } from '#test/server/test-server.ts'
import { makeLoad, makeReference, makeRow } from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
const week = (number: number): Week => ({ year: 2026, week: number })

const linesOf = async (driverId: string, of: Week) =>
  (await office.statement(driverId, of)).lines.map(({ code, amount }) => [code, amount])

async function lateRow(ref: string, adjustment: number) {
  await makeLoad(office.queries, { no: 90, kind: 'bolt-earnings', at: '2026-12-07T08:00:00Z' })
  await makeRow(office.queries, { load: 90, row: 2, app: 'bolt', ref, amounts: { adjustment } })
}

test('an accepted correction goes into the first open week after the newest statement, over weeks that stayed empty', async () => {
  const { ids, refs } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [adam = ''] = ids
  await office.closeAll()
  // Week 48 was a holiday: nobody closes what is empty.
  await office.goTo('2026-12-07T09:00:00Z')
  await office.fleetOf({ 'Adam Abacki': 100 }, { week: week(49), load: 5, known: ids })
  await office.closeAll(week(49))
  await lateRow(refs[0] ?? '', -50)
  answered(await office.accept((await office.corrections())[0]))
  expect(await office.marks(week(48))).toEqual([])
  await office.goTo('2026-12-14T09:00:00Z')
  await office.fleetOf({ 'Adam Abacki': 100 }, { week: week(50), load: 8, known: ids })
  expect(await linesOf(adam, week(50))).toEqual([
    ['app-net', 10_000],
    ['correction', -5000],
  ])
})

test('the week that follows takes it, though it was worked and stands open', async () => {
  const { ids, refs } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [adam = ''] = ids
  await office.closeAll()
  await office.goTo('2026-12-07T09:00:00Z')
  await office.fleetOf({ 'Adam Abacki': 100 }, { week: week(48), load: 5, known: ids })
  await lateRow(refs[0] ?? '', -50)
  answered(await office.accept((await office.corrections())[0]))
  expect(await linesOf(adam, week(48))).toEqual([
    ['app-net', 10_000],
    ['correction', -5000],
  ])
})

test('a name that is matched long after is listed among the corrections, until somebody decides', async () => {
  const old = week(40)
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 300 }, { week: old })
  const [adam = ''] = ids
  const ref = await makeReference(office.queries, 'bolt', 'Xyz Qwerty', null)
  await makeRow(office.queries, { load: 1, row: 9, app: 'bolt', ref, amounts: { net: 77 }, week: old })
  await office.closeAll(old)
  for (const number of [41, 42, 43, 44, 45]) {
    await office.fleetOf({ 'Adam Abacki': 100 }, { week: week(number), load: number, known: ids })
    await office.closeAll(week(number))
  }
  expect(await office.corrections()).toEqual([])
  const assign = { id: ref, decision: 'assign', driverId: adam } as const
  answered(await office.server.call(resolveUnmatched, assign, { as: office.admin }))
  const [one, ...others] = await office.corrections()
  expect([one, others]).toMatchObject([{ number: 'R/2026/40/0001', grosze: 7700 }, []])
  answered(await office.accept(one))
  expect(await office.corrections()).toEqual([])
  expect(await office.queries.select().from(touchedWeeks)).toEqual([])
  expect((await linesOf(adam, week(46))).at(-1)).toEqual(['correction', 7700])
})
