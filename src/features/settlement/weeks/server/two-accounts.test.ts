import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { beginResults, foldTouched, platformDrivers } from '#features/income/facts/server/public.ts'
import { answered } from '#test/server/test-server.ts'
import {
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  PLAIN,
  WEEK_47,
} from '#test/settlement/made-week.ts'
import { weekOffice } from '#test/settlement/week-office.ts'
import { explainBlock } from '../contract.ts'

const office = weekOffice()
let adam: string
/** Of his two accounts; of no other than the name. */
let refs: { cracow: string; warsaw: string; named: string }

beforeEach(async () => {
  const { queries } = office
  await makeScheme(queries, PLAIN)
  adam = await makeDriver(queries, 'Adam Abacki')
  refs = {
    cracow: await account('Adam Abacki', 'phone:+48500000901 name:adam abacki'),
    warsaw: await account('Konto Drugie', 'phone:+48511000901 name:konto drugie'),
    named: await makeReference(queries, 'bolt', 'A. Abacki', adam),
  }
})

async function account(name: string, refKey: string): Promise<string> {
  const id = await makeReference(office.queries, 'bolt', name, adam)
  await office.queries.update(platformDrivers).set({ refKey }).where(eq(platformDrivers.id, id))
  return id
}

const WHOLE = ['2026-11-16', '2026-11-22'] as const

async function report(
  no: number,
  rows: Partial<Record<keyof typeof refs, number>>,
  days: readonly [string, string] = WHOLE,
) {
  await makeLoad(office.queries, { no, kind: 'bolt-earnings', days })
  for (const [at, [of, net]] of Object.entries(rows).entries())
    await makeRow(office.queries, {
      ...{ load: no, row: at + 2, app: 'bolt' as const, ref: refs[of as keyof typeof refs], days },
      amounts: { net },
    })
}

async function ride(no: number, of: keyof typeof refs, net: number) {
  await makeLoad(office.queries, { no, kind: 'bolt-trips', days: ['2026-11-18', '2026-11-18'] })
  const slot = { date: '2026-11-18', shift: 'day' as const }
  await makeRow(office.queries, {
    ...{ load: no, row: 2, app: 'bolt' as const, ref: refs[of], slot },
    amounts: { net },
  })
}

const week = async () => (await office.read()).data.find(({ driverId }) => driverId === adam)

/** What the results of the week come to, in grosze. */
async function inResults(): Promise<number> {
  await office.server.database.transaction(async (tx) => {
    await beginResults(tx)
    await tx.execute(sql`
      INSERT INTO touched_slots (driver_id, date, shift, until)
      SELECT ref.driver_id, told.date, told.shift, told.until
      FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id`)
    await foldTouched(tx)
  })
  const { rows } = await office.queries.execute<{ sum: string }>(sql`
    SELECT coalesce(sum(total), 0)::bigint AS sum FROM (
      SELECT total_income_grosze AS total FROM shift_results UNION ALL SELECT total_income_grosze FROM unsplit_results
    ) AS told`)
  return Number(rows[0]?.sum)
}

test('a driver’s accounts that one file tells of are both paid', async () => {
  await report(1, { cracow: 900, warsaw: 500 })
  expect(await week()).toMatchObject({ state: 'draft', resultGrosze: 140_000, blocks: [] })
  expect(await inResults()).toBe(140_000)
})

test('told by two files neither takes the other’s place, and a person says that they are two', async () => {
  await report(1, { cracow: 900 })
  await report(2, { warsaw: 500 })
  const row = await week()
  expect(row).toMatchObject({ state: 'blocked', blocks: [{ code: 'reports-overlap', accounts: true }] })
  const block = row?.blocks[0]
  if (block?.code !== 'reports-overlap') throw new Error('not asked')
  const why = { driverIds: [adam], code: block.code, subject: block.subject, reason: 'Dwa miasta' }
  answered(await office.server.call(explainBlock, { ...WEEK_47, ...why }, { as: office.money }))
  expect(await week()).toMatchObject({ state: 'draft', resultGrosze: 140_000 })
  expect(await inResults()).toBe(140_000)
})

test('what an account tells shift by shift is no part of the other one’s report', async () => {
  await report(1, { cracow: 900 })
  await ride(2, 'warsaw', 40)
  await ride(3, 'cracow', 30)
  expect(await week()).toMatchObject({ resultGrosze: 94_000 })
  expect(await inResults()).toBe(94_000)
})

test('who is named alone may be of either, and is part of the report', async () => {
  await report(1, { cracow: 900, warsaw: 500 })
  await ride(2, 'named', 40)
  expect(await week()).toMatchObject({ resultGrosze: 140_000 })
  expect(await inResults()).toBe(140_000)
})
