import { expect, test } from 'vitest'
import type { Scheme } from '#features/settlement/domain/public.ts'
import { tryScheme } from '#features/settlement/schemes/contract-example.ts'
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
import { explainBlock, readSettlementWeek, reopenStatement } from '../contract.ts'

const office = weekOffice()

/** The driver keeps the net and pays 8 % of gross. */
const OF_GROSS: Scheme = {
  ...PLAIN,
  vat: { kind: 'charged', base: 'gross', basisPoints: 800, floor: true, relief: null },
}

/** A week with Bolt's gross and with Uber's file that has none. */
async function driverOfTwoApps(): Promise<string> {
  const { queries } = office
  await makeScheme(queries, OF_GROSS)
  const driver = await makeDriver(queries, 'Adam Abacki')
  const tell = async (load: number, app: 'bolt' | 'uber', kind: string, amounts: object) => {
    await makeLoad(queries, { no: load, kind })
    const ref = await makeReference(queries, app, 'Adam Abacki', driver)
    await makeRow(queries, { load, row: 2, app, ref, amounts })
    return ref
  }
  await tell(1, 'bolt', 'bolt-earnings', { gross: 1963.53, commission: 400, net: 1563.53 })
  await tell(2, 'uber', 'uber-drivers', { net: 450.26 })
  return driver
}

const decide = (driver: string, subject = 'uber') =>
  office.server.call(
    explainBlock,
    { ...WEEK_47, driverIds: [driver], code: 'amount-unknown', subject, reason: 'Uber nie podaje brutto' },
    { as: office.money },
  )
const vatOf = async (driver: string) =>
  (await office.statement(driver)).lines.find(({ code }) => code === 'vat-charge')

test('an app without gross blocks the week until a person decides to take its net, who and why said', async () => {
  const driver = await driverOfTwoApps()
  expect((await office.statement(driver)).blocks).toEqual([
    { code: 'amount-unknown', what: 'gross-unknown', app: 'uber', rowId: null },
  ])
  expect(await office.marks()).toEqual([])
  expect(await decide(driver, 'bolt')).toMatchObject({ failure: { code: 'not_blocked' } })
  answered(await decide(driver))
  const draft = await office.statement(driver)
  expect(draft.blocks).toEqual([])
  expect(await vatOf(driver)).toMatchObject({ amount: -19_310, facts: { vatOfNet: ['uber'] } })
  expect((await office.closeAll()).closed).toHaveLength(1)
  const closed = await office.statement(driver)
  expect(closed.resultGrosze).toBe(156_353 + 45_026 - 19_310)
  expect(closed.explanations).toMatchObject([
    { code: 'amount-unknown', subject: 'uber', reason: 'Uber nie podaje brutto' },
  ])
})

test('the decision is of that week and driver alone, and holds in the closed week', async () => {
  const driver = await driverOfTwoApps()
  answered(await decide(driver))
  await office.closeAll()
  const before = await office.statement(driver)
  expect(await office.corrections()).toEqual([])
  const { queries } = office
  const other = await makeDriver(queries, 'Ewa Mróz')
  const ref = await makeReference(queries, 'uber', 'Ewa Mróz', other)
  await makeRow(queries, { load: 2, row: 3, app: 'uber', ref, amounts: { net: 300 } })
  expect((await office.statement(other)).blocks).toMatchObject([{ what: 'gross-unknown', app: 'uber' }])
  expect((await office.statement(driver)).checksum).toBe(before.checksum)
})

test('an app that comes without gross after the closing is corrected by the net that a person decides on', async () => {
  const { queries } = office
  await makeScheme(queries, OF_GROSS)
  const driver = await makeDriver(queries, 'Adam Abacki')
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  const bolt = await makeReference(queries, 'bolt', 'Adam Abacki', driver)
  const amounts = { gross: 1000, commission: 250, net: 750 }
  await makeRow(queries, { load: 1, row: 2, app: 'bolt', ref: bolt, amounts })
  await office.closeAll()
  const { checksum } = await office.statement(driver)
  await makeLoad(queries, { no: 2, kind: 'uber-drivers' })
  const uber = await makeReference(queries, 'uber', 'Adam Abacki', driver)
  await makeRow(queries, { load: 2, row: 2, app: 'uber', ref: uber, amounts: { net: 100 } })
  expect(await office.corrections()).toMatchObject([{ blocks: [{ what: 'gross-unknown', app: 'uber' }] }])
  answered(await decide(driver))
  const [proposed] = await office.corrections()
  expect(proposed).toMatchObject({ blocks: [], grosze: 9200 })
  answered(await office.accept(proposed))
  expect((await office.statement(driver)).checksum).toBe(checksum)
  expect(await office.corrections()).toEqual([])
})

test('once a gross is there the decision to take the net is told no more, also of a new version', async () => {
  const driver = await driverOfTwoApps()
  answered(await decide(driver))
  await office.closeAll()
  const closed = await office.statement(driver)
  answered(
    await office.server.call(
      reopenStatement,
      { id: closed.id ?? '', reason: 'Jest brutto Ubera' },
      { as: office.money },
    ),
  )
  const { queries } = office
  await makeLoad(queries, { no: 3, kind: 'uber-drivers' })
  const ref = await makeReference(queries, 'uber', 'Adam Abacki', driver)
  await makeRow(queries, { load: 3, row: 2, app: 'uber', ref, amounts: { gross: 604.12, net: 450.26 } })
  expect((await office.statement(driver)).explanations).toEqual([])
  await office.closeAll()
  const second = await office.statement(driver)
  expect(second).toMatchObject({ version: 2, explanations: [] })
  expect((await vatOf(driver))?.facts.vatOfNet).toBeUndefined()
})

test('a draft without a gross on which its VAT stands tells no payout, and stands in no sum of the week', async () => {
  const driver = await driverOfTwoApps()
  expect(await office.statement(driver)).toMatchObject({ known: false, toPayGrosze: 0, carryGrosze: 0 })
  const rows = async () =>
    answered(await office.server.call(readSettlementWeek, WEEK_47, { as: office.money })).data
  expect(await rows()).toMatchObject([{ state: 'blocked', resultGrosze: null, balanceGrosze: null }])
  answered(await decide(driver))
  expect(await office.statement(driver)).toMatchObject({ known: true, toPayGrosze: 182_069 })
  expect(await rows()).toMatchObject([{ state: 'draft', resultGrosze: 182_069 }])
})

test('the live example names the gross that is missing, for each whom it concerns', async () => {
  const driver = await driverOfTwoApps()
  const scheme = { ...OF_GROSS, earns: { kind: 'share', basisPoints: 6000, apps: [] } } as const
  const asked = { kind: 'fleet', ...WEEK_47, driverId: driver } as const
  const ask = async (vat: Scheme['vat']) =>
    answered(
      await office.server.call(tryScheme, { ...asked, scheme: { ...scheme, vat } } as never, {
        as: office.money,
      }),
    ).drivers[0]
  const lacks = [{ code: 'gross-unknown', app: 'uber' }]
  expect(await ask(OF_GROSS.vat)).toMatchObject({ before: { unknown: lacks }, after: { unknown: lacks } })
  const ofNet = { ...OF_GROSS.vat, withoutGross: 'net' } as Scheme['vat']
  expect(await ask(ofNet)).toMatchObject({ before: { unknown: lacks }, after: { unknown: [] } })
})
