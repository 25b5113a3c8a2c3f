import { describe, expect, test } from 'vitest'
import { answered } from '#test/server/test-server.ts'
import { numbered, statement, transferOffice } from '#test/transfers/transfer-office.ts'

const office = transferOffice()
const { owing, proposal, sentAgain, prepare, prepared, leave, confirm, giveBack, closeWeek, batch } = office

/** Jan's transfer of 50 zł, which the bank sent back. */
async function returnedOnce(): Promise<string> {
  const [jan = ''] = await owing([5000])
  const id = await prepared()
  answered(await leave(id))
  answered(await confirm(id))
  answered(await giveBack(id, statement(0)))
  return jan
}
describe('a transfer that the bank sent back', () => {
  test('stands in the next file with its reason, and does not go to the same account before a person says so', async () => {
    await returnedOnce()
    const { orders } = await proposal()
    expect(orders).toMatchObject([{ returned: { reason: 'konto zamknięte' } }])
    expect(Date.parse(orders[0]?.returned?.at ?? '')).toBe(office.server.clock.now().getTime())
    expect(await prepare()).toMatchObject({
      ...{ status: 409, failure: { code: 'returned_unasked', facts: { statements: statement(0), more: 0 } } },
    })
    expect((await batch(await prepared(office.anna, { again: await sentAgain() }))).orders).toHaveLength(1)
  })

  test('left for another batch is no question', async () => {
    await owing([5000, 700])
    const id = await prepared(office.anna, { leftOut: [statement(1)], count: 1, total: 5000 })
    answered(await leave(id))
    answered(await giveBack(id, statement(0)))
    const { orders } = await proposal()
    const left = orders.filter(({ returned }) => returned).map(({ statement: of }) => of)
    const others = orders.filter(({ returned }) => !returned)
    const total = others.reduce((sum, { grosze }) => sum + grosze, 0)
    answered(await prepare(office.anna, { leftOut: left, count: others.length, total }))
  })

  test('to another account goes as any other', async () => {
    const jan = await returnedOnce()
    await office.give(jan, numbered(7), { revision: 1 })
    await closeWeek([jan], [700], 48)
    const { orders } = await proposal()
    for (const { account, returned } of orders)
      expect(returned === null).toBe(account.includes(numbered(7).slice(-4)))
  })

  test('that came back a second time is asked about anew: what was said of the first return does not count', async () => {
    await returnedOnce()
    const first = await sentAgain()
    const second = await prepared(office.anna, { again: first })
    answered(await leave(second))
    office.server.clock.set('2026-11-23T10:00:00Z')
    answered(await giveBack(second, statement(0)))
    expect(await prepare(office.anna, { again: first })).toMatchObject({
      failure: { code: 'returned_unasked' },
    })
    answered(await prepare(office.anna, { again: await sentAgain() }))
  })

  test('while another one to the same account waits in a prepared batch stops that batch', async () => {
    const [jan = ''] = await owing([5000])
    const first = await prepared()
    answered(await leave(first))
    answered(await confirm(first))
    await closeWeek([jan], [700], 48)
    const second = await prepared()
    office.server.clock.set('2026-11-23T10:00:00Z')
    answered(await giveBack(first, statement(0)))
    expect(await leave(second)).toMatchObject({
      ...{ status: 409, failure: { code: 'returned_since', facts: { statement: statement(0, 48) } } },
    })
  })
})
