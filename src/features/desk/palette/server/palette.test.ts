import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { readPaletteIndex } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the index names drivers in Polish order, with who is switched off, and cars; nothing more of them', async () => {
  const as = await server.asUser()
  const add = async (fullName: string, phone: string) =>
    answered(await server.call(addDriver, { fullName, phone, email: 'tajny@adres.pl' }, { as })).id
  const zak = await add('Łukasz Żak', '600100201')
  const lis = await add('Lucjan Lis', '600100202')
  const mak = await add('Maria Mak', '600100203')
  answered(await server.call(toggleDriver, { id: lis, active: false }, { as }))
  const [car] = await addCars(server.database.queries, 1)
  const index = answered(await server.call(readPaletteIndex, {}, { as }))
  expect(index).toEqual({
    drivers: {
      ids: [lis, zak, mak],
      names: ['Lucjan Lis', 'Łukasz Żak', 'Maria Mak'],
      phones: ['+48600100202', '+48600100201', '+48600100203'],
      inactive: [0],
    },
    cars: { ids: [car], regs: ['W01'], models: ['Toyota Corolla'] },
  })
  expect(server.log.join('\n')).not.toMatch(/Lucjan|600100202/)
})
