import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NOT_REACHED_TEXT } from '#platform/web/texts.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { openFleetCalendar } from '../contract.ts'
import { sessionTexts } from '../texts.ts'
import { dialogTexts as texts } from '../texts-dialogs.ts'
import { FleetPinModal } from './fleet-pin-modal.tsx'

let server: OtherEnd
const onOpened = vi.fn()
beforeEach(async () => {
  server = new OtherEnd()
  onOpened.mockReset()
  await showToDriver(<FleetPinModal onOpened={onOpened} onClose={() => undefined} />)
})

const digit = (place: number) => page.getByLabelText(texts.pinDigit(place))
const next = () => page.getByRole('button', { name: texts.next })
const digits = () => [1, 2, 3, 4].map((place) => (digit(place).element() as HTMLInputElement).value).join('')

test('four digits typed one after another are the PIN, sent once however often Enter is pressed', async () => {
  const slow = server.holds(openFleetCalendar)
  await expect.element(next()).toBeDisabled()
  await userEvent.keyboard('0472{Enter}{Enter}{Enter}')
  await expect.poll(() => server.heard(openFleetCalendar)).toEqual([{ pin: '0472' }])
  expect(onOpened).not.toHaveBeenCalled()
  slow.letGo({ pinValid: true })
  await expect.poll(() => onOpened).toHaveBeenCalledOnce()
})

test('a wrong PIN is told, and the boxes are empty for the next one, which begins at the first', async () => {
  server.refuses(openFleetCalendar, 'wrong_pin')
  await userEvent.keyboard('1111{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(sessionTexts.wrongPin)
  expect(digits()).toBe('')
  await expect.element(digit(1)).toHaveFocus()
  await userEvent.keyboard('04')
  expect(digits()).toBe('04')
})

test('after too many tries of strangers the PIN stays, and goes out again with the entry code (Q22)', async () => {
  server.refuses(openFleetCalendar, 'too_many_tries')
  await userEvent.keyboard('0472{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(sessionTexts.tooManyFleetTries)
  expect(digits()).toBe('0472')
  server.answers(openFleetCalendar, { pinValid: true })
  await userEvent.fill(page.getByLabelText(texts.code), 'KX7P')
  await next().click()
  await expect.poll(() => onOpened).toHaveBeenCalledOnce()
  expect(server.heard(openFleetCalendar).at(-1)).toEqual({ pin: '0472', code: 'KX7P' })
})

test('without network that is told, and the door stays closed', async () => {
  server.goesOffline()
  await userEvent.keyboard('0472{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(NOT_REACHED_TEXT)
  expect(onOpened).not.toHaveBeenCalled()
})
