import { describe, expect, test } from 'vitest'
import { editUser, whoAmI } from '#features/auth/contract.ts'
import { answered, type TestCaller } from '#test/server/test-server.ts'
import { statement, transferOffice } from '#test/transfers/transfer-office.ts'
import { approveTransferBatch } from '../contract.ts'
import { getTransferSettings, saveTransferSettings } from '../contract-settings.ts'
import { transferTexts } from '../texts.ts'

const office = transferOffice()
const { settings, owing, proposal, prepared, leave, batch, onDay } = office

describe('over the amount', () => {
  const approve = (id: string, as: TestCaller) => office.server.call(approveTransferBatch, { id }, { as })

  test('another person has to agree before anything leaves; the one who prepared it can’t', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const id = await prepared()
    expect((await batch(id)).attributes.second).toEqual({ over: 1000, wentOut: 0 })
    expect(await leave(id)).toMatchObject({ status: 403, failure: { code: 'second_person' } })
    expect(await leave(id, office.piotr)).toMatchObject({ failure: { code: 'second_person' } })
    expect(await approve(id, office.anna)).toMatchObject({ status: 403, failure: { code: 'own_batch' } })
    answered(await approve(id, office.piotr))
    answered(await leave(id))
    expect((await batch(id)).attributes).toMatchObject({ second: null, approvals: [{ by: 'Anna Próbna' }] })
  })

  test('who was given the right to money today is no second person before tomorrow, as long as somebody has had it longer', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const id = await prepared(office.anna, { date: '2026-11-24' })
    const admin = await office.server.asUser({ admin: true })
    const self = answered(await office.server.call(whoAmI, {}, { as: admin })).id
    const right = { id: self, name: 'Anna Próbna', admin: true, active: true, money: true }
    answered(await office.server.call(editUser, right, { as: admin }))
    expect(await approve(id, admin)).toMatchObject({ status: 403, failure: { code: 'right_of_today' } })
    expect(await leave(id)).toMatchObject({ failure: { code: 'second_person' } })
    answered(await approve(id, office.piotr))
  })

  test('several small batches of one person and day count as one', async () => {
    await owing([400, 400, 400])
    await settings({ twoPersonsOver: 1000 })
    const one = async (as = office.anna) => {
      const { orders } = await proposal()
      const [, ...others] = orders.map(({ statement: of }) => of)
      return prepared(as, { leftOut: others, count: 1, total: 400, date: '2026-11-24' })
    }
    const [first, second, third] = [await one(), await one(), await one()]
    answered(await leave(first))
    answered(await leave(second))
    const told = await leave(third)
    expect(told).toMatchObject({ failure: { code: 'second_person', facts: { wentOut: 800, over: 1000 } } })
    await onDay('2026-11-24')
    answered(await leave(third))
  })

  test('two small batches exported at once don’t get round it', async () => {
    await owing([600, 600])
    await settings({ twoPersonsOver: 1000 })
    const first = await prepared(office.anna, { leftOut: [statement(1)], count: 1, total: 600 })
    const second = await prepared()
    const both = await Promise.all([leave(first), leave(second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('an amount that is raised or lifted holds from the next day on', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const id = await prepared(office.anna, { date: '2026-11-24' })
    await settings({ twoPersonsOver: null })
    expect(await leave(id)).toMatchObject({ failure: { code: 'second_person' } })
    await onDay('2026-11-24')
    answered(await leave(id))
  })

  test('the same account is entered once, whatever it is called and however it is spaced', async () => {
    await settings({})
    const { revision, accounts } = answered(
      await office.server.call(getTransferSettings, {}, { as: office.anna }),
    )
    const [main] = accounts
    if (!main) throw new Error('The fleet has no account.')
    const again = { ...main, id: crypto.randomUUID(), label: 'Drugie', number: `PL ${main.number}` }
    const input = { name: 'A', address: [], accounts: [main, again], twoPersonsOver: null, revision }
    expect(await office.server.call(saveTransferSettings, input, { as: office.anna })).toMatchObject({
      status: 400,
      failure: { fields: { 'accounts.1.number': transferTexts.accountTwice } },
    })
  })

  test('of two who change the settings at once one is told', async () => {
    const { revision, ...rest } = answered(
      await office.server.call(getTransferSettings, {}, { as: office.anna }),
    )
    const input = { name: 'A', address: [], accounts: rest.accounts, twoPersonsOver: 5, revision }
    const both = await Promise.all(
      [1, 2].map(() => office.server.call(saveTransferSettings, input, { as: office.anna })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
