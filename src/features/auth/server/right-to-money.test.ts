import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addUser, editUser, listMoneyGiven, listUsers, whoAmI } from '../contract.ts'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
})

const rights = async () => answered(await server.call(listUsers, {}, { as: admin })).data
const mayOf = async (id: string) => (await rights()).find((user) => user.id === id)?.attributes.money
const ownId = async (as: TestCaller) => answered(await server.call(whoAmI, {}, { as })).id
const give = (id: string, money: boolean | undefined, as = admin) =>
  server.call(
    editUser,
    { id, name: 'Anna Próbna', admin: true, active: true, ...(money === undefined ? {} : { money }) },
    { as },
  )

test('a new user has the right to money only where it is given', async () => {
  const add = async (login: string, money?: boolean) =>
    answered(
      await server.call(
        addUser,
        {
          login,
          name: 'Karol Nowy',
          password: 'kilka nowych wyrazów',
          admin: false,
          ...(money === undefined ? {} : { money }),
        },
        { as: admin },
      ),
    ).id
  expect(await mayOf(await add('bez.slowa'))).toBe(false)
  expect(await mayOf(await add('ksiegowa', true))).toBe(true)
})

test('an administrator without it may give it to themselves, and it holds from the next call on', async () => {
  const id = await ownId(admin)
  expect(answered(await server.call(whoAmI, {}, { as: admin })).user.money).toBe(false)
  answered(await give(id, true))
  expect(answered(await server.call(whoAmI, {}, { as: admin })).user.money).toBe(true)
})

test('the last person who has it may lose it: an administrator can give it again', async () => {
  const id = await ownId(admin)
  answered(await give(id, true))
  answered(await give(id, false))
  expect((await rights()).some(({ attributes }) => attributes.money)).toBe(false)
  answered(await give(id, true))
  expect(await mayOf(id)).toBe(true)
})

test('a page that knows nothing of it leaves it as it is', async () => {
  const id = await ownId(admin)
  answered(await give(id, true))
  answered(await give(id, undefined))
  expect(await mayOf(id)).toBe(true)
})

test('nobody but an administrator gives it, whoever has it themselves included', async () => {
  const accountant = await server.asUser({ money: true })
  expect((await give(await ownId(accountant), true, accountant)).status).toBe(403)
})

const givenAs = async (as: TestCaller) => answered(await server.call(listMoneyGiven, {}, { as })).data

test('who has it is told for seven days to whom it was given, and whether somebody gave it to themselves', async () => {
  const accountant = await server.asUser({ money: true })
  expect(await givenAs(accountant)).toEqual([])
  answered(await give(await ownId(admin), true))
  const [told, ...more] = await givenAs(accountant)
  expect([told, more]).toMatchObject([{ name: 'Anna Próbna', toThemselves: true }, []])
  const added = { login: 'karol', name: 'Karol Nowy', password: 'kilka nowych wyrazów', admin: false }
  answered(await server.call(addUser, { ...added, money: true }, { as: admin }))
  const names = async () => (await givenAs(accountant)).map(({ name, toThemselves }) => [name, toThemselves])
  expect((await names()).toSorted()).toEqual([
    ['Anna Próbna', true],
    ['Karol Nowy', false],
  ])
  // Of what one has done oneself one knows.
  expect(await givenAs(admin)).toEqual([])
})

test('who saves a user that has it already gives nothing, and who switches one on again does', async () => {
  const accountant = await server.asUser({ money: true })
  const piotr = await server.asUser({ money: true })
  const id = await ownId(piotr)
  const save = async (active: boolean) =>
    answered(
      await server.call(editUser, { id, name: 'Piotr', admin: false, money: true, active }, { as: admin }),
    )
  await save(true)
  expect(await givenAs(accountant)).toEqual([])
  await save(false)
  expect(await givenAs(accountant)).toMatchObject([{ name: 'Piotr', how: 'taken' }])
  // The log is told newest first; of one moment it has no order.
  server.clock.advance(1000)
  await save(true)
  expect(await givenAs(accountant)).toMatchObject([
    { name: 'Piotr', how: 'given', toThemselves: false },
    { name: 'Piotr', how: 'taken' },
  ])
})

test('taken away again, both are told; a week later none of it; without the right nobody ever is', async () => {
  const accountant = await server.asUser({ money: true })
  const id = await ownId(admin)
  answered(await give(id, true))
  server.clock.advance(1000)
  answered(await give(id, false))
  expect((await givenAs(accountant)).map(({ how }) => how)).toEqual(['taken', 'given'])
  expect(await givenAs(await server.asUser({ admin: true }))).toEqual([])
  server.clock.set(new Date(server.clock.now().getTime() + 8 * 24 * 3600 * 1000).toISOString())
  expect(await givenAs(await server.asUser({ money: true }))).toEqual([])
})

test('the audit log says who was given it and who lost it', async () => {
  const id = await ownId(admin)
  answered(await give(id, true))
  // The log is told newest first; of one moment it has no order.
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString())
  answered(await give(id, false))
  const { data } = answered(await server.call(listAudit, { limit: 50 }, { as: admin }))
  const told = data
    .map(({ attributes }) => attributes.details)
    .filter((details) => 'money' in (details ?? {}))
  expect(told).toMatchObject([
    { user: id, money: false },
    { user: id, money: true },
  ])
})
