import { describe, expect, test } from 'vitest'
import {
  addPayIn,
  payOutInCash,
  readDriverLedger,
  readReceipt,
  takeBackCash,
} from '#features/settlement/ledger/contract.ts'
import { answered } from '#test/server/test-server.ts'
import { statement, transferOffice } from '#test/transfers/transfer-office.ts'

const office = transferOffice()
const { owing, proposal, prepared, leave, confirm, balance } = office

const payIn = (
  driverId: string,
  grosze: number,
  more: { inCash?: boolean; again?: boolean; beyondDebt?: boolean } = {},
) =>
  office.server.call(
    addPayIn,
    { driverId, grosze, inCash: false, note: '', beyondDebt: true, ...more },
    { as: office.anna },
  )
const payOut = (driverId: string, grosze: number, more: { again?: boolean } = {}) =>
  office.server.call(
    payOutInCash,
    { driverId, statement: statement(0), grosze, note: '', ...more },
    { as: office.anna },
  )
const storno = (id: string, as = office.piotr) =>
  office.server.call(takeBackCash, { id, reason: 'pomylona kwota' }, { as })
const entriesOf = async (driverId: string) =>
  answered(await office.server.call(readDriverLedger, { driverId }, { as: office.anna })).entries
/** Of what is booked: what a batch holds stands among the entries, and is none. */
const lastOf = async (driverId: string) =>
  (await entriesOf(driverId)).findLast(({ kind }) => kind !== 'prepared' && kind !== 'sent')?.id ?? ''

test('a pay-in whose answer was lost is answered the same when it is sent again, and booked once', async () => {
  const [jan = ''] = await owing([-8000])
  const input = { driverId: jan, grosze: 5000, inCash: true, note: '' }
  const sent = () => office.server.call(addPayIn, input, { as: office.anna, key: 'pay-in-of-jan' })
  const first = answered(await sent())
  expect(answered(await sent())).toEqual(first)
  expect((await entriesOf(jan)).filter(({ kind }) => kind === 'pay-in')).toHaveLength(1)
  expect(await balance(jan)).toBe(-3000)
})

describe('a pay-in that was typed wrong', () => {
  test('is taken back by a counter entry with reason and author, and the right one is booked', async () => {
    const [jan = ''] = await owing([-8000])
    answered(await payIn(jan, 800_000, { inCash: true }))
    expect(await balance(jan)).toBe(792_000)
    expect(answered(await storno(await lastOf(jan))).balanceGrosze).toBe(-8000)
    answered(await payIn(jan, 8000, { inCash: true }))
    expect(await balance(jan)).toBe(0)
    const entries = await entriesOf(jan)
    expect(entries.map(({ kind, grosze, takenBack }) => [kind, grosze, takenBack])).toEqual([
      ['settlement', -8000, null],
      ['pay-in', 800_000, true],
      ['storno', -800_000, null],
      ['pay-in', 8000, false],
    ])
    expect(entries[2]).toMatchObject({ note: 'pomylona kwota', by: expect.any(String) })
    const receipt = await office.server.call(
      readReceipt,
      { number: entries[1]?.receipt ?? '' },
      { as: office.anna },
    )
    expect(answered(receipt).takenBack).toMatchObject({ reason: 'pomylona kwota' })
    const right = await office.server.call(
      readReceipt,
      { number: entries[3]?.receipt ?? '' },
      { as: office.anna },
    )
    expect(answered(right).takenBack).toBeNull()
  })

  test('is taken back once, also by two at once', async () => {
    const [jan = ''] = await owing([-8000])
    answered(await payIn(jan, 800_000))
    const id = await lastOf(jan)
    const both = await Promise.all([storno(id, office.anna), storno(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'taken_back' } })
    expect(await balance(jan)).toBe(-8000)
  })

  test('that is said twice in a day is asked about, and booked again knowingly', async () => {
    const [jan = '', ewa = ''] = await owing([-8000, -8000])
    answered(await payIn(jan, 2000))
    expect(await payIn(jan, 2000)).toMatchObject({ status: 409, failure: { code: 'perhaps_twice' } })
    answered(await payIn(ewa, 2000))
    answered(await payIn(jan, 2001))
    answered(await payIn(jan, 2000, { again: true }))
    expect(await balance(jan)).toBe(-1999)
  })

  test('is not asked about after its storno', async () => {
    const [jan = ''] = await owing([-8000])
    answered(await payIn(jan, 2000))
    answered(await storno(await lastOf(jan)))
    answered(await payIn(jan, 2000))
    expect(await balance(jan)).toBe(-6000)
  })
})

test('a pay-in of more than is owed is asked about, and the rest is the driver’s on a yes', async () => {
  const [jan = '', ewa = ''] = await owing([-118_422, 5000])
  const over = { beyondDebt: false }
  expect(await payIn(jan, 200_000, over)).toMatchObject({
    status: 409,
    failure: {
      code: 'over_debt',
      facts: { grosze: 200_000, debt: 118_422 },
      msg: expect.stringMatching(/1\s?184,22.*815,78/),
    },
  })
  expect(await payIn(ewa, 1, over)).toMatchObject({ failure: { code: 'over_debt', facts: { debt: 0 } } })
  expect([await balance(jan), await balance(ewa)]).toEqual([-118_422, 5000])
  answered(await payIn(jan, 118_422, over))
  answered(await payIn(jan, 200_000))
  expect(await balance(jan)).toBe(200_000)
})

test('what a batch holds hides no debt from it', async () => {
  const [jan = ''] = await owing([5000])
  await prepared()
  expect(await payIn(jan, 100, { beyondDebt: false })).toMatchObject({ failure: { facts: { debt: 0 } } })
})

describe('cash that was paid out wrong', () => {
  test('is payable again after its storno, in cash or by a transfer', async () => {
    const [jan = ''] = await owing([5000])
    answered(await payOut(jan, 5000))
    expect((await proposal()).orders).toEqual([])
    answered(await storno(await lastOf(jan)))
    expect((await proposal()).orders).toMatchObject([{ grosze: 5000 }])
    expect(await balance(jan)).toBe(5000)
  })

  test('that is said twice in a day is asked about', async () => {
    const [jan = ''] = await owing([5000])
    answered(await payOut(jan, 2000))
    expect(await payOut(jan, 2000)).toMatchObject({ failure: { code: 'perhaps_twice' } })
    answered(await payOut(jan, 2000, { again: true }))
    expect(await payOut(jan, 2000, { again: true })).toMatchObject({ failure: { code: 'nothing_to_pay' } })
  })
})

describe('a storno', () => {
  test('is of cash alone: a transfer comes back in its batch, and a week is reopened', async () => {
    const [jan = ''] = await owing([5000])
    expect(await storno(await lastOf(jan))).toMatchObject({ failure: { code: 'not_cash' } })
    const id = await prepared()
    answered(await leave(id))
    answered(await confirm(id))
    expect(await storno(await lastOf(jan))).toMatchObject({ failure: { code: 'not_cash' } })
    expect(await storno('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
  })

  test('of a pay-in leaves alone what a batch holds of an earlier week', async () => {
    const [jan = ''] = await owing([5000])
    await payIn(jan, 3000)
    const id = await prepared()
    answered(await storno(await lastOf(jan)))
    answered(await leave(id))
    expect(await balance(jan)).toBe(5000)
  })
})
