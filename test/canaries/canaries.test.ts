import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental } from '#features/fleet/rentals/contract.ts'
import { addService } from '#features/fleet/services/contract.ts'
import { setMileage } from '#features/income/facts/contract.ts'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { listPaperKinds, savePaper } from '#features/papers/contract.ts'
import { setEditor } from '#features/presence/contract.ts'
import { addRemoveShiftReason } from '#features/removals/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { allEndpoints } from '#server-app/endpoints.ts'
import { fileOf, ride, who } from '#test/income/small-files.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { sampleInput } from '#test/server/sample-input.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type Canary, plantCanaries } from './canaries.ts'

let server: TestServer
let canaries: Canary[]
beforeAll(async () => {
  server = await startTestServer()
  await liveAWeek(server)
  canaries = await plantCanaries(server.database)
})
afterAll(() => server.close())

/**
 * A driver who submits, tries again, and is put into a generated week, a renter, and what else has personal
 * columns.
 */
async function liveAWeek({ call, asUser, database }: TestServer): Promise<void> {
  const admin = await asUser({ admin: true })
  const submission = {
    fullName: 'Jan Próbny',
    phone: '600100200',
    email: 'jan@flota.test',
    year: 2026,
    weekNum: 12,
    selectedDays: [{ shiftOption: 'Dzień', day: 16, month: 3, year: 2026 }],
  } as const
  answered(await call(submitAvailability, { ...submission, selectedDays: [...submission.selectedDays] }))
  await call(submitAvailability, { ...submission, selectedDays: [], empty: true, reason: 'Urlop' })
  const [carId = '', rentedCar = '', groundedCar = ''] = await addCars(database.queries, 3)
  const rental = { first_name: 'Adam', last_name: 'Próbny', phone_number: '600100201', carId: rentedCar }
  const start = { start_date: '2026-03-16', start_time: '08:00', mileage_start: 1, weekly_price: 1 }
  answered(await call(addRental, { ...rental, ...start }, { as: admin }))
  const days = { dayStart: '2026-03-16', dayEnd: '2026-03-17' }
  const grounding = { ...days, shiftStart: 'Dzień', shiftEnd: 'Noc', carId: groundedCar } as const
  answered(await call(addGrounding, grounding, { as: admin }))
  const service = { carId, date: '2026-03-16', hour: '10:00', text: 'Wymiana opon' }
  answered(await call(addService, service, { as: admin }))
  const kinds = answered(await call(listPaperKinds, {}, { as: admin })).data
  const kindId = kinds.find(({ attributes }) => attributes.vehicleField === null)?.id ?? ''
  const paper = { kindId, subjectId: carId, number: 'AC/1', expiresOn: '2026-03-18' }
  answered(await call(savePaper, paper, { as: admin }))
  answered(await call(generateWeek, { year: 2026, week: 12 }, { as: admin }))
  answered(await call(setEditor, { mode: 'in', year: 2026, week: 12 }, { as: admin }))
  const removal = { day: '2026-03-16', shift: 'Dzień', reason: 'Inny powód', reasonText: 'Gorączka' } as const
  const rides = fileOf('bolt-trips', [ride('a', who('Jan Próbny', '+48600100200', 'konto-jana'))])
  answered(await call(importResults, { file: rides } as never, { as: admin }))
  const [driver] = await database.queries.select().from(shiftResults)
  const slot = { driverId: driver?.driverId ?? '', date: '2026-11-09', shift: 'Dzień' }
  answered(await call(setMileage, { ...slot, km: 200 }, { as: admin }))
  answered(await call(addRemoveShiftReason, { ...removal, driver: 'Jan Próbny' }, { as: admin }))
}

/** Everything that this caller can be told by calls that need no login of the office, headers included. */
async function everythingFor(as?: TestCaller): Promise<string[]> {
  const heard: string[] = []
  const office = ['user', 'admin', 'fuel', ...(as ? [] : ['calendar', 'own-calendar'])]
  const open = allEndpoints.filter(({ access }) => typeof access !== 'string' || !office.includes(access))
  // Reads first, since a write may end the session.
  for (const endpoint of [...open].sort((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))) {
    const input = { ...sampleInput(endpoint), pin: undefined, solo: undefined, pass: undefined }
    const answer = await server.callRaw(endpoint, input, as ? { as } : {})
    heard.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(answer)}`)
  }
  for (const path of [
    '/',
    '/koordynator',
    '/kalendarz-pracy',
    '/moje-rozliczenia',
    '/paliwo',
    '/ps/x',
    '/to-nie-ja',
    '/j',
    '/login',
    '/admin',
    '/pomoc',
    '/nic',
    '/api/docs',
    '/api/openapi.json',
  ]) {
    const { body, headers } = await server.app.inject({ url: path, headers: as ? { cookie: as.cookie } : {} })
    heard.push(`page ${path} ${body} ${JSON.stringify(headers)}`)
  }
  return heard
}

function marksIn(heard: readonly string[], kinds: readonly Canary['kind'][]): string[] {
  return canaries
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ place, mark }) =>
      heard.filter((text) => text.includes(mark)).map((text) => `${place} in ${text.slice(0, 60)}`),
    )
}

test('there are canaries to be found', () => {
  const tables = new Set(canaries.map(({ place }) => place.split('.')[0]))
  expect([...tables]).toEqual(
    expect.arrayContaining([
      'drivers',
      'groundings',
      'messages',
      'papers',
      'platform_driver_phones',
      'platform_drivers',
      'removed_shifts',
      'rentals',
      'schedule_drivers',
      'income_loads',
      'services',
      'shift_mileage',
      'submission_attempts',
      'submissions',
      'users',
    ]),
  )
})

test('no public call or page tells a stranger anything of a person (Q11)', async () => {
  expect(marksIn(await everythingFor(), ['name', 'phone', 'email', 'text'])).toEqual([])
})

test('whoever has the fleet’s PIN sees names, and no phone, e-mail or reason (D14)', async () => {
  const heard = await everythingFor(await server.asScope('fleet'))
  expect(marksIn(heard, ['phone', 'email', 'text'])).toEqual([])
  expect(marksIn(heard, ['name'])).not.toEqual([])
})

test('a driver’s session tells nothing of anybody else (Q10, D14)', async () => {
  const heard = await everythingFor(await server.asScope('driver', randomUUID()))
  expect(marksIn(heard, ['name', 'phone', 'email', 'text'])).toEqual([])
})

test('the log names nobody, and no token', async () => {
  const fleet = await server.asScope('fleet')
  await everythingFor(fleet)
  expect(marksIn([...server.log], ['name', 'phone', 'email', 'text'])).toEqual([])
  expect(server.log.join()).not.toContain(fleet.token)
})
