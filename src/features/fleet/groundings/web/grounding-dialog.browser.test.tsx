import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { previewUnavailable } from '#features/schedule/contract-displaced.ts'
import { unavailabilityTexts } from '#features/schedule/texts-displaced.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { addGrounding, editGrounding, listCarGroundings } from '../contract.ts'
import { groundingTexts } from '../texts.ts'
import { groundingOfficeTexts as texts } from '../texts-office.ts'
import { GroundingDialog } from './grounding-dialog.tsx'

const CAR = { id: '6b1f0f4e-0000-4000-8000-000000000001', reg: 'WX 1' }
const OTHER = { id: '6b1f0f4e-0000-4000-8000-000000000002', reg: 'WX 2' }
const MONDAY = '2026-03-16' as CalendarDate
const SPAN = { from: { date: MONDAY, shift: 'day' }, to: { date: MONDAY, shift: 'night' } } as const
const MOVES = {
  mark: 'one moves',
  moves: [
    {
      week: 12,
      year: 2026,
      day: '16.3.2026',
      weekDay: 'Poniedziałek',
      shift: 'Dzień' as const,
      driverId: '5',
      fullName: 'Jan Nowak',
      fromReg: 'WX 1',
      toReg: null,
    },
  ],
}

let server: OtherEnd
const onClose = vi.fn()
beforeEach(async () => {
  server = new OtherEnd()
  onClose.mockReset()
  await showInOffice((close) => (
    <GroundingDialog
      subject={{ carId: CAR.id, span: SPAN }}
      cars={[CAR]}
      onClose={onClose.mockImplementation(close)}
    />
  ))
})

const reason = () => page.getByLabelText(texts.reason)
const save = () => page.getByRole('button', { name: texts.save })
const question = () => page.getByRole('dialog', { name: unavailabilityTexts.title })

test('before drivers change places, the office sees who, and nothing is saved until it agrees', async () => {
  server.refuses(addGrounding, 'moves_changed')
  server.answers(previewUnavailable, MOVES)
  await userEvent.fill(reason(), 'blacharz')
  await save().click()
  await expect.element(question()).toHaveTextContent('Jan Nowak: WX 1 → rezerwa')
  await question().getByRole('button', { name: texts.cancel }).click()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(reason()).toHaveValue('blacharz')
  expect(onClose).not.toHaveBeenCalled()

  server.answers(addGrounding, { id: '9', moved: 1 })
  await save().click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('what the office has agreed to is what is saved, and no other moves', async () => {
  server.answers(previewUnavailable, MOVES)
  server.refuses(addGrounding, 'moves_changed')
  await save().click()
  await expect.element(question()).toBeVisible()
  server.answers(addGrounding, { id: '9', moved: 1 })
  await question().getByRole('button', { name: unavailabilityTexts.go }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(server.heard(addGrounding).at(-1)).toMatchObject({ carId: CAR.id, seen: 'one moves' })
})

test('Escape answers the question alone: the dialog below it stays, with what is typed', async () => {
  server.refuses(addGrounding, 'moves_changed')
  server.answers(previewUnavailable, MOVES)
  await userEvent.fill(reason(), 'opony')
  await save().click()
  await expect.element(question()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(reason()).toHaveValue('opony')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

test('who cancels while the server is slow is asked nothing any more, and nothing is saved', async () => {
  let refuse: () => void = () => undefined
  server.refuses(addGrounding, 'moves_changed', {}, new Promise((resolve) => (refuse = () => resolve())))
  server.answers(previewUnavailable, MOVES)
  await save().click()
  await expect.poll(() => server.heard(addGrounding)).toHaveLength(1)
  await page.getByRole('button', { name: texts.cancel }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  refuse()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(question()).not.toBeInTheDocument()
  expect(server.heard(addGrounding)).toHaveLength(1)
})

test('who cancels while a grounding that is changed is read anew saves nothing any more', async () => {
  const held = {
    id: '6b1f0f4e-0000-4000-8000-000000000007',
    attributes: {
      ...{ carId: CAR.id, carReg: CAR.reg, dayStart: MONDAY, dayEnd: MONDAY, groundedReason: '' },
      ...{ shiftStart: 'Dzień' as const, shiftEnd: 'Noc' as const, notOnStation: false },
      ...{ week: 12, year: 2026, createdBy: 'Anna' },
    },
  }
  await userEvent.click(page.getByRole('button', { name: texts.cancel }))
  await showInOffice((close) => <GroundingDialog subject={held} cars={[CAR]} onClose={close} />)
  const reading = server.holds(listCarGroundings)
  server.answers(editGrounding, { moved: 0 })
  await userEvent.fill(reason(), 'opony')
  await save().click()
  await expect.poll(() => server.heard(listCarGroundings)).toHaveLength(1)
  await page.getByRole('button', { name: texts.cancel }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  reading.letGo({ today: MONDAY, data: [held] })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.heard(editGrounding)).toHaveLength(0)
})

test('a grounding over another one is refused in words, in the dialog that stays', async () => {
  server.refuses(addGrounding, 'overlapping_grounding')
  await userEvent.fill(reason(), 'blacharz')
  await userEvent.dblClick(save())
  await expect.element(page.getByRole('alert')).toHaveTextContent(groundingTexts.overlapping)
  await expect.element(reason()).toHaveValue('blacharz')
  expect(server.heard(addGrounding)).toHaveLength(1)
})

test('an empty form is not sent, and leads to the first field that is wrong', async () => {
  await showInOffice(() => (
    <GroundingDialog subject={{ carId: null }} cars={[CAR, OTHER]} onClose={onClose} />
  ))
  const empty = page.getByRole('dialog', { name: texts.newTitleAny, exact: true })
  await empty.getByRole('button', { name: texts.save }).click()
  await expect.element(empty.getByLabelText(texts.car, { exact: true })).toHaveFocus()
  await expect.element(empty.getByText(texts.carMissing)).toBeVisible()
  expect(server.heard(addGrounding)).toEqual([])
})
