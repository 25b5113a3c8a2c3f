import { describe, expect, test } from 'vitest'
import { payOutInCash, readDriverLedger, takeBackCash } from '#features/settlement/ledger/contract.ts'
import { answered } from '#test/server/test-server.ts'
import { seenIn, statement, TODAY, transferOffice } from '#test/transfers/transfer-office.ts'
import { getTransferProposal, prepareTransferBatch } from '../contract.ts'
import { dropSaidOfReopened } from './reopened.ts'

const office = transferOffice()
const { owing, closeWeek, leaveOut, takeIn, proposal, prepared, leave, confirm, giveBack, batch } = office
const call: typeof office.server.call = (...asked) => office.server.call(...asked)

const seenByPiotr = async () => answered(await call(getTransferProposal, {}, { as: office.piotr }))
const inFile = async () => (await proposal()).orders.map((order) => order.statement)
const cash = (driverId: string, grosze: number, of = statement(0)) =>
  call(payOutInCash, { driverId, grosze, statement: of, note: '' }, { as: office.anna })

describe('who is left for another batch', () => {
  test('is left out for everybody, with who decided it and when, and by anybody’s batch', async () => {
    await owing([500, 700])
    answered(await leaveOut(statement(0)))
    const seen = await seenByPiotr()
    expect(seen.outside).toMatchObject([
      { statement: statement(0), why: { code: 'left-out', by: 'Anna Próbna' } },
    ])
    expect(seen.outside[0]?.why).toMatchObject({ at: expect.stringMatching(/^2026-11-23/) })
    expect([seen.inside, seen.outsideTally]).toEqual([
      { count: 1, total: 700 },
      { count: 1, total: 500 },
    ])
    const { orders, outside } = await batch(await prepared(office.piotr))
    expect(orders.map((order) => order.statement)).toEqual([statement(1)])
    expect(outside).toMatchObject([{ why: { code: 'left-out', by: 'Anna Próbna' } }])
    // It does not end with that batch.
    expect(await inFile()).toEqual([])
  })

  test('is taken in again by anybody, and by two at once', async () => {
    await owing([500])
    answered(await leaveOut(statement(0)))
    answered(await leaveOut(statement(0), office.piotr))
    expect((await proposal()).outside[0]?.why).toMatchObject({ by: 'Anna Próbna' })
    const both = await Promise.all([takeIn(statement(0), office.piotr), takeIn(statement(0))])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await inFile()).toEqual([statement(0)])
  })

  test('does not slip into a batch that somebody prepares from a list of before', async () => {
    await owing([500, 700])
    const before = { accountId: office.account, date: TODAY, ...seenIn(await proposal()) }
    answered(await leaveOut(statement(0)))
    expect(await call(prepareTransferBatch, before, { as: office.piotr })).toMatchObject({
      ...{ status: 409, failure: { code: 'proposal_changed' } },
      failure: { facts: { changes: [{ statement: statement(0), what: 'gone' }], more: 0 } },
    })
  })

  test('at the moment of a batch is either in it or left out, never both', async () => {
    await owing([500])
    const seen = { accountId: office.account, date: TODAY, ...seenIn(await proposal()) }
    const [left, made] = await Promise.all([
      leaveOut(statement(0)),
      call(prepareTransferBatch, seen, { as: office.piotr }),
    ])
    expect([left.status, made.status].sort()).toEqual([200, 409])
  })

  test('can’t be who is not owed, or whom a batch holds', async () => {
    await owing([500])
    expect(await leaveOut(statement(7))).toMatchObject({ status: 409, failure: { code: 'not_payable' } })
    await prepared()
    expect(await leaveOut(statement(0))).toMatchObject({ status: 409, failure: { code: 'not_payable' } })
  })
})

describe('the decision ends', () => {
  test('when all of it is paid in cash: what a storno makes owed again is in the file', async () => {
    const [jan = ''] = await owing([500])
    answered(await leaveOut(statement(0)))
    answered(await cash(jan, 200))
    expect((await proposal()).outside).toMatchObject([{ grosze: 300, why: { code: 'left-out' } }])
    answered(await cash(jan, 300))
    const { entries } = answered(await call(readDriverLedger, { driverId: jan }, { as: office.anna }))
    const last = entries.findLast(({ kind, grosze }) => kind === 'payout' && grosze === -300)
    answered(await call(takeBackCash, { id: last?.id ?? '', reason: 'nie odebrał' }, { as: office.anna }))
    expect(await inFile()).toEqual([statement(0)])
  })

  test('when a transfer pays it, and not when one for another week does', async () => {
    const [jan = ''] = await owing([500])
    const first = await prepared()
    answered(await leave(first))
    await closeWeek([jan], [900], 48)
    answered(await leaveOut(statement(0, 48)))
    answered(await confirm(first))
    expect((await proposal()).outside).toMatchObject([{ statement: statement(0, 48) }])
    answered(await takeIn(statement(0, 48)))
    const second = await prepared()
    answered(await leave(second))
    answered(await confirm(second))
    answered(await giveBack(second, statement(0, 48)))
    expect(await inFile()).toEqual([statement(0, 48)])
  })

  test('not by the next week, into which the money rolls', async () => {
    const [jan = ''] = await owing([500])
    answered(await leaveOut(statement(0)))
    await closeWeek([jan], [900], 48)
    expect(await inFile()).toEqual([])
    expect((await proposal()).outside).toMatchObject([
      { statement: statement(0, 48), grosze: 1400, why: { code: 'left-out', by: 'Anna Próbna' } },
    ])
    answered(await takeIn(statement(0, 48), office.piotr))
    expect(await inFile()).toEqual([statement(0, 48)])
  })

  test('when its statement is reopened', async () => {
    await owing([500])
    answered(await leaveOut(statement(0)))
    await office.server.database.transaction((tx) => dropSaidOfReopened(tx, statement(0)))
    expect(await inFile()).toEqual([statement(0)])
  })
})
