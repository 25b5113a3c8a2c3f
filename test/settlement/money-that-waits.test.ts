import { expect, test } from 'vitest'
import {
  addPayIn,
  payOutInCash,
  readDriverLedger,
  takeBackCash,
} from '#features/settlement/ledger/contract.ts'
import { getTransferProposal } from '#features/settlement/transfers/contract.ts'
import { answered } from '#test/server/test-server.ts'
import { WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
const WEEK_46 = { year: 2026, week: 46 }
const WEEK_48 = { year: 2026, week: 48 }

const ledger = async (driverId: string) =>
  answered(await office.server.call(readDriverLedger, { driverId }, { as: office.money }))
const pay = async (driverId: string, statement: string, grosze: number) =>
  answered(
    await office.server.call(
      payOutInCash,
      { driverId, statement, grosze, note: '', again: true },
      { as: office.money },
    ),
  )
const waiting = async () =>
  answered(await office.server.call(getTransferProposal, {}, { as: office.money })).waiting

/** 100 of 215,21 paid in cash, the next week closed, and the cash taken back: it was never handed over. */
async function takenBackLate() {
  const { ids } = await office.fleetOf({ 'Anna Abacka': 215.21 }, { week: WEEK_46 })
  const [anna = ''] = ids
  const { closed } = await office.closeAll(WEEK_46)
  await pay(anna, closed[0]?.number ?? '', 10_000)
  await office.fleetOf({ 'Anna Abacka': 327.54 }, { load: 2, known: ids })
  await office.closeAll()
  const payout = (await ledger(anna)).entries.find(({ kind }) => kind === 'payout')?.id ?? ''
  answered(
    await office.server.call(takeBackCash, { id: payout, reason: 'nie odebrała' }, { as: office.money }),
  )
  return { anna, ids }
}

test('what came back after the next week was closed is said to wait, and until when', async () => {
  const { anna } = await takenBackLate()
  const before = await ledger(anna)
  expect(before.payable).toMatchObject([{ grosze: 44_275 }])
  expect(before.waits).toEqual({ grosze: 10_000, from: WEEK_48 })
  expect(await waiting()).toEqual([{ driverId: anna, driver: 'Anna Abacka', grosze: 10_000, apart: false }])
  await pay(anna, before.payable[0]?.statement ?? '', 44_275)
  expect(await ledger(anna)).toMatchObject({ balanceGrosze: 10_000, payable: [], waits: { grosze: 10_000 } })
  expect(await waiting()).toHaveLength(1)
})

test('the older statement tells the amount that was carried, and what came back since', async () => {
  const { anna, ids } = await takenBackLate()
  expect(await office.statement(anna, WEEK_46)).toMatchObject({
    state: 'rolled-over',
    movedOn: { statement: 'R/2026/47/0001', grosze: 11_521, since: { grosze: 10_000, statement: null } },
  })
  expect((await office.statement(anna)).movedOn).toBeNull()
  await office.goTo('2026-11-30T09:00:00Z')
  await office.fleetOf({ 'Anna Abacka': 50 }, { load: 3, known: ids, week: WEEK_48 })
  await office.closeAll(WEEK_48)
  expect(await office.statement(anna, WEEK_46)).toMatchObject({
    movedOn: { grosze: 11_521, since: { grosze: 10_000, statement: 'R/2026/48/0001' } },
  })
  expect(await ledger(anna)).toMatchObject({ waits: null, payable: [{ grosze: 59_275 }] })
  expect(await waiting()).toEqual([])
})

test('a statement that rolled over whole says so; nothing waits where all is payable', async () => {
  const { ids } = await office.fleetOf({ 'Anna Abacka': 100 }, { week: WEEK_46 })
  const [anna = ''] = ids
  await office.closeAll(WEEK_46)
  expect(await ledger(anna)).toMatchObject({ waits: null })
  await office.fleetOf({ 'Anna Abacka': 50 }, { load: 2, known: ids })
  await office.closeAll(WEEK_47)
  expect(await office.statement(anna, WEEK_46)).toMatchObject({
    movedOn: { statement: 'R/2026/47/0001', grosze: 10_000, since: null },
  })
})

test('more paid in than was owed waits for the next statement as well', async () => {
  const { ids } = await office.fleetOf({ 'Anna Abacka': 100 })
  const [anna = ''] = ids
  const paid = { driverId: anna, grosze: 5000, inCash: false, beyondDebt: true, note: '' }
  answered(await office.server.call(addPayIn, paid, { as: office.money }))
  expect(await ledger(anna)).toMatchObject({ waits: { grosze: 5000, from: null } })
})
