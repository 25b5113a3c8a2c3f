import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { setEditDeadline } from '#features/settings/contract.ts'
import { choice, form, formOf } from '../availability/form.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { choose, closeDialog, openSubmit, send, typePin } from './driver-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const JAN = { fullName: 'Jan Lis', email: 'jan@example.pl', phone: '600100201' }

/** As the phone remembers the week that it has sent. */
const SENT_EARLIER = JSON.stringify({
  week: { year: 2026, week: 12 },
  days: [{ date: '2026-03-19', option: 'day' }],
})

let stage: Stage
let chief: TestCaller

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  chief = await stage.server.asUser({ admin: true })
})
afterAll(() => stage?.close())

async function pinOf(address: string): Promise<string> {
  const [letter] = await stage.lettersTo(address)
  return /PIN do kalendarza pracy: (\d{4})/.exec(letter?.text ?? '')?.[1] ?? ''
}

async function logIn({ page }: Person, phone: string, pin: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^(Zaloguj się|Twój kalendarz pracy)$/ })
  await dialog.getByLabel('Numer telefonu').fill(phone)
  await typePin(page, pin)
  await dialog.getByRole('button', { name: 'Dalej' }).click()
}

async function officeAt(path: string): Promise<Person> {
  const person = await stage.person('desk')
  const [name = '', value = ''] = chief.cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  await person.page.goto(path)
  return person
}

