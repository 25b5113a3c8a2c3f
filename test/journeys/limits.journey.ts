import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { addDayLimit, listDayLimits, removeDayLimit } from '#features/limits/contract.ts'
import { choice, formOf } from '../availability/form.ts'
import { addCars } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let office: Person
let colleague: TestCaller

const send = async (number: number, fullName: string) =>
  answered(
    await stage.server.call(
      submitAvailability,
      formOf(number, { fullName, selectedDays: [choice(16, 'Dzień')] }),
    ),
  )
const listed = async () =>
  answered(await stage.server.call(listDayLimits, { year: 2026, month: 3 }, { as: colleague })).data
const onDay = async (dayNumber: number) => {
  const limits = (await listed()).filter((limit) => limit.dayNumber === dayNumber)
  const of = (shift: 'day' | 'night') =>
    limits.find((limit) => limit[shift] !== null && limit.active)?.[shift]
  return [of('day'), of('night')]
}
const cell = (name: string) => office.page.getByRole('textbox', { name, exact: true })

beforeAll(async () => {
  // A colleague's limit in the way is a 409, which the page tells.
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  colleague = await stage.server.asUser()
  office = await stage.person('desk', [/409/])
  await arriveLoggedIn(office.page)
  await office.page.goto('/admin/miesiac?zakladka=limity')
})
afterAll(() => stage?.close())

test('an empty week is filled in seven acts instead of 28: a number, all days, Sunday closed, a reason, save', async () => {
  const { page } = office
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts++
    await done
  }
  await act(cell('Limit').fill('3'))
  await act(page.getByRole('button', { name: 'Wpisz' }).click())
  await act(cell('Dzień, niedziela 22.03').fill('2'))
  await act(page.keyboard.press('ArrowRight'))
  await act(page.keyboard.type('0'))
  await act(page.getByLabel('Powód dla całego tygodnia').fill('Ferie'))
  await act(page.getByRole('button', { name: 'Zapisz 14 limitów' }).click())
  await page.getByText('Zapisano 14 limitów.').waitFor()
  expect(acts).toBe(7)
  expect(await onDay(16)).toEqual([3, 3])
  expect(await onDay(22)).toEqual([2, 0])
  expect(new Set((await listed()).map(({ info }) => info))).toEqual(new Set(['Ferie']))
  await expectAccessible(page)
})

