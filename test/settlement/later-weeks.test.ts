import { expect, test } from 'vitest'
import type { Week } from '#kernel/week.ts'
import { answered } from '#test/server/test-server.ts'
import { makeLoad, makeRow } from './made-week.ts'
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
