import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { PLATFORM_FAILURES } from '#platform/pure/platform-failures.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { previewLimits, saveLimits } from '../contract-change.ts'
import { changeTexts } from '../texts-change.ts'
import { limitOfficeTexts as texts } from '../texts-office.ts'
import { EditLimitModal } from './edit-limit-modal.tsx'

const DATE = '2026-03-16' as CalendarDate
const TEN = { cars: 10, info: '', active: true }
/** Nobody stands differently for it. */
const NOBODY = { mark: 'nobody', slots: [] }

let server: OtherEnd
const onClose = vi.fn()
beforeEach(async () => {
  server = new OtherEnd()
  onClose.mockReset()
  await showInOffice((close) => (
    <EditLimitModal
      date={DATE}
      limitOf={({ shift }) => (shift === 'day' ? TEN : undefined)}
      defaultLimit={100}
      onClose={onClose.mockImplementation(close)}
    />
  ))
})

const cars = () => page.getByLabelText(texts.cars).first()
const save = () => page.getByRole('button', { name: texts.save })

test('a double click saves a limit once, against what the dialog showed', async () => {
  server.answers(previewLimits, NOBODY)
  server.answers(saveLimits, { status: 'ok', changed: 1 })
  await userEvent.fill(cars(), '8')
  await userEvent.dblClick(save())
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(server.heard(saveLimits)).toEqual([
    {
      changes: [{ date: DATE, shift: 'Dzień', from: TEN, to: { ...TEN, cars: 8 } }],
      mark: 'nobody',
    },
  ])
})

test('who cancels while it is still looked up whom it concerns has changed nothing', async () => {
  const slow = server.holds(previewLimits)
  server.answers(saveLimits, { status: 'ok', changed: 1 })
  await userEvent.fill(cars(), '8')
  await save().click()
  await expect.poll(() => server.heard(previewLimits)).toHaveLength(1)
  await page.getByRole('button', { name: texts.cancel }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  slow.letGo(NOBODY)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(server.heard(saveLimits)).toEqual([])
})

test('where a colleague was faster, both limits are shown, and one’s own is saved over theirs only if chosen', async () => {
  const now = { cars: 7, info: 'śnieg', active: true }
  server.answers(previewLimits, NOBODY)
  server.refuses(saveLimits, 'limit_changed', { details: { slots: [{ date: DATE, shift: 'Dzień', now }] } })
  await userEvent.fill(cars(), '8')
  await save().click()
  const question = page.getByRole('dialog', { name: texts.conflictTitle })
  await expect.element(question).toHaveTextContent(changeTexts.limitChanged)
  await expect.element(question).toHaveTextContent('śnieg')
  server.answers(saveLimits, { status: 'ok', changed: 1 })
  await question.getByRole('button', { name: texts.conflictMine }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(server.heard(saveLimits).at(-1)?.changes).toEqual([
    { date: DATE, shift: 'Dzień', from: now, to: { ...TEN, cars: 8 } },
  ])
})

test('while the server is away, it is tried again under the same key, told, and what is typed stays', async () => {
  server.refuses(previewLimits, 'unavailable')
  await userEvent.fill(cars(), '8')
  await save().click()
  await expect.element(page.getByText(PLATFORM_FAILURES.unavailable.msg)).toBeVisible()
  await expect.element(cars()).toHaveValue('8')
  expect(server.heard(previewLimits)).toHaveLength(3)
  expect(server.keysOf(previewLimits).size).toBe(1)
  expect(onClose).not.toHaveBeenCalled()
})
