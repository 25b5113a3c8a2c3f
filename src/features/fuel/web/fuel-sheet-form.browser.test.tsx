import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { addDayFuel, getFuelWeek, getSavedFuel } from '../contract.ts'
import { FuelSheetForm } from './fuel-sheet-form.tsx'
import { fuelPageTexts as texts } from './fuel-texts.ts'

const JAN = '6b1f0f4e-0000-4000-8000-000000000001'
const EWA = '6b1f0f4e-0000-4000-8000-000000000002'

/** A week in which one person drives by day on that date alone. */
function weekWith(date: string, id: string, fullName: string) {
  const [, month = 0, day = 0] = date.split('-').map(Number)
  const driver = { id, fullName, phone: '', benzyna: null, gaz: null, godziny: null }
  const days = [{ day, month, date, cars: [{ reg: 'WX 1', drivers: [driver] }] }]
  return { data: { generated: true, days, nights: [] } }
}
const JANS_WEEK = weekWith('2026-03-16', JAN, 'Jan Nowak')
const EWAS_WEEK = weekWith('2026-03-24', EWA, 'Ewa Lis')

const SENT_AT = '2026-03-17T08:00:00Z'
const SAVED = { added: 1, replaced: 0, unchanged: 0, sentAt: [{ id: JAN, sentAt: SENT_AT }] }

let server: OtherEnd
const onLocked = vi.fn()
beforeEach(async () => {
  server = new OtherEnd()
  onLocked.mockReset()
  server.answers(getFuelWeek, JANS_WEEK)
  server.answers(getSavedFuel, { data: [] })
  await showToDriver(<FuelSheetForm today="2026-03-17" onLocked={onLocked} />)
})

const fetchDay = () => page.getByRole('button', { name: texts.fetch }).click()
const line = (name: string) => page.getByRole('group', { name: new RegExp(name) })
const petrol = () => line('Jan Nowak').getByLabelText(texts.petrol)
const save = () => page.getByRole('button', { name: texts.save.day })

async function typeLitres(litres: string) {
  await fetchDay()
  await userEvent.fill(page.getByLabelText(texts.petrolPrice), '6,49')
  await userEvent.fill(petrol(), litres)
}

test('a late answer about another date is not put under this one (Spec 2 §7)', async () => {
  await fetchDay()
  await expect.element(line('Jan Nowak')).toBeVisible()
  const slow = server.holds(getFuelWeek)
  await userEvent.fill(page.getByLabelText(texts.date), '2026-03-09')
  await expect.poll(() => server.heard(getFuelWeek)).toHaveLength(2)
  server.answers(getFuelWeek, EWAS_WEEK)
  await userEvent.fill(page.getByLabelText(texts.date), '2026-03-24')
  await expect.element(line('Ewa Lis')).toBeVisible()
  slow.letGo(JANS_WEEK)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(line('Jan Nowak').query()).toBeNull()
  await expect.element(line('Ewa Lis')).toBeVisible()
})

test('where the password has run out, nothing typed is lost, and it is said what to do', async () => {
  server.refuses(addDayFuel, 'login_required')
  await typeLitres('12,5')
  await save().click()
  await expect.element(page.getByText(texts.locked)).toBeVisible()
  expect(onLocked).toHaveBeenCalledOnce()
  await expect.element(petrol()).toHaveValue('12,5')
  await expect.element(page.getByText(texts.unsaved(1))).toBeVisible()
})

test('litres without a price are not sent, and no more those that can’t be', async () => {
  await fetchDay()
  await userEvent.fill(petrol(), '12,5')
  await save().click()
  await expect.element(page.getByText(texts.priceMissing)).toBeVisible()
  await userEvent.fill(page.getByLabelText(texts.petrolPrice), '6,49')
  await userEvent.fill(petrol(), '5000')
  await save().click()
  await expect.element(page.getByText(texts.mend(1))).toBeVisible()
  expect(server.heard(addDayFuel)).toEqual([])
})

test('what looks like a mistake is asked about first, and goes out as it is if it is meant', async () => {
  server.answers(addDayFuel, SAVED)
  await typeLitres('71')
  await save().click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect.element(question).toHaveTextContent(texts.odd['much-petrol'])
  expect(server.heard(addDayFuel)).toEqual([])
  await question.getByRole('button', { name: texts.oddSend }).click()
  await expect.element(page.getByText(texts.saved(1))).toBeVisible()
  expect(server.heard(addDayFuel)).toMatchObject([
    { day: '2026-03-16', fuelPrice: '6,49', details: [{ id: JAN, benzyna: '71', sentAt: null }] },
  ])
})

test('what was sent from here is seen, though it could not be read back: others’ figures stay safe', async () => {
  await typeLitres('12,5')
  server.refuses(getSavedFuel, 'login_required')
  server.answers(addDayFuel, SAVED)
  await save().click()
  await expect.element(page.getByText(texts.saved(1))).toBeVisible()
  await userEvent.fill(petrol(), '13,5')
  await save().click()
  await expect.poll(() => server.heard(addDayFuel)).toHaveLength(2)
  expect(server.heard(addDayFuel)[1]).toMatchObject({ details: [{ id: JAN, sentAt: SENT_AT }] })
})

test('after „Pobierz dane” the keyboard goes on at the list, and at the button where there is none', async () => {
  await fetchDay()
  await expect.element(page.getByRole('heading', { name: texts.shifts.day })).toHaveFocus()
  server.answers(getFuelWeek, { data: { generated: false, days: [], nights: [] } })
  await fetchDay()
  await expect.element(page.getByText(texts.notGenerated)).toBeVisible()
  await expect.element(page.getByRole('button', { name: texts.fetch })).toHaveFocus()
})

test('a price that is none is refused with its reason, and nothing is counted with it', async () => {
  const gasPrice = page.getByLabelText(texts.gasPrice)
  await userEvent.fill(gasPrice, '3.99 zł')
  await fetchDay()
  await expect.element(gasPrice).toHaveFocus()
  await expect.element(page.getByText(texts.badPrice)).toBeVisible()
  expect(server.heard(getFuelWeek)).toEqual([])
  await userEvent.fill(gasPrice, '3,99')
  await fetchDay()
  await userEvent.fill(line('Jan Nowak').getByLabelText(texts.gas), '10')
  await expect.element(line('Jan Nowak').getByText('39,90 zł')).toBeVisible()
  await userEvent.fill(gasPrice, 'drogo')
  await expect.element(line('Jan Nowak').getByText(texts.unknown)).toBeVisible()
  expect(page.getByText('0,00 zł').elements()).toEqual([])
})
