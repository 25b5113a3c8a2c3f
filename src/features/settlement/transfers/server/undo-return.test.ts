import { describe, expect, test } from 'vitest'
import {
  payOutInCash,
  readDriverLedger,
  readReceipt,
  takeBackCash,
  undoCashStorno,
} from '#features/settlement/ledger/contract.ts'
import { answered } from '#test/server/test-server.ts'
import { statement, transferOffice } from '#test/transfers/transfer-office.ts'
import { cancelTransferBatch } from '../contract.ts'
import { undoTransferReturn } from '../contract-undo-return.ts'

const office = transferOffice()
const { owing, closeWeek, proposal, prepared, leave, confirm, giveBack, batch, balance, sentAgain } = office

const undo = (id: string, as = office.piotr) =>
  office.server.call(undoTransferReturn, { id, statement: statement(0), reason: 'jednak doszedł' }, { as })
const payable = async () => (await proposal()).orders.map((order) => [order.statement, order.grosze])
const ledger = async (driverId: string) =>
  answered(await office.server.call(readDriverLedger, { driverId }, { as: office.anna }))
const cash = (driverId: string, grosze: number, of = statement(0)) =>
  office.server.call(
    payOutInCash,
    { driverId, statement: of, grosze, note: '', again: true },
    { as: office.anna },
  )

/** A transfer of 50 that was said to be back. */
async function returned({ confirmed }: { readonly confirmed: boolean }) {
  const [jan = ''] = await owing([5000])
  const id = await prepared()
  answered(await leave(id))
  if (confirmed) answered(await confirm(id))
  answered(await giveBack(id, statement(0)))
  return { jan, id }
}

