import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NO_SEATS, weekOfCar } from '#features/board/selecting/domain/public.ts'
import { viewOf } from '#features/board/work/web/view/testing/view-of.ts'
import type { Place } from '#features/roster/domain/public.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { RowsBoard } from './rows-board.tsx'

const LONG = 'Świętosława Brzęczyszczykiewicz'
const drives = (driverId: string, slot: number, carId: string): Place => ({
  ...{ driverId, slot, carId, onCall: false },
})

type MadeUp = Parameters<typeof viewOf>[0]
const show = (week: Partial<MadeUp>, selected?: { slot: number; carId: string }, chosen = NO_SEATS) => {
  const view = viewOf({ cars: ['WX1', 'WX2'], drivers: {}, places: [], ...week })
  return showInOffice(() => (
    <div style={{ display: 'flex', width: 1000, height: 400 }}>
      <RowsBoard view={view} selected={selected && { ...selected, onCall: false }} chosen={chosen} />
    </div>
  ))
}
const cell = (slot: number, car: string) =>
  page
    .getByRole('gridcell')
    .elements()
    .find(
      (element) =>
        element.getAttribute('data-slot') === String(slot) && element.getAttribute('data-car') === car,
    )
const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

test('a car has one row: each day over its night, under one head', async () => {
  await show({
    drivers: { a: 'Jan Lis', b: 'Ewa Mak' },
    places: [drives('a', 0, 'WX1'), drives('b', 1, 'WX1')],
  })
  await expect.element(page.getByText('Jan Lis')).toBeVisible()
  expect(page.getByRole('row').elements()).toHaveLength(3)
  expect(page.getByRole('columnheader').elements()).toHaveLength(8)
  const [day, night] = [box(cell(0, 'WX1')), box(cell(1, 'WX1'))]
  expect([night.left, night.width]).toEqual([day.left, day.width])
  expect(night.top).toBeGreaterThan(day.top)
  expect(box(cell(2, 'WX1')).left).toBeGreaterThan(day.right - 1)
})

test('a name that does not fit is shortened, and told whole to who does not see it', async () => {
  await show({ drivers: { a: LONG }, places: [drives('a', 0, 'WX1')] })
  await expect.element(page.getByRole('gridcell', { name: LONG })).toBeInTheDocument()
  expect(cell(0, 'WX1')?.textContent).toBe('Ś. Brzęczyszczykiewicz')
})

test('two of one name are told apart, also where their names are shortened', async () => {
  const places = [drives('a', 0, 'WX1'), drives('b', 0, 'WX2')]
  await show({ drivers: { a: 'Jan Nowak', b: 'Jan Nowak' }, places })
  await expect.element(page.getByText(/^J(an|\.) Nowak …200$/)).toBeVisible()
  await expect.element(page.getByText(/^J(an|\.) Nowak …201$/)).toBeVisible()
})

test('a grounding is one block over both lines of its days; its cells stay, and say why', async () => {
  const grounded = { grounded: true, groundedReason: 'lakiernik' }
  const notes = Object.fromEntries([4, 5, 6, 7].map((slot) => [slot, { WX1: grounded }]))
  await show({ notes })
  const words = page.getByText('Uziemione: lakiernik')
  await expect.element(words.last()).toBeVisible()
  const blocks = [...document.querySelectorAll('[aria-hidden="true"][data-kind="grounded"]')]
  expect(blocks).toHaveLength(1)
  const [block, first, last] = [box(blocks[0]), box(cell(4, 'WX1')), box(cell(7, 'WX1'))]
  expect(block.left).toBeGreaterThanOrEqual(first.left)
  expect(block.right).toBeLessThanOrEqual(last.right + 1)
  expect(block.bottom - block.top).toBeGreaterThan(first.height + 4)
  expect(cell(4, 'WX1')?.textContent).toBe('Uziemione: lakiernik')
  const under = document.elementFromPoint(block.left + 30, block.top + 6)
  expect(under?.closest('[data-slot]')).toBe(cell(4, 'WX1'))
})

test('signs stand for a reserve, a change, a warning and a service, and say what they mean', async () => {
  const key = '0 a'
  const view = { unsaved: new Set([key]), warningsAt: new Map([[key, ['Dzień i noc tej samej daty.']]]) }
  await show({
    drivers: { a: 'Jan Lis' },
    places: [drives('a', 0, 'WX1')],
    notes: { 0: { WX1: { service: '09:30' } } },
    over: view,
  })
  await expect.element(page.getByText('Jan Lis')).toBeVisible()
  const text = cell(0, 'WX1')?.textContent ?? ''
  for (const words of ['09:30', 'zmiana', 'Uwaga: Dzień i noc tej samej daty.']) expect(text).toContain(words)
  expect([...document.querySelectorAll('[data-sign]')].map((sign) => sign.getAttribute('data-sign'))).toEqual(
    ['service', 'beware', 'change'],
  )
})

test('today is marked, the days before it stand back, and the seat that is looked at is framed', async () => {
  await show({ begun: 5 }, { slot: 8, carId: 'WX2' })
  await expect.element(page.getByRole('columnheader', { name: /^Śr, dziś/ })).toBeVisible()
  const past = [3, 4, 5].map((slot) => cell(slot, 'WX1')?.hasAttribute('data-past'))
  expect(past).toEqual([true, false, false])
  const framed = [...document.querySelectorAll('[role=gridcell][data-selected]')]
  expect(framed.map((element) => element.getAttribute('data-slot'))).toEqual(['8'])
})

test('seats that are chosen are framed, and told as selected', async () => {
  await show({}, undefined, weekOfCar('WX2', 10))
  await expect.element(page.getByText('WX2', { exact: true })).toBeVisible()
  const chosen = [...document.querySelectorAll('[role=gridcell][aria-selected=true]')]
  expect(chosen.map((element) => element.getAttribute('data-slot'))).toEqual(['10', '11', '12', '13'])
  expect(chosen.every((element) => element.getAttribute('data-car') === 'WX2')).toBe(true)
})

test('of many cars only those near the view are drawn', async () => {
  const cars = Array.from({ length: 500 }, (_, index) => `WX${index}`)
  await show({ cars })
  await expect.element(page.getByText('WX0', { exact: true })).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(60)
  expect(page.getByRole('grid').element().getAttribute('aria-rowcount')).toBe('501')
})
