import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { renewDriverPin, showDriverPin } from '../contract-pins.ts'
import { pinTexts as texts } from '../texts-pins.ts'
import { DriverPin } from './driver-pin.tsx'

const ID = '6b1f0f4e-0000-4000-8000-000000000001'
const pin = () => <DriverPin id={ID} fullName="Jan Nowak" refreshes={[]} />
const show = () => page.getByRole('button', { name: texts.show('Jan Nowak') })
const renew = () => page.getByRole('button', { name: `${texts.renew}: Jan Nowak` })

afterEach(() => {
  // What was spied on is the clock of the test: put back last, it would stand still for the next test.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('an administrator sees a PIN for twenty seconds, and then it is masked again (D28)', async () => {
  const server = new OtherEnd()
  server.answers(showDriverPin, { pin: '0472' })
  await showInOffice(pin)
  await expect.element(page.getByText(texts.masked)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await show().click()
  await expect.element(page.getByText('0472')).toBeVisible()
  // React sets the timer after it has painted: on a busy machine the clock would else run before it.
  await vi.waitFor(() => expect(timer).toHaveBeenCalledWith(expect.any(Function), 20_000))
  vi.advanceTimersByTime(19_000)
  await expect.element(page.getByText('0472')).toBeVisible()
  vi.advanceTimersByTime(1_500)
  await expect.element(page.getByText(texts.masked)).toBeVisible()
})

test('who has not the flag sees no PIN and has nothing to see it with (D28)', async () => {
  new OtherEnd()
  await showInOffice(pin, { admin: false })
  await expect.element(page.getByText(texts.masked)).toBeVisible()
  expect(show().query()).toBeNull()
  expect(renew().query()).toBeNull()
})

test('a new PIN is given after a question only, and takes the old one off the screen', async () => {
  const server = new OtherEnd()
  server.answers(showDriverPin, { pin: '0472' })
  server.answers(renewDriverPin, { told: [], waits: [] })
  await showInOffice(pin)
  await show().click()
  // The digits are wider than what masks them: a click before they stand would hit where the button was.
  await expect.element(page.getByText('0472')).toBeVisible()
  await renew().click()
  const question = page.getByRole('dialog', { name: texts.renewTitle })
  await question.getByRole('button', { name: 'Anuluj' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.heard(renewDriverPin)).toEqual([])
  await expect.element(page.getByText('0472')).toBeVisible()

  await renew().click()
  await question.getByRole('button', { name: texts.renew }).click()
  await expect.element(page.getByText(texts.renewed.nobody)).toBeVisible()
  await expect.element(page.getByText(texts.masked)).toBeVisible()
})

test('a PIN whose message waits for a gateway is the office’s to tell', async () => {
  const server = new OtherEnd()
  server.answers(renewDriverPin, { told: ['email'], waits: ['email'] })
  await showInOffice(pin)
  await renew().click()
  await page
    .getByRole('dialog', { name: texts.renewTitle })
    .getByRole('button', { name: texts.renew })
    .click()
  await expect.element(page.getByText(texts.renewed.waits)).toBeVisible()
})
