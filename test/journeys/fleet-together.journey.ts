import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGrounding, editGrounding, listGroundings } from '#features/fleet/groundings/contract.ts'
import { editRental, listRentals } from '#features/fleet/rentals/contract.ts'
import { listCarServices, updateService } from '#features/fleet/services/contract.ts'
import { editVehicle, listVehicles } from '#features/fleet/vehicles/contract.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { importVehicles, openCarTab, planService, rentCar } from './fleet-steps.ts'
import { logIn, makeAdministrator } from './office-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

const [FIRST, SECOND] = ['WX2001A', 'WX2002B']

let stage: Stage
let office: Person
/** Somebody else at another desk. */
let colleague: TestCaller

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk')
  await logIn(office.page)
  await importVehicles(office.page, [FIRST ?? '', SECOND ?? ''])
  colleague = await stage.server.asUser()
})
afterAll(() => stage?.close())

async function carOf(reg: string) {
  const { data } = answered(await stage.server.call(listVehicles, {}, { as: colleague }))
  const car = data.find(({ attributes }) => attributes.reg === reg)
  if (!car) throw new Error(`There is no ${reg}.`)
  return { id: car.id, ...car.attributes }
}

async function onlyRental() {
  const [rental] = answered(await stage.server.call(listRentals, {}, { as: colleague })).data
  if (!rental) throw new Error('There is no rental.')
  return { id: rental.id, ...rental.attributes }
}

test('an inspection that is renewed under the papers stands in the data of the car too, and saving these does not undo it', async () => {
  const { page, problems } = office
  await openCarTab(page, FIRST ?? '', 'Dane auta')
  const inspection = page.getByLabel('Następny przegląd')
  await expect.poll(() => inspection.inputValue()).toBe('1.03.2027')
  await page.getByLabel('Numer polisy').fill('PL/nowa')
  await page.getByRole('tab', { name: 'Dokumenty' }).click()
  await page
    .getByRole('button', { name: /^Odnów.*przegląd/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /1\.3\.2028/ }).click()
  await dialog.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: 'Dane auta' }).click()
  await expect.poll(() => inspection.inputValue()).toBe('1.03.2028')
  expect(await page.getByLabel('Numer polisy').inputValue()).toBe('PL/nowa')
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await page.getByText('Zmiany zapisane pomyślnie.').first().waitFor()
  expect(await carOf(FIRST ?? '')).toMatchObject({ service: '2028-03-01', insNum: 'PL/nowa' })
  expect(problems).toEqual([])
})

test('two people change one car at once, each another field, and neither change is lost', async () => {
  const { page, problems } = office
  await openCarTab(page, SECOND ?? '', 'Dane auta')
  await page.getByLabel('Numer urządzenia GPS').fill('GPS-7')
  const { id } = await carOf(SECOND ?? '')
  answered(await stage.server.call(editVehicle, { id, color: 'Czarny', priority: 9 }, { as: colleague }))
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await page.getByText('Zmiany zapisane pomyślnie.').first().waitFor()
  expect(await carOf(SECOND ?? '')).toMatchObject({ color: 'Czarny', priority: 9, flotmanId: 'GPS-7' })
  await expect.poll(() => page.getByLabel('Priorytet').inputValue()).toBe('9')
  // Nothing is left to save, so leaving asks nothing.
  await page.getByRole('link', { name: 'Powrót do floty' }).click()
  await page.getByRole('heading', { name: 'Flota', level: 1 }).waitFor()
  expect(problems).toEqual([])
})

test('a rental that a colleague has ended is not opened again by who only corrects the phone number', async () => {
  const { page, problems } = office
  await rentCar(page, { firstName: 'Olga', lastName: 'Lis', reg: FIRST ?? '', date: '9.3.2026' })
  await page.getByText('Wynajem dodany został pomyślnie.').first().waitFor()
  await page.keyboard.press('Escape')
  const { id } = await onlyRental()
  await page.goto(`/admin/wylacznosc/${id}`)
  await page.getByLabel('Numer telefonu').fill('600 100 200')
  const end = { end_date: '2026-03-10', end_time: '12:00', mileage_end: 120_400 }
  answered(await stage.server.call(editRental, { id, ...end }, { as: colleague }))
  await page.getByRole('button', { name: 'Zaktualizuj' }).click()
  await page.getByText('Zmiany zapisane pomyślnie.').first().waitFor()
  expect(await onlyRental()).toMatchObject({ ...end, phone_number: '+48600100200', active: false })
  await expect.poll(() => page.getByLabel('Data zakończenia').inputValue()).toBe('10.03.2026')
  expect(problems).toEqual([])
})

test('a grounding that a colleague has made longer stays so when its reason is written', async () => {
  const { page, problems } = office
  const { id: carId } = await carOf(SECOND ?? '')
  const span = { dayStart: '2026-04-07', shiftStart: 'Dzień', dayEnd: '2026-04-08', shiftEnd: 'Noc' } as const
  const { id } = answered(await stage.server.call(addGrounding, { carId, ...span }, { as: colleague }))
  await openCarTab(page, SECOND ?? '', 'Uziemienia')
  await page.getByRole('button', { name: /^Zmień uziemienie/ }).click()
  await page.getByLabel('Powód').fill('Blacharz')
  const longer = { ...span, dayEnd: '2026-04-20' }
  answered(await stage.server.call(editGrounding, { id, ...longer }, { as: colleague }))
  await page.getByRole('button', { name: 'Zapisz uziemienie' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const { data } = answered(await stage.server.call(listGroundings, {}, { as: colleague }))
  expect(data[0]?.attributes).toMatchObject({ ...longer, groundedReason: 'Blacharz' })
  expect(problems).toEqual([])
})

test('a service that a colleague has put off is not put back by who only corrects its text', async () => {
  const { page, problems } = office
  await planService(page, SECOND ?? '', { date: '24.3.2026', hour: '10:15', text: 'Olej' })
  const { id: carId } = await carOf(SECOND ?? '')
  const services = async () =>
    answered(await stage.server.call(listCarServices, { id: carId }, { as: colleague }))
  const id = (await services()).data[0]?.id ?? ''
  await page.getByRole('button', { name: /^Edytuj serwis/ }).click()
  await page.getByLabel('Rodzaj serwisu').fill('Olej i filtr')
  const putOff = { id, carId, date: '2026-03-25', hour: '12:00', text: 'Olej' }
  answered(await stage.server.call(updateService, putOff, { as: colleague }))
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click()
  await page.getByRole('dialog', { name: 'Edycja serwisu' }).waitFor({ state: 'hidden' })
  expect((await services()).data.map(({ attributes }) => attributes)).toMatchObject([
    { serviceDate: '2026-03-25', serviceTime: '12:00', desc: 'Olej i filtr' },
  ])
  expect(problems).toEqual([])
})
