import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { SLOTS_IN_WEEK, type Slot, slotAt, slotKey } from '#kernel/slot.ts'
import type { SlotLimit } from './slot-limit.ts'
import {
  copyWeek,
  EMPTY_DRAFT,
  fillCells,
  type GridDraft,
  holdsTyped,
  readGrid,
  repeatWeek,
  shownReason,
  typeCell,
} from './week-grid.ts'

const WEEK = { year: 2026, week: 12 }
const SLOTS = Array.from({ length: SLOTS_IN_WEEK }, (_, index) => slotAt(WEEK, index))
const MONDAY = '2026-03-16' as CalendarDate
const DAY: Slot = { date: MONDAY, shift: 'day' }
const NIGHT: Slot = { date: MONDAY, shift: 'night' }

const stored = (limits: Readonly<Record<string, SlotLimit>>) => (slot: Slot) => limits[slotKey(slot)]
const NONE = stored({})
const on = (cars: number, info = ''): SlotLimit => ({ cars, info, active: true })
const type = (slot: Slot, text: string, base?: SlotLimit): GridDraft => ({
  ...EMPTY_DRAFT,
  cells: { [slotKey(slot)]: { text, base } },
})

describe('what is typed in the grid of a week', () => {
  test('a number is a limit, 0 too, an emptied cell none, and what was not touched is not written', () => {
    expect(readGrid(SLOTS, NONE, type(DAY, ' 0 ')).changes).toEqual([{ ...DAY, from: undefined, to: on(0) }])
    const limitOf = stored({ [slotKey(DAY)]: on(5), [slotKey(NIGHT)]: on(4) })
    expect(readGrid(SLOTS, limitOf, type(DAY, '', on(5))).changes).toEqual([
      { ...DAY, from: on(5), to: undefined },
    ])
    expect(readGrid(SLOTS, limitOf, type(DAY, '5', on(5))).changes).toEqual([])
    expect(readGrid(SLOTS, limitOf, EMPTY_DRAFT).changes).toEqual([])
  })

  test('what is no number of cars is pointed at, and nothing of it saved', () => {
    for (const text of ['-1', '2,5', 'x', '10001', '1e3'])
      expect(readGrid(SLOTS, NONE, type(DAY, text))).toMatchObject({ changes: [], wrong: [slotKey(DAY)] })
  })

  test('a limit that is switched off stays so until a number is typed', () => {
    const off = { ...on(5, 'Koncert'), active: false }
    const limitOf = stored({ [slotKey(DAY)]: off })
    expect(readGrid(SLOTS, limitOf, type(DAY, '', off)).changes).toEqual([])
    expect(readGrid(SLOTS, limitOf, type(DAY, '5', off)).changes).toEqual([
      { ...DAY, from: off, to: on(5, 'Koncert') },
    ])
  })

  test('a reason is of both shifts of its day; that of the week is for what is typed without one', () => {
    const limitOf = stored({ [slotKey(DAY)]: on(5, 'Koncert'), [slotKey(NIGHT)]: on(4) })
    const draft = { ...EMPTY_DRAFT, reasons: { [MONDAY]: 'Remont' } }
    expect(readGrid(SLOTS, limitOf, draft).changes.map(({ to }) => to)).toEqual([
      on(5, 'Remont'),
      on(4, 'Remont'),
    ])
    const tuesday = slotAt(WEEK, 2)
    const typed = { ...type(tuesday, '3'), weekReason: 'Ferie' }
    expect(readGrid(SLOTS, limitOf, typed).changes).toEqual([
      { ...tuesday, from: undefined, to: on(3, 'Ferie') },
    ])
    expect(readGrid(SLOTS, NONE, draft)).toMatchObject({ changes: [], idleReasons: [MONDAY] })
  })

  test('it is held against what the screen showed when it was typed', () => {
    const limitOf = stored({ [slotKey(DAY)]: on(9) })
    expect(readGrid(SLOTS, limitOf, type(DAY, '3', on(5))).changes).toEqual([
      { ...DAY, from: on(5), to: on(3) },
    ])
  })
})

