import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { placesOnBoard } from '../schedule/readable-week.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  const cars = await addCars(server.database.queries, 40)
  const jan = await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day' })
  await submit(server, WEEK, 'Ewa Żak', '600100201', { 1: 'day' })
  const admin = await server.asUser({ admin: true })
  answered(await server.call(generateWeek, WEEK, { as: admin }))
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  if (!week) throw new Error('The week is not generated.')
  const places = placesOnBoard(week).map((place) =>
    place.driverId === jan ? { ...place, carId: cars.at(-1) ?? null } : place,
  )
  answered(await server.call(updateWeek, { id: week.id, version: week.version, places }, { as: admin }))
  office = await stage.person('phone')
  const [name = '', value = ''] = admin.cookie.split('=')
  await office.context.addCookies([{ name, value, url: await stage.server.url() }])
  await office.page.goto(BOARD)
  await office.page.getByRole('button', { name: 'Szukaj i filtruj' }).tap()
  await office.page.getByRole('searchbox', { name: 'Szukaj' }).waitFor()
})
afterAll(() => stage?.close())

test('what is typed into the search brings its place into view; of a driver of another day that day is said', async () => {
  const { page, problems } = office
  const search = page.getByRole('searchbox', { name: 'Szukaj' })
  const place = page.locator('[role=gridcell][data-slot="0"]').filter({ hasText: 'Jan Lis' })
  expect(await place.count()).toBe(0)
  await search.fill('lis')
  await place.waitFor()
  await expect
    .poll(() => place.evaluate((cell) => cell.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true)
  await page.getByText('1 trafienie', { exact: true }).waitFor()
  await search.fill('żak')
  await page.getByText('1 trafienie, najbliżej: wtorek, dzień').waitFor()
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await search.fill('')
  expect(problems).toEqual([])
})

test('the builder’s remarks stand within the screen, whole', async () => {
  const { page, problems } = office
  await page.getByRole('button', { name: /^Uwagi/ }).click()
  const list = page.getByRole('list', { name: 'Uwagi' })
  await list.waitFor()
  await expect
    .poll(() =>
      list.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        Math.ceil(box.getBoundingClientRect().right) <= innerWidth,
      ]),
    )
    .toEqual([0, true])
  expect(problems).toEqual([])
})
