import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { allEndpoints } from '#server-app/endpoints.ts'
import { choice, form, WEEK } from '#test/availability/form.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { addDriver, listDrivers } from '../contract.ts'
import { exportDriver, mergeDrivers } from '../contract-data.ts'
import { exportTexts } from '../texts-export.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the page is for a person: Polish dates in their order, Polish words, no codes and no ids (D28)', async () => {
  const admin = await server.asUser({ admin: true })
  await addCars(server.database.queries, 1)
  const selectedDays = [choice(18, 'Noc'), choice(16, 'Dzień')]
  answered(await server.call(submitAvailability, form({ selectedDays })))
  const id = answered(await server.call(listDrivers, {}, { as: admin })).data[0]?.id ?? ''
  answered(await server.call(generateWeek, WEEK, { as: admin }))
  const second = { fullName: 'Jan Kowalski', phone: '600100299' }
  const foldedId = answered(await server.call(addDriver, second, { as: admin })).id
  answered(await server.call(mergeDrivers, { staysId: id, foldedId }, { as: admin }))

  const page = String(answered(await server.call(exportDriver, { id, format: 'html' }, { as: admin })))
  const body = page.slice(page.indexOf('<body>'))
  expect(body).toContain('Stan na 11.3.2026, 12:00')
  const [day, night] = ['<td>16.3.2026</td><td>Dzień</td>', '<td>18.3.2026</td><td>Noc</td>']
  expect(body).toContain(`${day}<td>formularz</td></tr>\n<tr>${night}`)
  expect(body.indexOf(`${day}<td>W01`)).toBeLessThan(body.indexOf(`${night}<td>W01`))
  expect(body).toContain('<td>biuro floty</td><td>połączenie wpisów</td><td>wykonano</td>')
  expect(body).toContain('<td>niewysłana</td>')
  expect(body.match(/\d{4}-\d\d-\d\d|\/api\/|no-gateway|<td>(user|form|done|email)\b/g)).toBeNull()
})

test('the words for what is noted of a driver name calls that there are', () => {
  const noted = allEndpoints.map(({ audit, method, path }) => audit ?? `${method} ${path}`)
  expect(noted).toEqual(expect.arrayContaining(Object.keys(exportTexts.auditWords.action)))
})
