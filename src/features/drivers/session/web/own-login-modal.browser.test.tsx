import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { OfficeContactProvider } from '#features/settings/web/public-contact.tsx'
import { LEFT_COOKIE } from '#platform/pure/left-device.ts'
import { forgetOwnThings, noteDevice, ownerPhone } from '#platform/web/own-things.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { openOwnCalendar, sendPinAgain } from '../contract.ts'
import { dialogTexts as texts } from '../texts-dialogs.ts'
import { OwnLoginModal } from './own-login-modal.tsx'

let server: OtherEnd
const onOpened = vi.fn()
beforeEach(async () => {
  localStorage.clear()
  // Whoever logged out in another test has left this mark; only a server's answer takes it away.
  // biome-ignore lint/suspicious/noDocumentCookie: no other way takes it away at once.
  document.cookie = `${LEFT_COOKIE}=; path=/; max-age=0`
  server = new OtherEnd()
  server.answers(openOwnCalendar, { passwordValid: true, me: 'driver-1' })
  onOpened.mockReset()
  await showToDriver(<OwnLoginModal onOpened={onOpened} onClose={() => undefined} />)
})

async function logIn(phone: string): Promise<void> {
  await page.getByLabelText(texts.phone).fill(phone)
  ;(page.getByLabelText(texts.pinDigit(1)).element() as HTMLElement).focus()
  await userEvent.keyboard('0472{Enter}')
  await expect.poll(() => onOpened).toHaveBeenCalledOnce()
}

test.each([
  ['600 100 200', '+48600100200'],
  ['+48 600 100 200', '+48600100200'],
  ['+380 50 123 45 67', '+380501234567'],
  ['00995 555 12 34 56', '+995555123456'],
])('%s is sent as %s (D45)', async (typed, whole) => {
  await logIn(typed)
  expect(server.heard(openOwnCalendar)).toEqual([{ phone: whole, pin: '0472', shared: false }])
})

test('the fixed +48 stands there until another country’s prefix is typed', async () => {
  await expect.element(page.getByText(texts.prefix, { exact: true })).toBeVisible()
  await page.getByLabelText(texts.phone).fill('+380')
  await expect.element(page.getByText(texts.prefix, { exact: true })).not.toBeInTheDocument()
})

test.each([
  [{ sendsPin: true, sendsLetters: true }, texts.logInLead],
  [{ sendsPin: true, sendsLetters: false }, texts.logInBySms],
  [{ sendsPin: false, sendsLetters: false }, texts.logInByOffice],
])('where the fleet has %o it says where the PIN comes from', async (ways, lead) => {
  await cleanup()
  await showToDriver(
    <OfficeContactProvider value={{ officePhone: '', officeHours: '', ...ways }}>
      <OwnLoginModal onOpened={onOpened} onClose={() => undefined} />
    </OfficeContactProvider>,
  )
  await expect.element(page.getByText(lead)).toBeVisible()
})

test('a fleet that sends PINs by SMS alone promises no letter', async () => {
  await cleanup()
  server.answers(sendPinAgain, { status: 'ok' })
  await showToDriver(
    <OfficeContactProvider value={{ officePhone: '', officeHours: '', sendsPin: true, sendsLetters: false }}>
      <OwnLoginModal onOpened={onOpened} onClose={() => undefined} />
    </OfficeContactProvider>,
  )
  await page.getByLabelText(texts.phone).fill('600 100 200')
  await page.getByRole('button', { name: texts.sendPin }).click()
  await expect.element(page.getByText(texts.pinSentBySms)).toBeVisible()
  await expect.element(page.getByText(/mail/)).not.toBeInTheDocument()
})

test('where a session has ended it says why and where to get a new PIN, and the phone number stands there', async () => {
  noteDevice(false, 'driver-1', '+48600100200')
  await cleanup()
  await showToDriver(<OwnLoginModal onOpened={onOpened} onClose={() => undefined} />)
  await expect.element(page.getByText(texts.ended)).toBeVisible()
  await expect.element(page.getByLabelText(texts.phone)).toHaveValue('+48600100200')
  forgetOwnThings()
})

test('who has logged out, and who came on a phone of somebody else’s, leaves no number behind', async () => {
  noteDevice(false, 'driver-1', '+48600100200')
  forgetOwnThings()
  expect(ownerPhone()).toBe('')
  noteDevice(true, 'driver-1', '+48600100200')
  expect(ownerPhone()).toBe('')
  forgetOwnThings()
})
