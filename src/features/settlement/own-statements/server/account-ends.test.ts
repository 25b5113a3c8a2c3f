import { expect, test } from 'vitest'
import { readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { dropTransferOverride, overrideTransferAccount } from '#features/settlement/transfers/contract.ts'
import { answered } from '#test/server/test-server.ts'
import { numbered, statement, transferOffice } from '#test/transfers/transfer-office.ts'
import { listOwnStatements } from '../contract.ts'

const office = transferOffice()
const end = (index: number) => numbered(index).slice(-4)

test('a driver reads of the account to which the money goes, be it another than the frozen one', async () => {
  const [jan = '', ewa = ''] = await office.owing([5000, 700])
  const own = async (id: string) => {
    const as = await office.server.asScope('driver', id)
    const { data } = answered(await office.server.call(listOwnStatements, {}, { as }))
    return data.map(({ state, accountEnd }) => [state, accountEnd])
  }
  expect(await own(jan)).toEqual([['to-pay', end(0)]])
  await office.give(jan, numbered(7), { revision: 1 })
  // The card's new account alone changes nothing.
  expect(await own(jan)).toEqual([['to-pay', end(0)]])
  const input = { statement: statement(0), reason: 'pismo z 20.11' }
  answered(await office.server.call(overrideTransferAccount, input, { as: office.piotr }))
  expect([await own(jan), await own(ewa)]).toEqual([[['to-pay', end(7)]], [['to-pay', end(1)]]])
  const batch = await office.prepared()
  // No bank can be paying what no file has left with.
  expect([await own(jan), await own(ewa)]).toEqual([[['to-pay', end(7)]], [['to-pay', end(1)]]])
  // What is in the batch goes where the batch says.
  await office.server.call(dropTransferOverride, { statement: statement(0) }, { as: office.piotr })
  expect(await own(jan)).toEqual([['to-pay', end(7)]])
  answered(await office.leave(batch))
  expect([await own(jan), await own(ewa)]).toEqual([[['on-the-way', end(7)]], [['on-the-way', end(1)]]])
  answered(await office.confirm(batch))
  expect(await own(jan)).toEqual([['paid', end(7)]])
})

test('who takes cash by the card of now reads of cash, and of no account, as transfers leave them out', async () => {
  const [jan = '', ewa = ''] = await office.owing([5000, 700])
  const own = async (id: string) => {
    const as = await office.server.asScope('driver', id)
    const { data } = answered(await office.server.call(listOwnStatements, {}, { as }))
    return data.map(({ accountEnd, takesCash }) => ({ accountEnd, takesCash }))
  }
  await office.give(jan, numbered(0), { revision: 1, takesCash: true })
  expect(await own(jan)).toEqual([{ accountEnd: null, takesCash: true }])
  expect(await own(ewa)).toEqual([{ accountEnd: end(1), takesCash: false }])
  // A transfer that has left before goes to its account, whatever is wanted since.
  await office.give(jan, numbered(0), { revision: 2, takesCash: false })
  const batch = await office.prepared()
  answered(await office.leave(batch))
  await office.give(jan, numbered(0), { revision: 3, takesCash: true })
  expect(await own(jan)).toEqual([{ accountEnd: end(0), takesCash: false }])
})

test('the office reads by the same rule as the driver whether a transfer is prepared or on its way', async () => {
  const [jan = ''] = await office.owing([5000])
  const kinds = async () => {
    const read = await office.server.call(readDriverLedger, { driverId: jan }, { as: office.anna })
    return answered(read).entries.map(({ kind, balanceGrosze }) => [kind, balanceGrosze])
  }
  const batch = await office.prepared()
  expect(await kinds()).toEqual([
    ['settlement', 5000],
    ['prepared', 0],
  ])
  answered(await office.leave(batch))
  expect(await kinds()).toEqual([
    ['settlement', 5000],
    ['sent', 0],
  ])
  answered(await office.confirm(batch))
  expect(await kinds()).toEqual([
    ['settlement', 5000],
    ['payout', 0],
  ])
})

test('the balance tells what of it is on its way and what is only prepared, beside the newer week', async () => {
  const ids = await office.owing([5000])
  const [jan = ''] = ids
  const told = async () => {
    const as = await office.server.asScope('driver', jan)
    const { data, ...sums } = answered(await office.server.call(listOwnStatements, {}, { as }))
    return [sums.balanceGrosze, sums.preparedGrosze, sums.onTheWayGrosze, data.map(({ state }) => state)]
  }
  const batch = await office.prepared()
  expect(await told()).toEqual([5000, 5000, 0, ['to-pay']])
  answered(await office.leave(batch))
  expect(await told()).toEqual([5000, 0, 5000, ['on-the-way']])
  await office.closeWeek(ids, [700], 48)
  expect(await told()).toEqual([5700, 0, 5000, expect.arrayContaining(['on-the-way'])])
  answered(await office.confirm(batch))
  expect(await told()).toEqual([700, 0, 0, expect.arrayContaining(['paid'])])
})
