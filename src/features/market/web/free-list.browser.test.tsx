import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { takeFreeShift } from '../contract.ts'
import { marketTexts as texts } from '../texts.ts'
import { FreeList } from './free-list.tsx'
import { forgetTap, recallTap } from './kept-tap.ts'
import type { FreeShift } from './shown-slot.ts'
import { UNDO_MS } from './use-taking.ts'

const DAY: FreeShift = {
  date: '2026-11-26',
  shift: 'day',
  car: { reg: 'WX2991E', make: 'Skoda', model: 'Rapid' },
  bonus: null,
  usual: 420,
  asked: false,
  costs: [],
}
const NIGHT: FreeShift = { ...DAY, date: '2026-11-29', shift: 'night', bonus: 150 }

let server: OtherEnd
beforeEach(() => {
  server = new OtherEnd()
  server.answers(takeFreeShift, { date: DAY.date, shift: 'day', reg: 'WX2991E' })
})
const notYet = () => false
/** Somebody else has the day as soon as it is looked at again. */
function FreePlace({ onLocked }: { readonly onLocked: () => void }) {
  const [free, setFree] = useState<readonly FreeShift[]>([DAY, NIGHT])
  return <FreeList free={free} isOwn={notYet} onChanged={() => setFree([NIGHT])} onLocked={onLocked} />
}
const open = (onLocked = vi.fn()) => showToDriver(<FreePlace onLocked={onLocked} />)
const takeDay = () => page.getByRole('button', { name: /Biorę: czwartek/i }).click()
const taken = () => server.heard(takeFreeShift).length

test('a tap books nothing for five seconds, then it is booked and said', async () => {
  await open()
  await takeDay()
  await expect.element(page.getByRole('button', { name: texts.undo })).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, UNDO_MS - 1500))
  expect(taken()).toBe(0)
  await expect.poll(taken, { timeout: 4000 }).toBe(1)
  await expect.element(page.getByText(texts.yours, { exact: true })).toBeVisible()
})

test('what was undone is never sent', async () => {
  await open()
  await takeDay()
  await page.getByRole('button', { name: texts.undo }).click()
  await expect.element(page.getByRole('button', { name: /Biorę: czwartek/i })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, UNDO_MS + 300))
  expect(taken()).toBe(0)
})

test('who leaves the page within the five seconds has not undone it: it is booked at once', async () => {
  await open()
  await takeDay()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(taken).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, UNDO_MS + 300))
  expect(taken()).toBe(1)
})

test('what somebody else was faster with is told on its card', async () => {
  server.refuses(takeFreeShift, 'gone')
  await open()
  await takeDay()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('button', { name: /Biorę: czwartek/i }).elements()).toHaveLength(0)
})

test('an answer that got lost is asked for again under the same key', async () => {
  await open()
  await takeDay()
  server.losesNextAnswer()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.element(page.getByText(texts.notSent)).toBeVisible()
  await page.getByRole('button', { name: texts.again }).click()
  await expect.element(page.getByText(texts.yours, { exact: true })).toBeVisible()
  expect([taken(), server.keysOf(takeFreeShift).size]).toEqual([2, 1])
})

test('what it costs is said before the tap: the reserve that the rules allow no more beside it', async () => {
  const dear = { ...NIGHT, costs: [{ date: '2026-11-30', shift: 'day' as const }] }
  await showToDriver(<FreeList free={[DAY, dear]} isOwn={notYet} onChanged={vi.fn()} onLocked={vi.fn()} />)
  await expect.element(page.getByText(/Zabierze rezerwę: poniedziałek, 30 listopada, Dzień/i)).toBeVisible()
  expect(page.getByText(/Zabierze rezerwę/).elements()).toHaveLength(1)
})

test('a tap that found no session counted for nothing, and is offered again after the login', async () => {
  forgetTap()
  server.refuses(takeFreeShift, 'login_required')
  const onLocked = vi.fn()
  await open(onLocked)
  await takeDay()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(() => onLocked).toHaveBeenCalledOnce()
  expect(recallTap()).toMatchObject({ isLocked: true, isMeant: false })
  await cleanup()

  server.answers(takeFreeShift, { date: DAY.date, shift: 'day', reg: 'WX2991E' })
  await open()
  await expect.element(page.getByText(texts.notCounted)).toBeVisible()
  expect(taken()).toBe(1)
  await page.getByRole('button', { name: texts.take, exact: true }).click()
  await expect.element(page.getByText(texts.yours, { exact: true })).toBeVisible()
  expect(recallTap()).toBeUndefined()
})
