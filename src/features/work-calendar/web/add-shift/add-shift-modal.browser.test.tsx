import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { listFreeShifts, pickFreeShifts } from '../../contract.ts'
import { workCalendarTexts } from '../../texts.ts'
import { AddShiftModal } from './add-shift-modal.tsx'
import { addShiftTexts as texts } from './add-shift-texts.ts'

const MONDAY = { date: '2026-03-16', shift: 'Dzień' as const, isWeekend: false, free: 2 }
const THURSDAY = { date: '2026-03-19', shift: 'Noc' as const, isWeekend: false, free: 1 }
const JAN = { fullName: 'Jan Nowak', email: 'jan@nowak.test', phone: '+48600100200' }

let server: OtherEnd
const [onBooked, onLocked, onClose] = [vi.fn(), vi.fn(), vi.fn()]
beforeEach(async () => {
  for (const told of [onBooked, onLocked, onClose]) told.mockReset()
  server = new OtherEnd()
  server.answers(listFreeShifts, { data: [MONDAY, THURSDAY], person: JAN })
  await showToDriver(<AddShiftModal isOwn onBooked={onBooked} onLocked={onLocked} onClose={onClose} />)
})

const monday = () => page.getByRole('checkbox', { name: /16 marca/ })
const thursday = () => page.getByRole('checkbox', { name: /19 marca/ })
const book = () => page.getByRole('button', { name: texts.book })

async function chooseBoth() {
  await monday().click()
  await thursday().click()
  await page.getByRole('button', { name: texts.next }).click()
}

test('a shift that was taken meanwhile is named, the others stay chosen, and nothing is booked (D15)', async () => {
  server.refuses(pickFreeShifts, 'gone', { details: { gone: [{ date: MONDAY.date, shift: 'Dzień' }] } })
  await chooseBoth()
  await book().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(workCalendarTexts.gone)
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.goneKept)
  // Even where the list was read at the very moment and still has it.
  await expect.element(monday()).not.toBeInTheDocument()
  await expect.element(thursday()).toBeChecked()
  expect(onBooked).not.toHaveBeenCalled()
})

test('a lost answer is asked for again under the same key, so that a shift is booked once (D6)', async () => {
  server.answersBy(pickFreeShifts, () => {
    if (server.heard(pickFreeShifts).length === 1) server.losesNextAnswer()
    return { booked: [{ date: MONDAY.date, shift: MONDAY.shift, reg: 'WX 1' }] }
  })
  await monday().click()
  await page.getByRole('button', { name: texts.next }).click()
  await userEvent.dblClick(book())
  const done = page.getByRole('dialog', { name: texts.doneTitle })
  await expect.element(done).toHaveTextContent(texts.carOf('WX 1'))
  expect(server.heard(pickFreeShifts)).toHaveLength(2)
  expect(server.keysOf(pickFreeShifts).size).toBe(1)
  expect(onBooked).toHaveBeenCalledOnce()
})

test('where the session has ended meanwhile, the PIN is asked for, and what was chosen is there afterwards', async () => {
  server.refuses(pickFreeShifts, 'login_required')
  await chooseBoth()
  await book().click()
  await expect.poll(() => onLocked).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
  await showToDriver(<AddShiftModal isOwn onBooked={onBooked} onLocked={onLocked} onClose={onClose} />)
  await expect.element(thursday().last()).toBeChecked()
  await expect.element(monday().last()).toBeChecked()
})
