import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listVehicles } from '../contract.ts'
import {
  addVehicleChoice,
  getVehicleCatalogue,
  listVehicleChoices,
  removeVehicleChoice,
  renameVehicleChoice,
  setOldestYear,
} from '../contract-catalogue.ts'
import { catalogueTexts } from '../texts-catalogue.ts'

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

const NOBODY = '00000000-0000-4000-8000-000000000000'
const offered = async () => answered(await server.call(getVehicleCatalogue, {}, { as: admin }))
const models = async (make: string) => (await offered()).makes.find(({ name }) => name === make)?.models
const add = (choice: InputOf<typeof addVehicleChoice>) => server.call(addVehicleChoice, choice, { as: admin })
const rename = (id: string, name: string) => server.call(renameVehicleChoice, { id, name }, { as: admin })
const remove = (id: string) => server.call(removeVehicleChoice, { id }, { as: admin })
const listed = async (name: string) => {
  const { data } = answered(await server.call(listVehicleChoices, {}, { as: admin }))
  const choice = data.find(({ attributes }) => attributes.name === name)
  if (!choice) throw new Error(`${name} is on no list`)
  return { id: choice.id, ...choice.attributes }
}
const cars = async () =>
  answered(await server.call(listVehicles, {}, { as: admin })).data.map(
    ({ attributes }) => `${attributes.make} ${attributes.model}`,
  )

test('the form offers the specification’s makes with their models, colours and insurers', async () => {
  const catalogue = await offered()
  expect(catalogue).toMatchObject({
    makes: [
      { name: 'Toyota', models: ['Yaris', 'Auris', 'Corolla', 'Camry'] },
      { name: 'Skoda', models: ['Fabia', 'Rapid', 'Octavia', 'Superb'] },
    ],
    insurers: ['Powszechny Zakład Ubezpieczeń', 'Ergo Hestia', 'Warta', 'Vienna Group'],
    oldestYear: null,
  })
  expect(catalogue.colors).toHaveLength(8)
  expect(await offered()).toEqual(catalogue)
})