test('the grid goes by keyboard alone: Enter down and over to the night, arrows, a wrong number is pointed at', async () => {
  const { page } = office
  await cell('Dzień, niedziela 22.03').focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => cell('Noc, poniedziałek 16.03').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.type('x')
  await page.getByText('od 0 do 10 000', { exact: true }).waitFor()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('4')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('5')
  await page.getByRole('button', { name: 'Zapisz 2 limity' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => [...(await onDay(16)), ...(await onDay(17))]).toEqual([3, 4, 3, 5])
})

test('a closed shift is called closed on the driver’s form, and can’t be chosen, as a reserve as little', async () => {
  const driver = await stage.person('phone')
  const { page } = driver
  await page.goto('/')
  const sunday = page.getByRole('button', { name: /^22 ?mar|Niedziela/ }).first()
  await sunday.getByText('Noc: zmiana zamknięta').waitFor()
  await sunday.click()
  await sunday.getByText('Dzień', { exact: true }).waitFor()
  await sunday.click()
  await sunday.getByText('Wolne').waitFor()
  await page.getByRole('button', { name: /^Więcej możliwości: niedziela/ }).click()
  const night = page.getByRole('dialog').getByRole('button', { name: /^Noc/ })
  expect(await night.isDisabled()).toBe(true)
  await night.getByText('Zmiana zamknięta').waitFor()
  await expectAccessible(page)
  expect(driver.problems).toEqual([])
  await driver.context.close()
})

test('the week is copied to the next one, and repeated for one more', async () => {
  const { page } = office
  await page.getByRole('button', { name: 'Następny tydzień' }).first().click()
  await page.getByRole('button', { name: 'Kopiuj z poprzedniego tygodnia' }).click()
  await page.getByText('Wpisano 14 limitów z tygodnia 12. Sprawdź i zapisz.').waitFor()
  await page.getByLabel('Powtórz na kolejne tygodnie').fill('1')
  await page.getByRole('button', { name: 'Zapisz 28 limitów' }).click()
  await page.getByText('Zapisano 28 limitów.').waitFor()
  expect(await onDay(29)).toEqual([2, 0])
  expect(await onDay(24)).toEqual([3, 5])
  await page.getByRole('button', { name: 'Poprzedni tydzień' }).first().click()
})

test('a day with a limit opens that limit, and who has no place in it any more is named before it is saved', async () => {
  const { page } = office
  for (const [index, name] of ['Adam Pierwszy', 'Ewa Druga', 'Jan Trzeci', 'Ola Czwarta'].entries())
    await send(index + 1, name)
  await page
    .getByRole('table', { name: 'Limity w miesiącu' })
    .getByRole('button', { name: /poniedziałek, 16 marca/ })
    .click()
  const edit = page.getByRole('dialog', { name: 'Zmień limit: poniedziałek 16.03' })
  await edit.getByRole('group', { name: 'Dzień' }).getByLabel('Liczba aut').fill('1')
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Zapisz limity' }).click()
  const look = page.getByRole('dialog', { name: 'Kogo dotyczy ta zmiana' })
  await look.getByText('Dzień, poniedziałek 16.03: limit 3 → 1').waitFor()
  await look.getByText(/^Powyżej limitu: 2 osoby .*: Ewa Druga, Jan Trzeci\./).waitFor()
  await expectAccessible(page)
  expect(await onDay(16)).toEqual([3, 4])
  await look.getByRole('button', { name: 'Zapisz limity' }).click()
  await page.getByText('Zapisano 1 limit.').waitFor()
  expect(await onDay(16)).toEqual([1, 4])
})

test('a raised limit names the first of the reserve; who sends a form meanwhile brings the look anew', async () => {
  const { page } = office
  await cell('Dzień, poniedziałek 16.03').fill('5')
  await page.getByRole('button', { name: 'Zapisz 1 limit' }).click()
  const look = page.getByRole('dialog', { name: 'Kogo dotyczy ta zmiana' })
  await look.getByText('Znów mieszczą się w limicie: Ewa Druga, Jan Trzeci.').waitFor()
  await look.getByText(/^Pierwsza osoba w rezerwie: Ola Czwarta\./).waitFor()
  await send(9, 'Zofia Nowa')
  await look.getByRole('button', { name: 'Zapisz limity' }).click()
  await look
    .getByRole('alert')
    .getByText(/^W międzyczasie zmieniły się zgłoszenia/)
    .waitFor()
  await look.getByText(/^Pierwsi w rezerwie: Ola Czwarta, Zofia Nowa\./).waitFor()
  expect((await onDay(16))[0]).toBe(1)
  await look.getByRole('button', { name: 'Zapisz limity' }).click()
  await expect.poll(async () => (await onDay(16))[0]).toBe(5)
})

test('a limit is switched off, stays in the list, and is switched on again', async () => {
  const { page } = office
  const active = page.getByRole('switch', { name: 'Limit na dzień 17.3.2026 obowiązuje' })
  await active.click()
  await expect.poll(async () => onDay(17)).toEqual([undefined, undefined])
  await page.getByText('wyłączony: 3').waitFor()
  await expect.poll(() => active.isChecked()).toBe(false)
  await active.click()
  await expect.poll(async () => onDay(17)).toEqual([3, 5])
})

test('a second limit of the same shift is refused in the specification’s dialog and words', async () => {
  const { page } = office
  await page.getByRole('button', { name: 'Dodaj limit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj nowy limit' })
  await dialog.getByText('16.3.2026 ma już limit: Dzień 5, Noc 4.').waitFor()
  await dialog.getByLabel('Liczba aut').fill('0')
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await dialog.getByText('Liczba aut musi wynosić co najmniej 1.').waitFor()
  await dialog.getByLabel('Liczba aut').fill('6')
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click()
  const refusal = page.getByRole('dialog', { name: 'Wystąpił błąd' })
  await refusal.getByText(/^Jest już dodany limit na cały dzień dla wybranego dnia/).waitFor()
  await refusal.getByRole('button', { name: 'OK' }).click()
  await dialog.getByRole('button', { name: 'Anuluj' }).click()
  expect(await onDay(16)).toEqual([5, 4])
})

test('of two at once the second sees what stands there now, and decides', async () => {
  const { page, problems } = office
  await cell('Dzień, środa 18.03').fill('9')
  const before = (await listed()).find(({ dayNumber }) => dayNumber === 18)
  answered(await stage.server.call(removeDayLimit, { id: before!.id }, { as: colleague }))
  answered(
    await stage.server.call(
      addDayLimit,
      { dayNumber: 18, month: 3, year: 2026, day: 7, night: 7, info: 'Targi' },
      { as: colleague },
    ),
  )
  await page.getByRole('button', { name: 'Zapisz 1 limit' }).click()
  const conflict = page.getByRole('dialog', { name: 'Ktoś zmienił te limity' })
  await conflict.getByText('teraz: 7, Targi').waitFor()
  await conflict.getByText('u Ciebie: 9, Ferie').waitFor()
  await expectAccessible(page)
  expect(await onDay(18)).toEqual([7, 7])
  await conflict.getByRole('button', { name: 'Zapisz moje' }).click()
  await expect.poll(async () => onDay(18)).toEqual([9, 7])
  expect(problems).toEqual([])
})

test('a limit beyond the cars of the fleet is said beside it; what is typed in two tabs is asked about once', async () => {
  const { page, problems } = office
  await addCars(stage.server.database.queries, 3)
  await page.reload()
  await cell('Dzień, środa 18.03').fill('3')
  await cell('Noc, środa 18.03').fill('33')
  await expect.poll(() => page.getByText(/^więcej niż aut/).allTextContents()).toContain('więcej niż aut (3)')
  await page.getByRole('tab', { name: 'Ustawienia miesiąca' }).click()
  await page.getByLabel('Tekst', { exact: true }).fill('W sobotę myjnia nieczynna.')
  const leave = page.getByRole('dialog', { name: 'Masz niezapisane zmiany' })
  await page.getByRole('link', { name: 'Panel główny', exact: true }).click()
  await leave.getByRole('button', { name: 'Zostań' }).click()
  expect(await page.getByLabel('Tekst', { exact: true }).inputValue()).toBe('W sobotę myjnia nieczynna.')
  await page.getByRole('link', { name: 'Panel główny', exact: true }).click()
  await leave.getByRole('button', { name: 'Wyjdź' }).click()
  await page.getByText('Do zrobienia').waitFor()
  expect(problems).toEqual([])
})

test('a fleet at its first start is told that its bonus tiers are out of reach, and takes over those that are not', async () => {
  const { page, problems } = office
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Progi bonusów, których nikt nie zdobędzie' }).click()
  await page
    .getByText(
      /najwyżej 7 zmian\. Bonus 200 zł wymaga 18 zmian\. Bonus 300 zł wymaga 23 zmian\. Nikt ich nie zdobędzie\./,
    )
    .waitFor()
  await page.getByRole('button', { name: 'Zaproponuj osiągalne progi' }).click()
  expect(await page.getByLabel('Do zmian, próg 2').inputValue()).toBe('6')
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect.poll(() => page.getByText('Progi poza zasięgiem').count()).toBe(0)
  await page.goto('/admin')
  await page.getByText('Do zrobienia').waitFor()
  await expect.poll(() => page.getByText('Progi bonusów, których nikt nie zdobędzie').count()).toBe(0)
  expect(problems).toEqual([])
})
