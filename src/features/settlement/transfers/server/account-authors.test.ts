import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#features/auth/server/tables.ts'
import { addDriver } from '#features/drivers/office/contract.ts'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { getPayeeAccount, savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { answered, type TestCaller } from '#test/server/test-server.ts'
import { addDrivers } from '#test/transfers/closed-statements.ts'
import { numbered, statement, transferOffice } from '#test/transfers/transfer-office.ts'
import { checkTransferAccount, getTransferProposal, overrideTransferAccount } from '../contract.ts'

const office = transferOffice()
const OWED = statement(0, 48)

/** The card as it is, changed by a person in what is told alone. */
async function change(
  id: string,
  as: TestCaller,
  told: Omit<InputOf<typeof savePayeeAccount>, 'id' | 'revision'>,
): Promise<void> {
  const { revision } = answered(await office.server.call(getPayeeAccount, { id }, { as })).attributes
  answered(await office.server.call(savePayeeAccount, { id, revision, ...told }, { as }))
}
const seenBy = async (as: TestCaller) => {
  const { changed } = answered(await office.server.call(getTransferProposal, {}, { as }))
  const found = changed.find(({ statement: of }) => of === OWED)
  if (!found) throw new Error('Nothing is to be looked at.')
  return found
}
const check = async (as: TestCaller) =>
  office.server.call(checkTransferAccount, { statement: OWED, key: (await seenBy(as)).key }, { as })
const refused = { status: 409, failure: { code: 'own_change' } }

/** Ewa, who is to be paid by transfer for the first time, after a batch has left. */
async function newcomer(): Promise<string> {
  const [jan = '', ewa = ''] = await addDrivers(office.server, ['Jan Kot', 'Ewa Lis'])
  await office.give(jan, numbered(0))
  await office.closeWeek([jan], [5000], 47)
  answered(await office.leave(await office.prepared()))
  await office.onDay('2026-11-24')
  return ewa
}
const closed = (id: string) => office.closeWeek([id], [700], 48)
const paidTo = () =>
  office.server.call(
    overrideTransferAccount,
    { statement: OWED, reason: 'pismo z 24.11' },
    { as: office.anna },
  )

describe('who entered an account stays its author', () => {
  test('whoever takes the payee’s name away, or changes the address', async () => {
    const ewa = await newcomer()
    await closed(ewa)
    const account = numbered(5)
    await change(ewa, office.anna, { account, payeeName: 'Jan Obcy' })
    answered(await paidTo())
    expect(await check(office.anna)).toMatchObject(refused)
    await change(ewa, office.piotr, { payeeName: '', address: ['Prosta 1'] })
    answered(await paidTo())
    expect((await seenBy(office.anna)).ownChange).toBe(true)
    expect(await check(office.anna)).toMatchObject(refused)
    expect((await seenBy(office.piotr)).ownChange).toBe(false)
    answered(await check(office.piotr))
    expect((await office.proposal()).orders).toMatchObject([{ driverId: ewa, payeeName: 'Ewa Lis' }])
  })

  test('and is told of beside it', async () => {
    const ewa = await newcomer()
    await office.server.database.queries
      .update(users)
      .set({ name: 'Piotr Kasa' })
      .where(eq(users.id, office.piotr.id))
    await change(ewa, office.piotr, { account: numbered(5) })
    await closed(ewa)
    const { changedAt } = await seenBy(office.anna)
    office.server.clock.set('2026-11-24T12:00:00Z')
    await change(ewa, office.anna, { address: ['Prosta 1'], takesCash: false })
    expect(await seenBy(office.anna)).toMatchObject({ changedBy: 'Piotr Kasa', changedAt })
  })

  test('until somebody else enters it again, after another one', async () => {
    const ewa = await newcomer()
    await change(ewa, office.anna, { account: numbered(5) })
    await closed(ewa)
    await change(ewa, office.piotr, { account: numbered(6) })
    expect(await check(office.anna)).toMatchObject(refused)
    await change(ewa, office.anna, { account: numbered(5) })
    expect(await check(office.anna)).toMatchObject(refused)
    await change(ewa, office.piotr, { account: numbered(6) })
    await change(ewa, office.piotr, { account: numbered(5) })
    expect(await check(office.piotr)).toMatchObject(refused)
    answered(await check(office.anna))
  })

  test('also when the record goes into another one', async () => {
    const ewa = await newcomer()
    const admin = await office.server.asUser({ admin: true })
    const other = answered(
      await office.server.call(
        addDriver,
        { fullName: 'Ewa Lis', phone: '600100777', email: '' },
        { as: admin },
      ),
    ).id
    await change(other, office.anna, { account: numbered(5) })
    await change(other, office.piotr, { payeeName: 'Jan Obcy' })
    await change(other, office.piotr, { payeeName: '' })
    answered(await office.server.call(mergeDrivers, { staysId: ewa, foldedId: other }, { as: admin }))
    await closed(ewa)
    expect(await check(office.anna)).toMatchObject(refused)
    answered(await check(office.piotr))
  })
})

test('where a folded record was paid is told beside the account that the driver has instead', async () => {
  const [jan = '', ewa = ''] = await addDrivers(office.server, ['Jan Kot', 'Ewa Lis'])
  await office.give(jan, numbered(0))
  await office.closeWeek([jan], [5000], 47)
  answered(await office.leave(await office.prepared()))
  await office.onDay('2026-11-24')
  await change(ewa, office.anna, { account: numbered(5) })
  const admin = await office.server.asUser({ admin: true })
  answered(await office.server.call(mergeDrivers, { staysId: ewa, foldedId: jan }, { as: admin }))
  await closed(ewa)
  const seen = await seenBy(office.piotr)
  expect(seen).toMatchObject({ asked: true, checked: false, was: expect.stringMatching(/./) })
  expect(seen.was).not.toBe(seen.is)
  answered(await check(office.piotr))
})

describe('who entered a payee’s name', () => {
  test.each([
    ['with the number', { account: numbered(5), payeeName: 'Jan Obcy' }, { account: numbered(6) }],
    ['before the number', { payeeName: 'Jan Obcy' }, { account: numbered(6) }],
    ['after the number', { account: numbered(6) }, { payeeName: 'Jan Obcy' }],
  ])(
    '%s finds right what the other one has entered, and not their own: two persons are enough',
    async (_, first, then) => {
      const ewa = await newcomer()
      await change(ewa, office.anna, first)
      await change(ewa, office.piotr, then)
      await closed(ewa)
      const [anna, piotr] = [await seenBy(office.anna), await seenBy(office.piotr)]
      expect([anna.part, piotr.part].toSorted()).toEqual(['number', 'payee'])
      expect(answered(await check(office.anna)).waits).toEqual([piotr.part])
      expect((await office.proposal()).orders).toEqual([])
      expect(await check(office.anna)).toMatchObject(refused)
      expect(await seenBy(office.anna)).toMatchObject({ ownChange: true, found: [anna.part] })
      expect(answered(await check(office.piotr)).waits).toEqual([])
      expect((await office.proposal()).orders).toMatchObject([{ driverId: ewa, payeeName: 'Jan Obcy' }])
    },
  )

  test('of two who entered one part each a third finds both right', async () => {
    const ewa = await newcomer()
    await change(ewa, office.anna, { account: numbered(5) })
    await change(ewa, office.piotr, { payeeName: 'Jan Obcy' })
    await closed(ewa)
    expect(answered(await check(await office.server.asUser({ money: true }))).waits).toEqual([])
    expect((await office.proposal()).orders).toMatchObject([{ driverId: ewa }])
  })

  test('and what was found right of one name says nothing of another', async () => {
    const ewa = await newcomer()
    await change(ewa, office.anna, { account: numbered(5) })
    await change(ewa, office.piotr, { payeeName: 'Jan Obcy' })
    await closed(ewa)
    answered(await check(office.piotr))
    await change(ewa, office.piotr, { payeeName: 'Adam Obcy' })
    answered(await paidTo())
    expect(await seenBy(office.anna)).toMatchObject({ part: 'payee', found: [], checked: false })
    expect(answered(await check(office.anna)).waits).toEqual(['number'])
  })

  test('is not its author any more once somebody else has entered it again', async () => {
    const ewa = await newcomer()
    await change(ewa, office.anna, { account: numbered(5), payeeName: 'Jan Obcy' })
    await closed(ewa)
    await change(ewa, office.piotr, { payeeName: 'Adam Obcy' })
    await change(ewa, office.anna, { payeeName: 'Jan Obcy' })
    expect(await check(office.anna)).toMatchObject(refused)
    answered(await check(office.piotr))
  })

  test('of two who entered one thing each, one enters both anew, and the other finds it right', async () => {
    const ewa = await newcomer()
    await change(ewa, office.anna, { account: numbered(5) })
    await change(ewa, office.piotr, { payeeName: 'Jan Obcy' })
    await closed(ewa)
    await change(ewa, office.anna, { payeeName: '' })
    await change(ewa, office.anna, { payeeName: 'Jan Obcy' })
    expect(await check(office.anna)).toMatchObject(refused)
    answered(await check(office.piotr))
  })

  test('since a batch left has it looked at, where the account is older and was never paid', async () => {
    const [jan = '', ewa = ''] = await addDrivers(office.server, ['Jan Kot', 'Ewa Lis'])
    await office.give(jan, numbered(0))
    await office.give(ewa, numbered(5))
    await office.closeWeek([jan], [5000], 47)
    answered(await office.leave(await office.prepared()))
    await office.onDay('2026-11-24')
    await change(ewa, office.anna, { payeeName: 'Jan Obcy' })
    await closed(ewa)
    // The number was entered by somebody else, the day before.
    expect(await seenBy(office.anna)).toMatchObject({ asked: true, checked: false, part: 'number' })
  })
})
