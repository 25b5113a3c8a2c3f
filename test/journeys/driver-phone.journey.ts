import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSubmissionDetails, removeSubmission } from '#features/availability/contract.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { setShowWeek } from '#features/settings/contract.ts'
import { answered } from '../server/test-server.ts'
import { card, choose, closeDialog, openSubmit, send } from './driver-steps.ts'
import { expectAccessible, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())

/** A finger that rests on a spot, and is lifted once the dialog that it opened stands there. */
async function longPress(page: Page, target: Locator): Promise<void> {
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 80, y: y + 20 }],
  })
  await page.getByRole('dialog').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // What the browser makes of the lifted finger comes before this is answered.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

test.for(['Poniedziałek', 'Niedziela'])(
  "a long press on %s opens the card's menu, and lifting the finger neither closes it nor chooses from it (D8)",
  async (weekday) => {
    const { page, problems } = await stage.person('phone')
    await page.goto('/')
    await card(page, weekday).click()
    await page.getByRole('button', { name: new RegExp(`^${weekday}.*Dzień$`) }).waitFor()
    await longPress(page, card(page, weekday))
    await page.getByRole('dialog').getByRole('button', { name: 'Do dyspozycji' }).click()
    await page.getByRole('button', { name: new RegExp(`^${weekday}.*Do dyspozycji$`) }).waitFor()
    expect(problems).toEqual([])
  },
)

test.for([320, 360, 375])(
  'on a phone %i wide nothing of a card covers its day, and nothing sticks out',
  async (width) => {
    const { page, problems } = await stage.person('phone')
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Więcej możliwości: poniedziałek' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Do dyspozycji' }).click()
    const monday = page.getByRole('button', { name: /^Poniedziałek.*Do dyspozycji$/ })
    await monday.waitFor()
    const covered = await monday.evaluate((button) => {
      const words = document.createRange()
      words.selectNodeContents(button.querySelector('.card-name')?.firstChild ?? button)
      const day = words.getBoundingClientRect()
      const pill = (button.querySelector('.pill') ?? button).getBoundingClientRect()
      return day.right > pill.left && day.left < pill.right && day.bottom > pill.top && day.top < pill.bottom
    })
    expect(covered).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(problems).toEqual([])
  },
)

async function openForm(showWeek: boolean): Promise<void> {
  const { server } = stage
  answered(await server.call(setShowWeek, { showWeek }, { as: await server.asUser({ admin: true }) }))
}

/** A submission that has been sent, and whose page was left before an answer came. */
async function sendWithoutAnswer(phone: string, reaches: boolean) {
  const person = await stage.person('phone', [/net::ERR|40[39]/])
  const { page } = person
  await page.goto('/')
  await choose(page, 'Środa', 'Dzień')
  await page.route('**/api/add', async (route) => {
    if (reaches) await route.fetch()
    await route.abort('connectionreset')
  })
  await openSubmit(page, { fullName: 'Ola Śliwa', email: 'ola@przyklad.test', phone })
  await page.getByRole('dialog', { name: 'Prześlij grafik' }).getByRole('button', { name: 'Wyślij' }).click()
  await page.getByText('Czekamy na połączenie').waitFor()
  await page.unroute('**/api/add')
  return person
}

test('a submission without an answer is not forgotten when the form closes: the page says that it arrived, and what was sent', async () => {
  const { page, problems } = await sendWithoutAnswer('600100210', true)
  await openForm(false)
  await page.reload()
  await page.getByText('Formularz jest teraz zamknięty.').waitFor()
  await page.getByText('Twój grafik na tydzień 12 (16–22 marca) dotarł do biura.').waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByText('Formularz jest teraz zamknięty.').waitFor()
  await page.getByText('Wysyłałeś już grafik na ten tydzień.').waitFor()
  await page.getByText('Środa, 18 marca').waitFor()
  expect(await page.getByRole('button', { name: /Wyślij/ }).count()).toBe(0)
  await expectAccessible(page)
  await openForm(true)
  await page.reload()
  await page.getByText('Wysyłałeś już grafik na ten tydzień.').waitFor()
  expect(problems).toEqual([])
})

test('one that never reached the office stands there as unknown until it is read, when the form closes', async () => {
  const { page, problems } = await sendWithoutAnswer('600100211', false)
  await openForm(false)
  await page.reload()
  await page.getByText('Nie wiemy, czy Twój grafik na tydzień 12 (16–22 marca) dotarł do biura.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rozumiem' }).click()
  await page.reload()
  await page.getByText('Formularz jest teraz zamknięty.').waitFor()
  expect(await page.getByText('Nie wiemy, czy').count()).toBe(0)
  await openForm(true)
  expect(problems).toEqual([])
})

test('a week that was sent in another tab can be chosen no more in this one', async () => {
  const { page, context, problems } = await stage.person('phone')
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await choose(page, 'Czwartek', 'Noc')
  await choose(other, 'Sobota', 'Dzień')
  await openSubmit(other, { fullName: 'Ewa Łuczak', email: 'ewa@przyklad.test', phone: '600100212' })
  await send(other)
  await page.getByText('Wysyłałeś już grafik na ten tydzień.').waitFor()
  expect(await card(page, 'Czwartek').count()).toBe(0)
  await page.getByRole('listitem').filter({ hasText: 'Sobota' }).getByText('Dzień').waitFor()
  expect(problems).toEqual([])
})

test('‘Wyślij ponownie’ takes the device’s memory nowhere: the own place of a limit of 1 is free again, and what was sent is known until the new form is accepted', async () => {
  const { server } = stage
  const as = await server.asUser()
  const friday = { dayNumber: 20, month: 3, year: 2026, day: 1 }
  answered(await server.call(addDayLimit, friday, { as }))
  const { page, problems } = await stage.person('phone')
  const sentNotice = page.getByText('Wysyłałeś już grafik na ten tydzień.')
  const again = page.getByRole('button', {
    name: 'Zgłoszenie wycofane albo biuro prosi o nowe? Wyślij ponownie',
  })
  await page.goto('/')
  await choose(page, 'Piątek', 'Dzień')
  await openSubmit(page, { fullName: 'Ola Śliwa', email: 'ola@przyklad.test', phone: '600100204' })
  await send(page)
  await closeDialog(page)
  await sentNotice.waitFor()
  const own = async () => {
    const { schedules } = answered(await server.call(getSubmissionDetails, { year: 2026, week: 12 }, { as }))
    return schedules.find(({ attributes }) => attributes.phone.endsWith('204'))
  }
  const id = (await own())?.id ?? 0
  answered(await server.call(removeSubmission, { id }, { as }))

  await again.click()
  await page.getByRole('button', { name: /^Piątek.*Dzień$/ }).waitFor()
  await page.reload()
  await sentNotice.waitFor()
  await again.click()
  await page.getByRole('button', { name: /^Piątek.*Dzień$/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await send(page)
  expect((await own())?.attributes.selectedDays).toMatchObject([{ day: 20, shiftOption: 'Dzień' }])
  expect(problems).toEqual([])
})