test('leaving loses something only where something else stands than was stored', () => {
  expect([EMPTY_DRAFT, type(DAY, '5 ', on(5)), type(DAY, '')].map(holdsTyped)).toEqual([false, false, false])
  expect([type(DAY, '6', on(5)), type(DAY, '5'), type(DAY, '', on(5))].map(holdsTyped)).toEqual([
    true,
    true,
    true,
  ])
  const reason = { ...EMPTY_DRAFT, reasons: { [MONDAY]: '' } }
  expect([reason, { ...EMPTY_DRAFT, weekReason: 'Ferie' }].map(holdsTyped)).toEqual([true, true])
})

describe('several at once', () => {
  test('one number for chosen slots', () => {
    const draft = fillCells([DAY, NIGHT], NONE, EMPTY_DRAFT, '4')
    expect(readGrid(SLOTS, NONE, draft).changes.map(({ to }) => to)).toEqual([on(4), on(4)])
  })

  test('the week before, with its reasons; what had no limit there stays as it is', () => {
    const limitOf = stored({
      '2026-03-09 day': on(7, 'Targi'),
      '2026-03-10 day': { ...on(1), active: false },
      [slotKey(NIGHT)]: on(2),
    })
    const { draft, found, written } = copyWeek(SLOTS, limitOf, EMPTY_DRAFT, -7)
    expect([found, written]).toEqual([1, 1])
    expect(readGrid(SLOTS, limitOf, draft).changes).toEqual([{ ...DAY, from: undefined, to: on(7, 'Targi') }])
    expect(shownReason(MONDAY, SLOTS, limitOf, draft)).toBe('Targi')
  })

  test('copying what stands there already writes nothing, and nothing would be lost', () => {
    const same = {
      '2026-03-09 day': on(7, 'Targi'),
      [slotKey(DAY)]: on(7, 'Targi'),
      '2026-03-09 night': on(4),
    }
    const limitOf = stored({ ...same, [slotKey(NIGHT)]: on(4, 'Koncert') })
    expect(copyWeek(SLOTS, limitOf, EMPTY_DRAFT, -7)).toEqual({ draft: EMPTY_DRAFT, found: 2, written: 0 })
    expect(copyWeek(SLOTS, limitOf, type(DAY, '3', on(7, 'Targi')), -7).written).toBe(1)
    expect(copyWeek(SLOTS, limitOf, type(DAY, 'x', on(7, 'Targi')), -7).written).toBe(1)
    expect(copyWeek(SLOTS, NONE, EMPTY_DRAFT, -7).found).toBe(0)
  })

  test('a copied number that is changed keeps the reason that came with it', () => {
    const limitOf = stored({ '2026-03-09 day': on(7, 'Targi') })
    const { draft } = copyWeek(SLOTS, limitOf, EMPTY_DRAFT, -7)
    for (const changed of [typeCell(draft, DAY, undefined, '6'), fillCells([DAY], limitOf, draft, '6')])
      expect(readGrid(SLOTS, limitOf, changed).changes).toEqual([
        { ...DAY, from: undefined, to: on(6, 'Targi') },
      ])
  })

  test('weeks to come, where they have no limit of their own, over the new year too', () => {
    const slots = [{ date: '2026-12-28' as CalendarDate, shift: 'day' as const }]
    const limitOf = stored({ '2026-12-28 day': on(5), '2027-01-04 day': { ...on(9), active: false } })
    expect(repeatWeek(slots, limitOf, [], 2)).toEqual([
      { date: '2027-01-11', shift: 'day', from: undefined, to: on(5) },
    ])
    const changes = [{ ...slots[0]!, from: on(5), to: undefined }]
    expect(repeatWeek(slots, limitOf, changes, 2)).toEqual([])
  })
})
