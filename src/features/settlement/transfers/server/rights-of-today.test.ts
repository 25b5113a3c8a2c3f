import { describe, expect, test } from 'vitest'
import { addUser, editUser, listMoneyGiven, listUsers, logIn } from '#features/auth/contract.ts'
import { getPayeeAccount, savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { answered, type TestCaller } from '#test/server/test-server.ts'
import { addDrivers } from '#test/transfers/closed-statements.ts'
import { numbered, statement, transferOffice } from '#test/transfers/transfer-office.ts'
import {
  approveTransferBatch,
  cancelTransferBatch,
  checkTransferAccount,
  getTransferProposal,
} from '../contract.ts'

const office = transferOffice()
const { settings, owing, prepared, leave, owesBack, onDay } = office
const call: typeof office.server.call = (...asked) => office.server.call(...asked)
const OWED = statement(0, 48)
const PASSWORD = 'kilka nowych wyrazów'

const named = (id: string, money: boolean) => ({ id, name: 'Anna Próbna', admin: false, active: true, money })
const approve = (id: string, as: TestCaller) => call(approveTransferBatch, { id }, { as })

/** A login that an administrator has just made, with the right to money. */
async function newcomer(): Promise<TestCaller> {
  const admin = await office.server.asUser({ admin: true })
  const user = { login: 'nowa', name: 'Karolina Nowa', password: PASSWORD, admin: false, money: true }
  const { id } = answered(await call(addUser, user, { as: admin }))
  return logged(id, 'nowa')
}

async function logged(id: string, login: string): Promise<TestCaller> {
  const { jwt } = answered(await call(logIn, { login, password: PASSWORD }))
  return { id, token: jwt, cookie: `flotylla_user=${jwt}` }
}

/** An administrator opens somebody’s login with a password that they know. */
async function takenOver({ id }: TestCaller): Promise<TestCaller> {
  const admin = await office.server.asUser({ admin: true })
  answered(await call(editUser, { ...named(id, true), password: PASSWORD }, { as: admin }))
  return logged(id, `user-${id}`)
}

/** Ewa is to be paid by transfer for the first time, to a number that somebody enters. */
async function owedTo(account: string, as: () => Promise<TestCaller>): Promise<TestCaller> {
  const [jan = '', ewa = ''] = await addDrivers(office.server, ['Jan Kot', 'Ewa Lis'])
  await office.give(jan, numbered(0))
  await office.closeWeek([jan], [5000], 47)
  answered(await leave(await prepared()))
  await onDay('2026-11-24')
  const author = await as()
  const { revision } = answered(await call(getPayeeAccount, { id: ewa }, { as: author })).attributes
  answered(await call(savePayeeAccount, { id: ewa, account, revision }, { as: author }))
  await office.closeWeek([ewa], [700], 48)
  return author
}
async function check(as: TestCaller) {
  const { changed } = answered(await call(getTransferProposal, {}, { as }))
  const key = changed.find(({ statement: of }) => of === OWED)?.key ?? ''
  return call(checkTransferAccount, { statement: OWED, key }, { as })
}

describe('who has the right to money since today is neither of two persons', () => {
  test('not the one who enters an account: nobody finds it right before tomorrow', async () => {
    await owedTo(numbered(5), newcomer)
    expect(await check(office.anna)).toMatchObject({ status: 403, failure: { code: 'entered_today' } })
    await onDay('2026-11-25')
    answered(await check(office.anna))
  })

  test('nor the one who prepares a batch: it can’t be approved, and another one’s can', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const id = await prepared(await newcomer())
    expect(await approve(id, office.anna)).toMatchObject({ status: 403, failure: { code: 'prepared_today' } })
    answered(await call(cancelTransferBatch, { id }, { as: office.anna }))
    const own = await prepared(office.anna)
    answered(await approve(own, office.piotr))
    answered(await leave(own))
  })

  test('nor does a new login begin with a day’s amount of its own', async () => {
    await owing([400])
    await settings({ twoPersonsOver: 1000 })
    const fresh = await newcomer()
    const id = await prepared(fresh)
    expect(await leave(id, fresh)).toMatchObject({ status: 403, failure: { code: 'prepared_today' } })
  })

  test('where no amount asks for two, the new one pays as anybody', async () => {
    await owing([400])
    const fresh = await newcomer()
    answered(await leave(await prepared(fresh), fresh))
  })
})

describe('a login that an administrator opened with a new password has the right since today', () => {
  test('it approves nothing and finds nothing right before tomorrow', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const id = await prepared(office.anna)
    const piotr = await takenOver(office.piotr)
    expect(await approve(id, piotr)).toMatchObject({ status: 403, failure: { code: 'right_of_today' } })
  })

  test('nor does an account that it entered become right', async () => {
    await owedTo(numbered(5), () => takenOver(office.piotr))
    expect(await check(office.anna)).toMatchObject({ failure: { code: 'entered_today' } })
  })

  test('and the others are told of it', async () => {
    await takenOver(office.piotr)
    const { data } = answered(await call(listMoneyGiven, {}, { as: office.anna }))
    expect(data).toMatchObject([{ how: 'password', toThemselves: false }])
  })
})

test('whoever takes the right from all others is not alone before tomorrow', async () => {
  const anna = await owedTo(numbered(5), async () => office.anna)
  expect(await check(anna)).toMatchObject({ failure: { code: 'own_change' } })
  const admin = await office.server.asUser({ admin: true })
  const { data } = answered(await call(listUsers, {}, { as: admin }))
  const others = data.filter(({ id, attributes }) => attributes.money && id !== anna.id)
  for (const { id } of others) answered(await call(editUser, named(id, false), { as: admin }))
  expect(await check(anna)).toMatchObject({ failure: { code: 'own_change' } })
})

test('what is owed no more is not approved either', async () => {
  const [jan = ''] = await owing([1001])
  await settings({ twoPersonsOver: 1000 })
  const id = await prepared(office.anna)
  await owesBack(jan, 1)
  expect(await approve(id, office.piotr)).toMatchObject({ status: 409, failure: { code: 'less_owed' } })
})
