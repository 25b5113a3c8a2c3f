import { and, eq, like, notInArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addUser, editUser, listMoneyGiven, logIn, removeSecondFactor } from '#features/auth/contract.ts'
import { users } from '#features/auth/server/tables.ts'
import { removeDriver } from '#features/drivers/office/contract.ts'
import { readMessage } from '#features/messaging/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { getPayeeAccount, savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { answered, type TestCaller } from '#test/server/test-server.ts'
import { addDrivers } from '#test/transfers/closed-statements.ts'
import { numbered, statement, transferOffice } from '#test/transfers/transfer-office.ts'
import { approveTransferBatch, checkTransferAccount, getTransferProposal } from '../contract.ts'

const office = transferOffice()
const { settings, owing, prepared, leave, onDay } = office
const call: typeof office.server.call = (...asked) => office.server.call(...asked)
const OWED = statement(0, 48)
const PASSWORD = 'kilka nowych wyrazów'

const approve = (id: string, as: TestCaller) => call(approveTransferBatch, { id }, { as })
const edit = (as: TestCaller, id: string, more: Partial<Parameters<typeof user>[1]> = {}) =>
  call(editUser, user(id, more), { as })
function user(
  id: string,
  more: { name?: string; admin?: boolean; active?: boolean; money?: boolean; password?: string },
) {
  return { id, name: 'Anna Próbna', admin: false, active: true, money: true, ...more }
}

async function logged(id: string, login = `user-${id}`): Promise<TestCaller> {
  const { jwt } = answered(await call(logIn, { login, password: PASSWORD }))
  return { id, token: jwt, cookie: `flotylla_user=${jwt}` }
}

/** An administrator gives the right to themselves and to a helper who was not there before. */
async function selfAndHelper(admin: TestCaller): Promise<TestCaller> {
  answered(await edit(admin, admin.id, { admin: true }))
  const added = { login: 'pomocnik', name: 'Ola Pomocna', password: PASSWORD, admin: false, money: true }
  return logged(answered(await call(addUser, added, { as: admin })).id, 'pomocnik')
}

/** Everybody who had the right this morning gets a new password from the administrator. */
async function resetAll(admin: TestCaller, ...holders: TestCaller[]): Promise<TestCaller[]> {
  for (const { id } of holders) answered(await edit(admin, id, { password: PASSWORD }))
  return Promise.all(holders.map(({ id }) => logged(id)))
}

/** Ewa is owed money, and is paid by transfer for the first time. */
async function owedToEwa(): Promise<string> {
  const [jan = '', ewa = ''] = await addDrivers(office.server, ['Jan Kot', 'Ewa Lis'])
  await office.give(jan, numbered(0))
  await office.closeWeek([jan], [5000], 47)
  answered(await leave(await prepared()))
  await onDay('2026-11-24')
  return ewa
}
async function enterFor(ewa: string, as: TestCaller): Promise<void> {
  const { revision } = answered(await call(getPayeeAccount, { id: ewa }, { as })).attributes
  answered(await call(savePayeeAccount, { id: ewa, account: numbered(5), revision }, { as }))
  await office.closeWeek([ewa], [700], 48)
}
async function check(as: TestCaller) {
  const { changed } = answered(await call(getTransferProposal, {}, { as }))
  const key = changed.find(({ statement: of }) => of === OWED)?.key ?? ''
  return call(checkTransferAccount, { statement: OWED, key }, { as })
}