describe('adding', () => {
  test('a make with its models, a colour and an insurer, behind those that were there', async () => {
    answered(await add({ kind: 'make', name: ' Kia ' }))
    answered(await add({ kind: 'model', make: 'KIA', name: 'Rio' }))
    answered(await add({ kind: 'model', make: 'Kia', name: 'Ceed' }))
    answered(await add({ kind: 'color', name: 'Żółty' }))
    answered(await add({ kind: 'insurer', name: 'Link4' }))
    const { makes, colors, insurers } = await offered()
    expect(makes.at(-1)).toEqual({ name: 'Kia', models: ['Ceed', 'Rio'] })
    expect(colors.at(-1)).toBe('Żółty')
    expect(insurers.at(-1)).toBe('Link4')
    expect(makes).toHaveLength(3)
  })

  test.each([
    { kind: 'make', name: 'toyota' },
    { kind: 'model', make: 'Toyota', name: 'COROLLA' },
    { kind: 'color', name: 'biały' },
    { kind: 'insurer', name: 'POWSZECHNY ZAKŁAD UBEZPIECZEŃ' },
  ] as const)('refuses $kind $name, which is there, whatever the case', async (choice) => {
    expect(await add(choice)).toMatchObject({
      status: 409,
      failure: { code: 'choice_taken', fields: { name: catalogueTexts.taken } },
    })
  })

  test('one model may stand under two makes', async () => {
    answered(await add({ kind: 'model', make: 'Skoda', name: 'Corolla' }))
  })

  test.each(['', '   ', 'x'.repeat(61)])('refuses %j, which is no name', async (name) => {
    expect(await add({ kind: 'color', name })).toMatchObject({
      status: 400,
      failure: { fields: { name: catalogueTexts.name } },
    })
  })

  test('refuses a model of no make', async () => {
    expect(await add({ kind: 'model', name: 'Rio' })).toMatchObject({ failure: { code: 'no_such_choice' } })
    expect(await add({ kind: 'model', make: 'Kia', name: 'Rio' })).toMatchObject({ status: 404 })
  })

  test('twenty at once with one name: one gets on the list', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        add({ kind: 'color', name: index % 2 ? 'Łososiowy' : 'ŁOSOSIOWY' }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('naming anew', () => {
  test('changes the vehicles that have it, and says how many', async () => {
    await addCars(server.database.queries, 2)
    const { id, used } = await listed('Corolla')
    expect(used).toBe(2)
    expect(answered(await rename(id, 'Corolla TS'))).toEqual({ renamed: 2 })
    expect(await cars()).toEqual(['Toyota Corolla TS', 'Toyota Corolla TS'])
  })

  test('a make takes its models along', async () => {
    await addCars(server.database.queries, 1)
    expect(answered(await rename((await listed('Toyota')).id, 'Toyota PL'))).toEqual({ renamed: 1 })
    expect(await models('Toyota PL')).toEqual(['Yaris', 'Auris', 'Corolla', 'Camry'])
    expect(await cars()).toEqual(['Toyota PL Corolla'])
  })

  test('may change the case alone, but not take another one’s name', async () => {
    const { id } = await listed('Skoda')
    answered(await rename(id, 'SKODA'))
    expect(await rename(id, 'toyota')).toMatchObject({ status: 409, failure: { code: 'choice_taken' } })
    expect(await models('SKODA')).toHaveLength(4)
  })

  test('refuses what has gone, and what is no name', async () => {
    expect(await rename(NOBODY, 'Kia')).toMatchObject({ status: 404, failure: { code: 'no_such_choice' } })
    expect(await rename((await listed('Skoda')).id, ' ')).toMatchObject({ status: 400 })
  })
})

describe('removing', () => {
  test('leaves vehicles as they are, and says how many have it', async () => {
    await addCars(server.database.queries, 3)
    expect(answered(await remove((await listed('Corolla')).id))).toEqual({ used: 3 })
    expect(await models('Toyota')).toEqual(['Yaris', 'Auris', 'Camry'])
    expect(await cars()).toEqual(['Toyota Corolla', 'Toyota Corolla', 'Toyota Corolla'])
  })

  test('a make goes with its models, and comes back without them', async () => {
    answered(await remove((await listed('Toyota')).id))
    answered(await add({ kind: 'make', name: 'Toyota' }))
    expect(await models('Toyota')).toEqual([])
  })

  test('the last one of a list stays, since the form asks for one; two at once leave one', async () => {
    const toyota = await listed('Toyota')
    const skoda = await listed('Skoda')
    const answers = await Promise.all([remove(toyota.id), remove(skoda.id)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, failure: { code: 'last_choice' } })
    expect((await offered()).makes).toHaveLength(1)
  })

  test('a second time there is nothing to remove', async () => {
    const { id } = await listed('Szary')
    answered(await remove(id))
    expect(await remove(id)).toMatchObject({ status: 404 })
  })
})

test('the oldest production year is kept, changed and given up', async () => {
  for (const year of [1998, 2001, null]) {
    answered(await server.call(setOldestYear, { year }, { as: admin }))
    expect((await offered()).oldestYear).toBe(year)
  }
  expect(await server.call(setOldestYear, { year: 1949 }, { as: admin })).toMatchObject({
    status: 400,
    failure: { fields: { year: catalogueTexts.year } },
  })
})

test('keeping the lists needs the admin flag; reading them does not (D28)', async () => {
  const coordinator = await server.asUser()
  const { id } = await listed('Szary')
  const as = coordinator
  expect(await server.call(addVehicleChoice, { kind: 'color', name: 'Lila' }, { as })).toMatchObject({
    status: 403,
  })
  expect(await server.call(renameVehicleChoice, { id, name: 'Lila' }, { as })).toMatchObject({ status: 403 })
  expect(await server.call(removeVehicleChoice, { id }, { as })).toMatchObject({ status: 403 })
  expect(await server.call(setOldestYear, { year: 1998 }, { as })).toMatchObject({ status: 403 })
  answered(await server.call(listVehicleChoices, {}, { as }))
})
