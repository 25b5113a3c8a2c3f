import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SpecClient, specClient } from './spec-client.ts'

let server: TestServer
let office: MovingOffice
let client: SpecClient
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  office = await openOffice(server)
  client = specClient(server)
  client.carry(office.admin().token)
  await office.move(office.jan, TUESDAY_NIGHT)
})

/** As the specification writes it (Spec 2 §3): where the driver was and is, and the driver's own fields. */
const JANS = {
  ...{ oldDay: '16.3.2026', oldWeekDay: 'Poniedziałek', oldShift: 'Dzień' },
  ...{ day: '17.3.2026', weekDay: 'Wtorek', shift: 'Noc', newReg: 'W01' },
  ...{ fullName: 'Jan Lis', phone: '600100200', email: 'kierowca@example.pl' },
}
const JANS_SMS = 'Jan, zmiana w grafiku: zamiast 16.3.2026 (dzien) jedziesz 17.3.2026 (noc), auto: W01.'

test('one change is told by its record alone, once (Spec 2 §7)', async () => {
  expect((await client.done('POST /api/text', { ...JANS, id: office.jan })).sent).toBe(true)
  expect((await client.done('POST /api/text', JANS)).sent).toBe(false)
  expect((await client.done('POST /api/text', (await office.week()).history[0])).sent).toBe(false)
  expect(await office.texts()).toEqual([JANS_SMS])
})

test('a record that is not what is saved sends nothing: another car, another day, another driver, no place', async () => {
  const wrong = [
    { ...JANS, newReg: 'W02' },
    { ...JANS, day: '18.3.2026' },
    { ...JANS, oldDay: '18.3.2026' },
    { ...JANS, fullName: 'Ewa Żak', phone: '600100201' },
    { ...JANS, shift: 'Rano' },
    { ...JANS, oldDay: '16.3.2027' },
    { id: 'niczyj' },
  ]
  for (const record of wrong) {
    const refused = await client.refused('POST /api/text', record)
    expect([refused.status, refused.code]).toEqual([404, 'no_such_change'])
  }
  expect((await client.refused('POST /api/text', {})).status).toBe(400)
  expect(await office.texts()).toEqual([])
})

test('all changes are told by the list of them, one SMS a driver (Spec 2 §7)', async () => {
  const list = [JANS]
  expect(await client.done('POST /api/text-all', list)).toMatchObject({ sent: 1, changes: 1 })
  expect(await client.done('POST /api/text-all', { changes: list })).toMatchObject({ sent: 0, waiting: 1 })
  expect(await office.texts()).toEqual([JANS_SMS])
})

test('only those of the list are told', async () => {
  await office.move(office.ewa, 4, 1)
  expect(await client.done('POST /api/text-all', [JANS])).toMatchObject({ sent: 1, people: 1 })
  expect(await office.texts()).toEqual([JANS_SMS])
  expect(await client.done('POST /api/text-all', [])).toMatchObject({ sent: 0, people: 0, changes: 0 })
})

test('one record in the list that is not saved: nothing is sent, and it is named', async () => {
  const refused = await client.refused('POST /api/text-all', [JANS, { ...JANS, newReg: 'W02' }])
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([404, ['changes.1']])
  expect(await office.texts()).toEqual([])
})

test('a list is a body of this call only', async () => {
  expect((await client.refused('POST /api/text', [JANS])).status).toBe(400)
})