describe('one administrator does not become two persons within a day', () => {
  test('by new passwords for everybody who had the right longer', async () => {
    const ewa = await owedToEwa()
    await settings({ twoPersonsOver: 500 })
    const admin = await office.server.asUser({ admin: true })
    const helper = await selfAndHelper(admin)
    await resetAll(admin, office.anna, office.piotr)
    await enterFor(ewa, admin)
    expect(await check(helper)).toMatchObject({ status: 403, failure: { code: 'right_of_today' } })
    expect(await check(admin)).toMatchObject({ failure: { code: 'own_change' } })
  })

  test('nor with the logins that they have opened so', async () => {
    const ewa = await owedToEwa()
    const admin = await office.server.asUser({ admin: true })
    const [anna, piotr] = await resetAll(admin, office.anna, office.piotr)
    if (!anna || !piotr) throw new Error('Nobody is logged in.')
    await enterFor(ewa, anna)
    expect(await check(piotr)).toMatchObject({ failure: { code: 'right_of_today' } })
  })

  test('nor by switching off or taking the right from all of them after that', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const admin = await office.server.asUser({ admin: true })
    const helper = await selfAndHelper(admin)
    const id = await prepared(admin)
    const others = await office.server.database.queries.select().from(users).where(eq(users.money, true))
    for (const { id } of others.filter((one) => ![admin.id, helper.id].includes(one.id))) {
      answered(await edit(admin, id, { password: PASSWORD }))
      answered(await edit(admin, id, { active: false }))
      answered(await edit(admin, id, { active: true }))
      answered(await edit(admin, id, { money: false }))
    }
    expect(await approve(id, helper)).toMatchObject({ status: 403, failure: { code: 'right_of_today' } })
    expect(await leave(id, admin)).toMatchObject({ status: 403 })
  })

  test('a holder’s helper stays refused when the administrator’s login is opened anew, too', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    await office.server.database.queries
      .update(users)
      .set({ active: false })
      .where(eq(users.id, office.piotr.id))
    const holder = await office.server.asUser({ admin: true, money: true })
    const id = await prepared(holder)
    const added = { login: 'pomocnik', name: 'Ola Pomocna', password: PASSWORD, admin: false, money: true }
    const helper = await logged(answered(await call(addUser, added, { as: holder })).id, 'pomocnik')
    expect(await approve(id, helper)).toMatchObject({ failure: { code: 'right_of_today' } })
    await resetAll(holder, office.anna)
    expect(await approve(id, helper)).toMatchObject({ failure: { code: 'right_of_today' } })
  })

  test('nor by removing the driver, which keeps who entered the account', async () => {
    const ewa = await owedToEwa()
    await enterFor(ewa, office.anna)
    const admin = await office.server.asUser({ admin: true })
    answered(await call(removeDriver, { id: ewa }, { as: admin }))
    expect(await check(office.anna)).toMatchObject({ failure: { code: 'own_change' } })
    answered(await check(office.piotr))
  })

  test('where nobody had the right this morning, those who got it today are two', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    await onDay('2026-11-24')
    const admin = await office.server.asUser({ admin: true })
    const helper = await selfAndHelper(admin)
    const id = await prepared(admin, { date: '2026-11-24' })
    await office.server.database.queries
      .update(users)
      .set({ money: false })
      .where(notInArray(users.id, [admin.id, helper.id]))
    answered(await approve(id, helper))
  })
})

describe('who has the right is told', () => {
  const bell = async (as: TestCaller) => answered(await call(listMoneyGiven, {}, { as })).data
  const lettersTo = async (address: string) => {
    const admin = await office.server.asUser({ admin: true })
    const rows = await office.server.database.queries
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.recipient, address), like(messages.eventKey, 'auth:money:%')))
    const all = await Promise.all(rows.map(({ id }) => call(readMessage, { id }, { as: admin })))
    return all.map((letter) => answered(letter).text)
  }
  const atAddress = ({ id }: TestCaller, login: string) =>
    office.server.database.queries.update(users).set({ login, loginKey: login }).where(eq(users.id, id))

  test('of a right that was given and taken away again, also when nobody has it any more', async () => {
    const admin = await office.server.asUser({ admin: true })
    answered(await edit(admin, admin.id, { admin: true }))
    answered(await edit(admin, admin.id, { admin: true, money: false }))
    const told = (await bell(office.anna)).map(({ how }) => how)
    expect(told.toSorted()).toEqual(['given', 'taken'])
  })

  test('of the own login that somebody else has opened, by bell and letter', async () => {
    await atAddress(office.piotr, 'piotr@example.com')
    const admin = await office.server.asUser({ admin: true })
    answered(await edit(admin, office.piotr.id, { password: PASSWORD }))
    const piotr = await logged(office.piotr.id, 'piotr@example.com')
    expect(await bell(piotr)).toMatchObject([{ how: 'password', own: true }])
    expect(await bell(office.anna)).toMatchObject([{ how: 'password', own: false }])
    expect(await lettersTo('piotr@example.com')).toEqual([expect.stringContaining('nowe hasło')])
  })

  test('also when it is taken from them, for a week, of all that comes after', async () => {
    await atAddress(office.anna, 'anna@example.com')
    const admin = await office.server.asUser({ admin: true })
    answered(await edit(admin, office.anna.id, { money: false }))
    answered(await edit(admin, admin.id, { admin: true }))
    expect((await lettersTo('anna@example.com')).toSorted()).toEqual([
      expect.stringContaining('dał(a) sobie dostęp'),
      expect.stringContaining('odebrano'),
    ])
    expect((await bell(office.anna)).map(({ how }) => how).toSorted()).toEqual(['given', 'taken'])
  })

  test('of the amount for two persons, whoever has changed it', async () => {
    await atAddress(office.piotr, 'piotr@example.com')
    await settings({ twoPersonsOver: 1000 })
    await settings({ twoPersonsOver: 1000 })
    await settings({ twoPersonsOver: null })
    expect((await bell(office.piotr)).map(({ how }) => how)).toEqual(['limit', 'limit'])
    expect(await bell(office.anna)).toEqual([])
    expect(await lettersTo('piotr@example.com')).toHaveLength(2)
  })

  test('nobody else is told, not even an administrator', async () => {
    const admin = await office.server.asUser({ admin: true })
    answered(await edit(admin, office.anna.id, { password: PASSWORD }))
    answered(await call(removeSecondFactor, { id: office.anna.id }, { as: admin }))
    expect(await bell(await office.server.asUser({ admin: true }))).toEqual([])
    expect(await bell(await office.server.asUser())).toEqual([])
  })
})
