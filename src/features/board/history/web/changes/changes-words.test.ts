import { expect, test } from 'vitest'
import type { WeekOnBoard } from '#features/board/work/domain/week-on-board.ts'
import type { Recorded } from '#features/board/work/web/opening/calendar-on-board.ts'
import { spotName } from '#features/board/work/web/view/board-view.ts'
import { recordedMove } from './recorded-spot.ts'
import { whyChanged } from './why-changed.ts'

const WEEK = { year: 2026, week: 12 }
const moved = {
  ...{ oldDay: '17.3.2026', oldWeekDay: 'Wtorek', oldShift: 'Dzień', oldReg: 'WX 1' },
  ...{ day: '', weekDay: '', shift: '', newReg: '' },
  type: null,
}
const rows = [{ id: 'c1', reg: 'WX 1', model: '' }]
const note = {
  standing: 'rented',
  grounded: false,
  groundedReason: '',
  isRented: true,
  renter: 'Firma',
} as const
const rented = { ...note, papers: '', deleted: false, service: null }
const weekWith = (notes: Record<number, typeof rented>): Pick<WeekOnBoard, 'week' | 'rows' | 'notes'> => ({
  week: WEEK,
  rows,
  notes: Array.from({ length: 14 }, (_, slot) => new Map(notes[slot] ? [['c1', notes[slot]]] : [])),
})

test('a saved change is told with its dates', () => {
  expect(recordedMove(moved)).toBe('wtorek 17.3.2026, dzień, WX 1 → poza grafikiem')
})

test('a place on the board is told with its date, in the remove dialog and wherever it is named', () => {
  const week = { week: WEEK, carsById: new Map([['c1', { id: 'c1', reg: 'WX 1', model: '' }]]) }
  expect(spotName(week, { slot: 2, carId: 'c1', onCall: false })).toBe('Dzień wt 17.3, WX 1')
  expect(spotName(week, { slot: 13, carId: null, onCall: false })).toBe('Noc nd 22.3, rezerwa')
})

test('a car that is rented then is why its driver has left it', () => {
  const by = '@automatic'
  expect(whyChanged(weekWith({ 2: rented }), { ...moved, by })).toBe('Powód: auto WX 1, Firma (wynajem).')
  expect(whyChanged(weekWith({ 4: rented }), { ...moved, by })).toBe('')
})

test('moved by a person, with nothing against the car: by hand', () => {
  expect(whyChanged(weekWith({}), { ...moved, by: 'Ewa Lis' })).toBe('Powód: przeniesienie ręczne.')
  expect(whyChanged(weekWith({}), { ...moved, by: '@driver-picked' })).toBe('')
})

const told = (change: Partial<Recorded>) => whyChanged(weekWith({}), { ...moved, by: '', ...change })

test('seated or put on the reserve after a late submission: that is why, not a move by hand (D42)', () => {
  const by = 'Ewa Lis'
  const nowhere = { oldDay: '', oldWeekDay: '', oldShift: '', oldReg: '' }
  const place = { day: '18.3.2026', weekDay: 'Środa', shift: 'Noc' }
  const late = { ...moved, ...nowhere, ...place, by }
  const why = 'Powód: zgłoszenie po wygenerowaniu grafiku.'
  expect(told({ ...late, newReg: 'WX 1', type: 'regular' })).toBe(why)
  expect(told({ ...late, newReg: '', type: 'reserve' })).toBe(why)
  // Another shift was chosen instead of the one had.
  expect(told({ ...moved, ...place, newReg: 'WX 1', type: 'regular', by })).toBe(why)
  expect(told({ ...late, newReg: 'WX 1', type: 'office' })).toBe('Powód: zmiana dodana przez biuro.')
  expect(told({ ...late, newReg: 'WX 1', type: 'free-shift' })).toBe('Powód: przeniesienie ręczne.')
})

test('moved by hand from the reserve into a car of the same shift, or to a shift never chosen: by hand', () => {
  const by = 'Ewa Lis'
  const same = {
    ...moved,
    oldReg: '',
    day: '17.3.2026',
    weekDay: 'Wtorek',
    shift: 'Dzień',
    newReg: 'WX 1',
    by,
  }
  expect(told({ ...same, type: 'reserve' })).toBe('Powód: przeniesienie ręczne.')
  expect(told({ ...same, shift: 'Noc', type: 'office' })).toBe('Powód: przeniesienie ręczne.')
})
