import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { addVehicle } from '#features/fleet/vehicles/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { countDuePapers, listPaperKinds, listPapers, savePaper } from '../contract.ts'

let server: TestServer
let office: TestCaller
let admin: TestCaller
let car: string
let driver: string
/** By name. */
let kinds: Map<string, string>
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  // Wednesday 2026-03-11, 12:00 in Warsaw.
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser()
  admin = await server.asUser({ admin: true })
  car = await newCar('WX2', 'JTDBR32E720012345')
  driver = await newDriver('Łukasz Żak', '600100200')
  const { data } = answered(await server.call(listPaperKinds, {}, { as: office }))
  kinds = new Map(data.map(({ id, attributes }) => [attributes.name, id]))
})
afterAll(() => server.close())

async function newCar(reg: string, vin: string, dates: object = {}): Promise<string> {
  const texts = { make: 'Skoda', model: 'Fabia', color: 'Szary', insName: 'Warta', insNum: 'PL/1' }
  const far = { entryDate: '2022-01-01', exitDate: '2029-01-01', service: '2027-01-01', insEnd: '2027-02-01' }
  const form = { reg, vin, year: 2022, ...texts, ...far, ...dates }
  return answered(await server.call(addVehicle, form, { as: admin })).id
}
async function newDriver(fullName: string, phone: string): Promise<string> {
  return answered(await server.call(addDriver, { fullName, phone, email: 'a@b.pl' }, { as: admin })).id
}
const kind = (name: string): string => kinds.get(name) ?? ''
const save = (
  name: string,
  subjectId: string,
  expiresOn: string,
  more: Partial<InputOf<typeof savePaper>> = {},
) => server.call(savePaper, { kindId: kind(name), subjectId, expiresOn, ...more }, { as: office })
const overview = async (asked: InputOf<typeof listPapers> = {}) =>
  answered(await server.call(listPapers, asked, { as: office }))
const shown = async (asked: InputOf<typeof listPapers> = {}) =>
  (await overview(asked)).data.map(
    ({ attributes: { subjectName, kindName, expiresOn } }) => `${subjectName} ${kindName} ${expiresOn}`,
  )
const due = async () => answered(await server.call(countDuePapers, {}, { as: office }))

test('what has run out and blocks comes before what has only run out, and both before what ends soon', async () => {
  answered(await save('Gaśnica', car, '2026-03-01'))
  answered(await save('Prawo jazdy', driver, '2026-03-08'))
  answered(await save('Badania lekarskie', driver, '2026-03-12'))
  expect((await shown({ within: 30 })).slice(0, 3)).toEqual([
    'Łukasz Żak Prawo jazdy 2026-03-08',
    'WX2 Gaśnica 2026-03-01',
    'Łukasz Żak Badania lekarskie 2026-03-12',
  ])
})

test('what is to be renewed is as many as the bell and the dashboard count, and so is what has run out', async () => {
  const off = await newDriver('Nie Jeździ', '600100209')
  await server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, off))
  for (const [name, subject, expiresOn] of [
    ['Prawo jazdy', driver, '2026-03-08'],
    ['Badania lekarskie', driver, '2026-04-05'],
    ['Gaśnica', car, '2026-03-10'],
    ['Prawo jazdy', off, '2026-03-01'],
  ] as const)
    answered(await save(name, subject, expiresOn))
  await newCar('WX3', 'JTDBR32E720012346', { service: '2026-03-02', insEnd: '2026-03-20' })
  const counted = await due()
  const listed = await overview({ due: true })
  expect([listed.total, listed.data.length]).toEqual([counted.due, counted.due])
  expect((await overview({ overdue: true })).total).toBe(counted.overdue)
  expect(counted.overdue).toBe(3)
  expect((await overview()).all).toBe((await overview()).total)
  expect(listed.all).toBeGreaterThan(listed.total)
})

test('drivers of one name are told apart', async () => {
  const other = await newDriver('Łukasz Żak', '600100987')
  answered(await save('Prawo jazdy', driver, '2026-03-08'))
  answered(await save('Prawo jazdy', other, '2026-03-09'))
  const marks = (await overview({ subject: 'driver' })).data.map(({ attributes }) => attributes.subjectMark)
  expect(marks).toEqual(['…200', '…987'])
})

test('a page has as many as are asked for, 5000 at most', async () => {
  answered(await save('Prawo jazdy', driver, '2026-03-08'))
  const { total, data } = await overview({ page: 2, size: 2 })
  expect([total, data.length]).toEqual([3, 1])
  expect(await server.call(listPapers, { size: 5001 }, { as: office })).toMatchObject({ status: 400 })
})
