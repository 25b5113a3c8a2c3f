import { describe, expect, test } from 'vitest'
import { addUser, editUser, logIn } from '#features/auth/contract.ts'
import { answered, type TestCaller } from '#test/server/test-server.ts'
import { transferOffice } from '#test/transfers/transfer-office.ts'
import {
  approveTransferBatch,
  cancelTransferBatch,
  exportTransferBatch,
  getTransferBatch,
} from '../contract.ts'

const office = transferOffice()
const { settings, owing, prepared, onDay } = office
const call: typeof office.server.call = (...asked) => office.server.call(...asked)
const PASSWORD = 'kilka nowych wyrazów'
const TOMORROW = '2026-11-24'

/** A login that an administrator has just made, with the right to money. */
async function newcomer(name = 'Karolina Nowa', login = 'nowa'): Promise<TestCaller> {
  const admin = await office.server.asUser({ admin: true, money: false })
  const user = { login, name, password: PASSWORD, admin: false, money: true }
  const { id } = answered(await call(addUser, user, { as: admin }))
  const { jwt } = answered(await call(logIn, { login, password: PASSWORD }))
  return { id, token: jwt, cookie: `flotylla_user=${jwt}` }
}
const shown = async (id: string, as: TestCaller) =>
  answered(await call(getTransferBatch, { id }, { as })).attributes
const approve = (id: string, as: TestCaller) => call(approveTransferBatch, { id }, { as })
const withdraw = async ({ id }: TestCaller) => {
  const admin = await office.server.asUser({ admin: true, money: false })
  const user = { id, name: 'Piotr Inny', admin: false, active: true, money: false }
  answered(await call(editUser, user, { as: admin }))
}

describe('the batch says who may approve it', () => {
  test('to each as the server then holds it, also what it advises for today', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const fresh = await newcomer()
    const id = await prepared(fresh, { date: TOMORROW })
    for (const [as, why] of [
      [fresh, 'own'],
      [office.anna, 'prepared-today'],
    ] as const)
      expect(await shown(id, as)).toMatchObject({
        approval: { why, today: [], anew: { names: ['Anna Próbna', 'Anna Próbna'], alone: false } },
        dateTooSoon: false,
      })
    expect(await approve(id, office.anna)).toMatchObject({ failure: { code: 'prepared_today' } })
    // What it advises does it: one of the two prepares it anew, and the other one approves.
    answered(await call(cancelTransferBatch, { id }, { as: office.anna }))
    const anew = await prepared(office.anna, { date: TOMORROW })
    expect(await shown(anew, office.anna)).toMatchObject({ approval: { why: 'own', today: ['Anna Próbna'] } })
    expect(await shown(anew, fresh)).toMatchObject({ approval: { why: 'right-of-today' } })
    expect(await approve(anew, fresh)).toMatchObject({ failure: { code: 'right_of_today' } })
    expect(await shown(anew, office.piotr)).toMatchObject({ approval: { why: null } })
    answered(await approve(anew, office.piotr))
    expect(await shown(anew, office.piotr)).toMatchObject({ approval: null })
    answered(await call(exportTransferBatch, { id: anew }, { as: fresh }))
  })

  test('tomorrow whoever did not prepare it may', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const id = await prepared(await newcomer(), { date: TOMORROW })
    await onDay(TOMORROW)
    expect(await shown(id, office.anna)).toMatchObject({ approval: { why: null } })
    answered(await approve(id, office.anna))
  })

  test('where one has the right longer nothing leads anywhere today, and nothing is advised', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    await withdraw(office.piotr)
    const fresh = await newcomer()
    const id = await prepared(fresh)
    const { approval, dateTooSoon } = await shown(id, office.anna)
    expect(approval).toMatchObject({ why: 'prepared-today', today: [], anew: { names: [] } })
    // Of today: tomorrow its day will have gone by.
    expect(dateTooSoon).toBe(true)
  })

  test('under the amount a batch of today’s right waits too, and one person may prepare it anew', async () => {
    await owing([400])
    await settings({ twoPersonsOver: 1000 })
    const fresh = await newcomer()
    const id = await prepared(fresh)
    expect(await shown(id, fresh)).toMatchObject({
      ...{ second: null, approval: { why: 'own', today: [], anew: { alone: true } } },
    })
    expect(await call(exportTransferBatch, { id }, { as: fresh })).toMatchObject({
      failure: { code: 'prepared_today' },
    })
    answered(await call(cancelTransferBatch, { id }, { as: office.anna }))
    const anew = await prepared(office.anna)
    expect(await shown(anew, office.anna)).toMatchObject({ approval: null })
    answered(await call(exportTransferBatch, { id: anew }, { as: office.anna }))
  })

  test('nothing where no second person is asked for', async () => {
    await owing([400])
    const id = await prepared(await newcomer())
    expect(await shown(id, office.anna)).toMatchObject({ second: null, approval: null })
  })
})
