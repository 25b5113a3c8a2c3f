import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { tellTexts } from '../texts-driver.ts'
import { reportFailures } from '../texts-failures.ts'
import { sheetTexts as texts } from '../texts-sheet.ts'
import type { ToldShift } from './tell-props.ts'
import { TellSheet } from './tell-sheet.tsx'

const shift = (date: string, shift: 'day' | 'night', words: string): ToldShift => ({
  ...{ who: 'Jan Lis', date: date as CalendarDate, shift, reg: 'W01', words },
})
const TODAY = shift('2026-03-16', 'day', 'Dziś, Dzień')
const TONIGHT = shift('2026-03-16', 'night', 'Dziś, Noc')

const onSend = vi.fn()
beforeEach(() => {
  localStorage.clear()
  new OtherEnd()
  onSend.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

/** @param clock by the fleet's wall clock, on Monday 16 March */
async function openAt(clock: string, others: readonly ToldShift[] = []): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-03-16T${clock}:00+01:00`) })
  await showToDriver(
    <TellSheet of={TODAY} others={others} carWaits={() => false} onSend={onSend} onClose={() => undefined} />,
  )
}
const kind = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const send = (name: string) => page.getByRole('button', { name }).click()

test('before the shift its lateness is counted from its beginning', async () => {
  await openAt('05:30')
  await send(texts.sendLate('6:20'))
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ kind: 'late', minutes: 20 }))
})

test('of a shift that runs only an hour to come can be promised', async () => {
  await openAt('07:02')
  await send(texts.sendLate('7:25'))
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ kind: 'late', minutes: 85 }))
})

test('what was promised when the sheet was opened is not sent once it is gone by', async () => {
  await openAt('05:30')
  vi.setSystemTime(new Date('2026-03-16T06:40:00+01:00'))
  await send(texts.sendLate('6:20'))
  await expect.element(page.getByText(reportFailures.promiseGone)).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
})

test('eight hours after its beginning nobody comes late, and nothing is chosen in the driver’s place', async () => {
  await openAt('14:00')
  await expect.element(kind(tellTexts.kinds.ill)).toBeVisible()
  expect(kind(tellTexts.kinds.late).query()).toBeNull()
  await send(texts.send)
  await expect.element(page.getByText(reportFailures.incomplete)).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
})

test('tonight’s shift can be chosen while the day’s runs, and reported ill', async () => {
  await openAt('14:00', [TONIGHT])
  await page.getByRole('radio', { name: /^Dziś, Noc/ }).click()
  await expect.element(kind(tellTexts.kinds.late)).toBeVisible()
  await kind(tellTexts.kinds.ill).click()
  await send(texts.send)
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'ill', date: '2026-03-16', shift: 'night' }),
  )
})