test('the office sets the deadline beside the week, and is told what it means', async () => {
  const { page, problems } = await officeAt('/admin/miesiac')
  await page.getByRole('switch', { name: 'Kierowcy mogą zmieniać zgłoszenie do terminu' }).click()
  await page.getByText('zbierasz dyspozycyjność: sobota, 14 marca, 18:00.', { exact: false }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a driver edits on another phone what was sent on the first, and the first on reserve moves up (D51)', async () => {
  const monday = { dayNumber: 16, month: 3, year: 2026, day: 1, info: '', active: true }
  answered(await stage.server.call(addDayLimit, monday, { as: chief }))
  const first = await stage.person('phone')
  await first.page.goto('/')
  await first.page.getByText('Termin: sobota, 14 marca, 18:00').waitFor()
  await choose(first.page, 'Poniedziałek', 'Dzień')
  await openSubmit(first.page, JAN)
  await send(first.page)
  await first.page.getByText('Zgłoszenie możesz zmienić albo wycofać do soboty, 14 marca').first().waitFor()
  await closeDialog(first.page)
  await first.page.getByRole('button', { name: 'Zaloguj się PIN-em i zmień' }).waitFor()
  await expectAccessible(first.page)
  answered(
    await stage.server.call(
      submitAvailability,
      form({ fullName: 'Ewa Żak', email: 'ewa@example.pl', selectedDays: [choice(16, 'Dzień')] }),
    ),
  )

  // On the other phone the form is filled in, and the refusal leads to what can be done.
  const other = await stage.person('phone', [/409/])
  const { page } = other
  await page.goto('/')
  await choose(page, 'Środa', 'Noc')
  await openSubmit(page, JAN)
  await page
    .getByRole('dialog', { name: 'Prześlij grafik' })
    .getByRole('button', { name: /^Wyślij/ })
    .click()
  await page.getByRole('button', { name: 'Zaloguj się PIN-em i zmień' }).click()
  await logIn(other, JAN.phone, await pinOf(JAN.email))
  await page.getByText('Twoje zgłoszenie na ten tydzień jest wysłane.').waitFor()
  await page.getByText('Dzień', { exact: true }).first().waitFor()
  await expectAccessible(page)

  // What was chosen here before the login is what the edit begins with.
  await page.getByRole('button', { name: 'Zmień zgłoszenie' }).click()
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  const review = page.getByRole('dialog', { name: 'Zapisać zmiany?' })
  await review.getByText('poniedziałek, 16 marca').waitFor()
  await review.getByText('środa, 18 marca').waitFor()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await page.getByText('Zmiany w zgłoszeniu są zapisane').waitFor()
  await expectAccessible(page)
  await closeDialog(page)
  await page.getByText('Twoje zgłoszenie na ten tydzień jest wysłane.').waitFor()
  const told = await stage.lettersTo('ewa@example.pl')
  expect(told.map(({ text }) => text).join('\n')).toContain('Zwolniło się miejsce')

  const office = await officeAt('/admin/podglad-grafiku/1')
  await office.page.getByText('Kierowca zmienił zgłoszenie').waitFor()
  await expectAccessible(office.page)
  expect([...first.problems, ...other.problems, ...office.problems]).toEqual([])
})

test('two phones at once: the later one sees what the other changed, keeps its choice, and decides', async () => {
  answered(await stage.server.call(submitAvailability, formOf(7, { selectedDays: [choice(19, 'Dzień')] })))
  const pin = await pinOf('kierowca7@example.pl')
  const phones = [await stage.person('phone', [/401/]), await stage.person('phone', [/401/, /409/])] as const
  for (const phone of phones) {
    await phone.page.goto('/kalendarz-pracy')
    await logIn(phone, '500000007', pin)
    await phone.page.getByRole('button', { name: 'Dobierz zmianę' }).first().waitFor()
    await phone.page.goto('/')
    await phone.page.getByRole('button', { name: 'Zmień zgłoszenie' }).click()
  }
  const [a, b] = phones
  await choose(a.page, 'Piątek', 'Dzień')
  await choose(b.page, 'Sobota', 'Noc')
  const save = async ({ page }: Person) => {
    await page.getByRole('button', { name: 'Zapisz zmiany' }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zapisz zmiany' }).click()
  }
  await save(a)
  await a.page.getByText('Zmiany w zgłoszeniu są zapisane').waitFor()
  await save(b)
  await b.page.getByText('To zgłoszenie zmieniło się w międzyczasie').waitFor()
  const review = b.page.getByRole('dialog', { name: 'Zapisać zmiany?' })
  await review.getByText('piątek, 20 marca').waitFor()
  await review.getByText('sobota, 21 marca').waitFor()
  await expectAccessible(b.page)
  await review.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await b.page.getByText('Zmiany w zgłoszeniu są zapisane').waitFor()
  await closeDialog(b.page)

  // Taken back, with a question; then the form is there to be sent again.
  await b.page.getByRole('button', { name: 'Wycofaj zgłoszenie' }).click()
  const question = b.page.getByRole('alertdialog', { name: 'Wycofać zgłoszenie?' })
  await question.getByText('Nowe zgłoszenie możesz wysłać do soboty').waitFor()
  await expectAccessible(b.page)
  await question.getByRole('button', { name: 'Wycofaj zgłoszenie' }).click()
  await b.page.getByText('Zgłoszenie jest wycofane.').waitFor()
  await b.page.getByRole('dialog', { name: 'Wycofano' }).waitFor()
  // Left by another way than its button, and on the phone from which it was sent: the page says what is so.
  await a.page.evaluate((memory) => localStorage.setItem('flotylla.sent', memory), SENT_EARLIER)
  for (const { page } of [a, b]) {
    await page.goto('/')
    await page.getByText('Dotknij dnia', { exact: false }).waitFor()
    expect(await page.getByText('Wysyłałeś już grafik na ten tydzień.').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('flotylla.sent'))).toBeNull()
  }
  await choose(b.page, 'Czwartek', 'Dzień')
  await b.page.getByRole('button', { name: 'Dalej' }).waitFor()
  expect([...a.problems, ...b.problems]).toEqual([])
})

test('a change without network waits on the phone, and goes out by itself after a reload, once', async () => {
  answered(await stage.server.call(submitAvailability, formOf(9, { selectedDays: [choice(19, 'Dzień')] })))
  const pin = await pinOf('kierowca9@example.pl')
  const phone = await stage.person('phone', [/401/, /net::ERR/])
  const { page } = phone
  await page.goto('/kalendarz-pracy')
  await logIn(phone, '500000009', pin)
  await page.getByRole('button', { name: 'Dobierz zmianę' }).first().waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Zmień zgłoszenie' }).click()
  await choose(page, 'Piątek', 'Noc')
  // It arrives, and its answer is lost.
  await page.route('**/api/own-availability', async (route) => {
    if (route.request().method() === 'PUT') {
      await route.fetch()
      return route.abort('connectionreset')
    }
    return route.continue()
  })
  await page.getByRole('button', { name: 'Zapisz zmiany' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz zmiany' }).click()
  await page.getByText('Zmiana zgłoszenia nie jest jeszcze zapisana: czeka na wysłanie.').waitFor()
  await page.getByText(/^Następna próba za/).waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByText('Zmiana zgłoszenia nie jest jeszcze zapisana: czeka na wysłanie.').waitFor()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/own-availability')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByText('Zmiany w zgłoszeniu są zapisane.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('flotylla.pending-edit'))).toBeNull()
  await page.getByText('Twoje zgłoszenie na ten tydzień jest wysłane.').waitFor()
  await page.reload()
  await page.getByText('Twoje zgłoszenie na ten tydzień jest wysłane.').waitFor()
  expect(await page.getByText('Zmiany w zgłoszeniu są zapisane.').count()).toBe(0)
  expect(phone.problems).toEqual([])
})

test('after the deadline the form is closed, with when the next one opens', async () => {
  answered(
    await stage.server.call(setEditDeadline, { editDeadline: { weekday: 2, hour: 12 } }, { as: chief }),
  )
  const { page, problems } = await stage.person('phone')
  await page.goto('/')
  await page
    .getByText(
      'Był do środy, 11 marca, do godziny 12:00. Formularz na następny tydzień otworzy się: poniedziałek, 16 marca.',
    )
    .waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
