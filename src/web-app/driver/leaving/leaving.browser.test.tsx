import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { tellOffice } from '#features/driver-reports/contract.ts'
import { reportFailures } from '#features/driver-reports/texts-failures.ts'
import { useMayLeave } from '#features/drivers/session/web/public-driver.tsx'
import { recall, remember } from '#platform/web/device-memory.ts'
import { noteDevice, REPORTS_WAIT } from '#platform/web/own-things.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { leaveTexts as texts } from './leave-texts.ts'
import { Leaving } from './leaving.tsx'

const told = { kind: 'ill', date: '2026-03-17', shift: 'day', text: '' } as const
const onAnswer = vi.fn()
let server: OtherEnd

function Page() {
  const mayLeave = useMayLeave()
  return (
    <button type="button" onClick={() => void mayLeave().then(onAnswer)}>
      Wyloguj się
    </button>
  )
}

beforeEach(async () => {
  localStorage.clear()
  server = new OtherEnd()
  onAnswer.mockReset()
  noteDevice(false, 'jan')
  await showToDriver(
    <Leaving>
      <Page />
    </Leaving>,
  )
})

function waits(): void {
  remember(REPORTS_WAIT, [{ who: 'Jan Lis', me: 'jan', told, requestId: 'request-1' }])
}
const isKept = () => recall(REPORTS_WAIT, (value): value is unknown => value !== undefined) !== undefined
const logOut = () => page.getByRole('button', { name: 'Wyloguj się' }).click()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('who has nothing waiting leaves at once', async () => {
  await logOut()
  await expect.poll(() => onAnswer).toHaveBeenCalledWith(true)
})

test('what the office has not got is named and sent before the logout', async () => {
  waits()
  server.answers(tellOffice, { id: 'report-1' })
  await logOut()
  await expect.element(page.getByText(texts.report('Choroba'))).toBeVisible()
  await expect.element(page.getByText(texts.lost)).toBeVisible()
  expect(onAnswer).not.toHaveBeenCalled()
  await press(texts.send)
  await expect.poll(() => onAnswer).toHaveBeenCalledWith(true)
  expect(server.heard(tellOffice)).toHaveLength(1)
  expect(server.keysOf(tellOffice)).toEqual(new Set(['request-1']))
  expect(isKept()).toBe(false)
})

test('without network it stays on the phone, and so does who says so', async () => {
  waits()
  server.goesOffline()
  await logOut()
  await press(texts.send)
  await expect.element(page.getByText(texts.notSent)).toBeVisible()
  await press(texts.stay)
  await expect.poll(() => onAnswer).toHaveBeenCalledWith(false)
  expect(isKept()).toBe(true)
})

test('only the driver’s own word throws it away', async () => {
  waits()
  await logOut()
  await press(texts.drop)
  await expect.poll(() => onAnswer).toHaveBeenCalledWith(true)
  expect(server.heard(tellOffice)).toEqual([])
})

test('what the server will not have is said before the page is left', async () => {
  waits()
  server.refuses(tellOffice, 'over')
  await logOut()
  await press(texts.send)
  await expect.element(page.getByText(reportFailures.over)).toBeVisible()
  expect(onAnswer).not.toHaveBeenCalled()
  await press(texts.leave)
  await expect.poll(() => onAnswer).toHaveBeenCalledWith(true)
})

test('what another driver has waiting here is neither told nor sent', async () => {
  waits()
  noteDevice(false, 'ewa')
  await logOut()
  await expect.poll(() => onAnswer).toHaveBeenCalledWith(true)
  noteDevice(false, 'jan')
  expect(isKept()).toBe(true)
})