describe.each([{ confirmed: false }, { confirmed: true }])('a return by mistake, %o', ({ confirmed }) => {
  test('is taken back with a reason: the transfer stands as before, and nothing is payable', async () => {
    const { jan, id } = await returned({ confirmed })
    expect(await payable()).toEqual([[statement(0), 5000]])
    answered(await undo(id))
    expect(await payable()).toEqual([])
    expect((await batch(id)).orders[0]).toMatchObject({ returned: null })
    expect((await batch(id)).attributes.returned).toBe(0)
    expect(await balance(jan)).toBe(confirmed ? 0 : 5000)
    if (!confirmed) answered(await confirm(id))
    expect(await balance(jan)).toBe(0)
    expect(await undo(id)).toMatchObject({ status: 409, failure: { code: 'not_returned' } })
  })

  test('may come back in truth afterwards, and that is a return as any', async () => {
    const { jan, id } = await returned({ confirmed })
    answered(await undo(id))
    answered(await giveBack(id, statement(0)))
    expect(await payable()).toEqual([[statement(0), 5000]])
    expect(await balance(jan)).toBe(5000)
    answered(await undo(id))
    expect(await payable()).toEqual([])
  })

  test('stays where another batch holds its money, and goes once that is thrown away', async () => {
    const { id } = await returned({ confirmed })
    const second = await prepared(office.anna, { again: await sentAgain() })
    const { number } = (await batch(second)).attributes
    expect(await undo(id)).toMatchObject({
      status: 409,
      failure: {
        code: 'paid_since',
        facts: { statement: statement(0), batch: number },
        msg: expect.stringContaining('Anuluj tę paczkę'),
      },
    })
    answered(await office.server.call(cancelTransferBatch, { id: second }, { as: office.anna }))
    answered(await undo(id))
  })

  test('stays where its money was paid in cash since', async () => {
    const { jan, id } = await returned({ confirmed })
    answered(await cash(jan, 100))
    expect(await undo(id)).toMatchObject({ status: 409, failure: { code: 'paid_since' } })
    expect(await balance(jan)).toBe(4900)
  })

  test('stays where a newer statement has opened with its money', async () => {
    const { jan, id } = await returned({ confirmed })
    await closeWeek([jan], [1000], 48)
    expect(await undo(id)).toMatchObject({
      status: 409,
      failure: { code: 'settled_since', facts: { statement: statement(0, 48) } },
    })
    expect(await payable()).toEqual([[statement(0, 48), 6000]])
  })

  test('is taken back once, of two who do it at once', async () => {
    const { id } = await returned({ confirmed })
    const both = await Promise.all([undo(id), undo(id, office.anna)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('one that was returned before its batch was confirmed is paid once it is taken back', async () => {
  const [jan = ''] = await owing([5000, 7000])
  const id = await prepared()
  answered(await leave(id))
  answered(await giveBack(id, statement(0)))
  answered(await confirm(id))
  expect(await balance(jan)).toBe(5000)
  answered(await undo(id))
  expect(await balance(jan)).toBe(0)
  expect(await payable()).toEqual([])
})

describe('a storno by mistake', () => {
  const storno = (id: string) =>
    office.server.call(takeBackCash, { id, reason: 'pomylona kwota' }, { as: office.anna })
  const undoStorno = (id: string) =>
    office.server.call(undoCashStorno, { id, reason: 'jednak wypłacono' }, { as: office.anna })
  const rowOf = async (driverId: string, kind: string) =>
    (await ledger(driverId)).entries.findLast((row) => row.kind === kind)

  async function paidAndTakenBack() {
    const [jan = ''] = await owing([5000])
    const { receipt } = answered(await cash(jan, 2000))
    const payout = (await rowOf(jan, 'payout'))?.id ?? ''
    answered(await storno(payout))
    return { jan, receipt, payout, id: (await rowOf(jan, 'storno'))?.id ?? '' }
  }

  test('is undone: the cash stands, its receipt holds, and it can be taken back anew', async () => {
    const { jan, receipt, payout, id } = await paidAndTakenBack()
    expect(await rowOf(jan, 'storno')).toMatchObject({ mayUndo: true, undoes: null })
    expect(answered(await undoStorno(id)).balanceGrosze).toBe(3000)
    expect(await balance(jan)).toBe(3000)
    expect(await payable()).toEqual([[statement(0), 3000]])
    expect(await rowOf(jan, 'payout')).toMatchObject({ takenBack: false })
    expect(await rowOf(jan, 'storno')).toMatchObject({ mayUndo: false, undoes: 'storno', grosze: -2000 })
    const told = await office.server.call(readReceipt, { number: receipt }, { as: office.anna })
    expect(answered(told).takenBack).toBeNull()
    expect(await undoStorno(id)).toMatchObject({ status: 409, failure: { code: 'undone' } })
    answered(await storno(payout))
    expect(await balance(jan)).toBe(5000)
    expect(await rowOf(jan, 'payout')).toMatchObject({ takenBack: true })
    answered(await undoStorno((await rowOf(jan, 'storno'))?.id ?? ''))
    expect(await balance(jan)).toBe(3000)
  })

  test('stays where the cash was paid again, and where a statement was closed since', async () => {
    const { jan, id } = await paidAndTakenBack()
    answered(await cash(jan, 4000))
    expect(await undoStorno(id)).toMatchObject({
      status: 409,
      failure: { code: 'paid_since', msg: expect.stringContaining('storno i spróbuj ponownie') },
    })
    await closeWeek([jan], [1000], 48)
    expect(await undoStorno(id)).toMatchObject({
      failure: { code: 'settled_since', facts: { statement: statement(0, 48) } },
    })
  })

  test('of a week before is undone as long as nothing was settled since', async () => {
    const [jan = ''] = await owing([5000])
    answered(await cash(jan, 2000))
    const payout = (await rowOf(jan, 'payout'))?.id ?? ''
    await closeWeek([jan], [1000], 48)
    answered(await storno(payout))
    answered(await cash(jan, 4000, statement(0, 48)))
    answered(await undoStorno((await rowOf(jan, 'storno'))?.id ?? ''))
    expect(await balance(jan)).toBe(0)
  })
})
