import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addPaperKind, editPaperKind, listPaperKinds, removePaperKind, savePaper } from '../contract.ts'
import { paperTexts } from '../texts.ts'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
})
afterAll(() => server.close())

const NEW: InputOf<typeof addPaperKind> = {
  subject: 'driver',
  name: 'Karta parkingowa',
  leadDays: 14,
  blocks: false,
}
const add = (change: object = {}) => server.call(addPaperKind, { ...NEW, ...change }, { as: admin })
const edit = (input: InputOf<typeof editPaperKind>) => server.call(editPaperKind, input, { as: admin })
const remove = (id: string) => server.call(removePaperKind, { id }, { as: admin })
const list = async () => answered(await server.call(listPaperKinds, {}, { as: admin })).data
const named = async (name: string) => {
  const found = (await list()).find(({ attributes }) => attributes.name === name)
  if (!found) throw new Error(`No kind is called ${name}.`)
  return found
}

test('a fleet begins with the usual kinds; what stops a car or driver in law blocks', async () => {
  const kinds = (await list()).map(({ attributes }) => attributes)
  expect(kinds.filter(({ blocks }) => blocks).map(({ name, leadDays }) => [name, leadDays])).toEqual([
    ['Przegląd techniczny', 30],
    ['Ubezpieczenie OC', 30],
    ['Prawo jazdy', 60],
    ['Badania lekarskie', 30],
    ['Badania psychologiczne', 30],
  ])
  const ofVehicles = kinds.filter(({ subject }) => subject === 'vehicle')
  expect([ofVehicles.length, kinds.length]).toEqual([8, 13])
})

test('the first change makes the usual kinds rows, and they stay what they were', async () => {
  const before = await list()
  const { id } = answered(await add())
  const after = await list()
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).toEqual({ id, attributes: { ...NEW, vehicleField: null, papers: 0 } })
})

test('twenty first changes at once do not double the usual kinds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => add({ name: `Nowy ${index}` })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
  expect(await list()).toHaveLength(13 + 20)
})

test('a name stands once among the papers of vehicles, and once among those of drivers', async () => {
  expect(await add({ name: ' Prawo jazdy ' })).toMatchObject({
    status: 409,
    failure: { code: 'name_taken', fields: { name: paperTexts.kindNameTaken } },
  })
  answered(await add({ subject: 'vehicle', name: 'Prawo jazdy' }))
  const { id } = await named('Leasing')
  expect(await edit({ id, name: 'Gaśnica', leadDays: 10, blocks: false })).toMatchObject({
    status: 409,
    failure: { code: 'name_taken' },
  })
})

test.each([
  ['name', '', paperTexts.kindName],
  ['name', 'x'.repeat(61), paperTexts.kindName],
  ['leadDays', -1, paperTexts.leadDays],
  ['leadDays', 366, paperTexts.leadDays],
])('refused: %s %j', async (field, value, message) => {
  expect(await add({ [field]: value })).toMatchObject({
    status: 400,
    failure: { fields: { [field]: message } },
  })
})

test('name, lead days and the switch are changed; of inspection and insurance all but the name', async () => {
  const leasing = await named('Leasing')
  answered(await edit({ id: leasing.id, name: 'Rata leasingu', leadDays: 365, blocks: true }))
  expect((await named('Rata leasingu')).attributes).toMatchObject({ leadDays: 365, blocks: true })
  const { id } = await named('Przegląd techniczny')
  expect(await edit({ id, name: 'Badanie auta', leadDays: 0, blocks: false })).toMatchObject({
    status: 409,
    failure: { code: 'built_in_name' },
  })
  answered(await edit({ id, name: 'Przegląd techniczny', leadDays: 0, blocks: false }))
  expect((await named('Przegląd techniczny')).attributes).toMatchObject({ leadDays: 0, blocks: false })
})

test('a kind with papers is not removed, and the message counts them; without any it is', async () => {
  const person = { fullName: 'Jan Nowak', phone: '600100200', email: 'a@b.pl' }
  const { id: subjectId } = answered(await server.call(addDriver, person, { as: admin }))
  const { id } = await named('Identyfikator')
  answered(await server.call(savePaper, { kindId: id, subjectId, expiresOn: '2027-01-01' }, { as: admin }))
  expect(await remove(id)).toMatchObject({
    status: 409,
    failure: { code: 'kind_in_use', msg: paperTexts.kindInUse({ papers: 1 }) },
  })
  const { id: unused } = await named('Leasing')
  answered(await remove(unused))
  expect(await remove(unused)).toMatchObject({ status: 404, failure: { code: 'no_such_kind' } })
  expect(await list()).toHaveLength(12)
})

test('inspection and insurance are never removed', async () => {
  for (const name of ['Przegląd techniczny', 'Ubezpieczenie OC'])
    expect(await remove((await named(name)).id)).toMatchObject({
      status: 409,
      failure: { code: 'built_in_kind' },
    })
})

test('kinds are the matter of administrators, papers of the whole office', async () => {
  const coordinator = await server.asUser()
  expect(await server.call(addPaperKind, NEW, { as: coordinator })).toMatchObject({ status: 403 })
  expect(await server.call(listPaperKinds, {}, { as: coordinator })).toMatchObject({ ok: true })
})
