import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeCalendars, openOwnCalendar } from '#features/drivers/session/contract.ts'
import { dialogTexts } from '#features/drivers/session/texts-dialogs.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { ownStatementTexts as texts } from '../texts.ts'
import { Failure, Gate, LogOut, type PageLink } from './frame.tsx'
import { keepQuestion, questionsKept } from './question-memory.ts'

const KEY = 'R-2026-47-0001'
let server: OtherEnd
beforeEach(() => {
  server = new OtherEnd()
  keepQuestion(KEY, '')
})
const link: PageLink = ({ href, children }) => <a href={href}>{children}</a>
const press = (name: string) => page.getByRole('button', { name }).click()

test('who logs out with an unsent question is asked, and keeps it by staying', async () => {
  const onLocked = vi.fn()
  server.answers(closeCalendars, { status: 'ok' })
  keepQuestion(KEY, 'Gotówka się nie zgadza')
  await showToDriver(<LogOut onLocked={onLocked} />)
  await press(texts.logOut)
  await expect.element(page.getByText(texts.logOutLead(1))).toBeVisible()
  await press(texts.stay)
  expect([questionsKept(), server.heard(closeCalendars)]).toEqual([1, []])
  await press(texts.logOut)
  await press(texts.logOutAll)
  await expect.poll(() => onLocked).toHaveBeenCalledOnce()
  expect(questionsKept()).toBe(0)
})

test('who has typed nothing logs out without a question', async () => {
  const onLocked = vi.fn()
  server.answers(closeCalendars, { status: 'ok' })
  await showToDriver(<LogOut onLocked={onLocked} />)
  await press(texts.logOut)
  await expect.poll(() => onLocked).toHaveBeenCalledOnce()
})

test('a session that ended over a question says so, and that the question is kept', async () => {
  await showToDriver(<Gate unsent onOpened={() => undefined} />)
  await expect.element(page.getByRole('dialog').getByText(texts.ended)).toBeVisible()
})

test('the sign-in says who gives a new PIN, and after a wrong try where to go who has left the fleet', async () => {
  server.refuses(openOwnCalendar, 'wrong_pin_or_phone')
  await showToDriver(<Gate onOpened={() => undefined} />)
  await expect.element(page.getByText(dialogTexts.forgotten)).toBeVisible()
  expect(page.getByText(texts.ended).query()).toBeNull()
  expect(page.getByText(dialogTexts.leftFleet).query()).toBeNull()
  await userEvent.fill(page.getByLabelText(dialogTexts.phone), '601222333')
  await page.getByLabelText(dialogTexts.pinDigit(1)).click()
  await userEvent.keyboard('1111')
  await press(dialogTexts.next)
  await expect.element(page.getByText(dialogTexts.leftFleet)).toBeVisible()
})

test('a statement that can’t be read offline leaves the way back to the list', async () => {
  const failure = { status: 0, code: 'not_reached', msg: 'Brak połączenia.' } as never
  await showToDriver(<Failure failure={failure} onAgain={() => undefined} Link={link} ofOne />)
  await expect.element(page.getByRole('button', { name: texts.again })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: texts.back }))
    .toHaveAttribute('href', '/moje-rozliczenia')
})
