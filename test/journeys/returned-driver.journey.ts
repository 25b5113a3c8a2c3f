import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { form } from '../availability/form.ts'
import { answered } from '../server/test-server.ts'
import { addDriverByHand, expectFine, openDriver } from './drivers-steps.ts'
import { logIn, makeAdministrator } from './office-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

const JAN = { fullName: 'Jan Kowalski', phone: '600100200', email: 'jan@przyklad.test' }
const ASKED = 'Wrócił usunięty kierowca?'

let stage: Stage
let office: Person
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk')
  await logIn(office.page)
})
afterAll(() => stage?.close())

async function remove() {
  const { page } = office
  await openDriver(page, JAN.fullName)
  await page.getByRole('button', { name: `Usuń z listy: ${JAN.fullName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Usunąć kierowcę z listy?' })
  await dialog.getByRole('button', { name: 'Usuń z listy', exact: true }).click()
  await page.getByText(/^Żaden kierowca nie przesłał jeszcze grafiku\./).waitFor()
}

const comesByForm = async () =>
  answered(await stage.server.call(submitAvailability, form({ ...JAN, email: 'nowy@przyklad.test' })))

test('who was removed and added again by hand has the former record', async () => {
  const { page, problems } = office
  await addDriverByHand(page, JAN)
  await page.getByText('Dodano kierowcę Jan Kowalski.').waitFor()
  await remove()
  await addDriverByHand(page, JAN)
  await page.getByText(/^Jan Kowalski wraca na listę z dawnym wpisem/).waitFor()
  await expectFine(page)
  expect(problems).toEqual([])
})

test('who comes back by a form is asked about on the dashboard, and joined by the keyboard', async () => {
  const { page, problems } = office
  await remove()
  await comesByForm()
  await page.goto('/admin')
  await page.getByText(ASKED).waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: new RegExp(`^${ASKED}`.replace('?', '\\?')) }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: ASKED })
  await dialog.getByText(/^Usunięty z listy .*: Jan Kowalski$/).waitFor()
  await expectFine(page)
  await dialog.getByRole('button', { name: 'To ta sama osoba' }).focus()
  await page.keyboard.press('Enter')
  const sure = page.getByRole('dialog', { name: 'Połączyć z dawnym wpisem?' })
  await sure.getByRole('button', { name: 'Połącz wpisy' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Połączono. Wszystko jest teraz u: Jan Kowalski.').waitFor()
  await dialog.getByText('Nikt z listy nie ma numeru usuniętego kierowcy.').waitFor()
  expect(problems).toEqual([])
})

test('on the driver’s page it is said that they are two people', async () => {
  const { page, problems } = office
  await remove()
  await comesByForm()
  await openDriver(page, JAN.fullName)
  await page.getByRole('heading', { name: ASKED }).waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: 'To ktoś inny' }).click()
  await page.getByText('Wpisy zostają osobno.').waitFor()
  await page.getByRole('heading', { name: ASKED }).waitFor({ state: 'detached' })
  await expectFine(page)
  expect(problems).toEqual([])
})
