import { expect, test } from 'vitest'
import type { CarNote, Origin } from '#features/board/work/domain/week-on-board.ts'
import type { BoardView } from '#features/board/work/web/view/board-view.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { paperCell, waitingCell } from './paper-cells.ts'

const NOTE: CarNote = {
  standing: 'free' as const,
  deleted: false,
  grounded: false,
  groundedReason: '',
  isRented: false,
  renter: '',
  papers: '',
  service: null,
}

function view(
  note: Partial<CarNote>,
  marks: Partial<BoardView> = {},
  origin: Origin['type'] = 'regular',
): BoardView {
  const drivers = ['Jan Kowalski', 'Ewa Łuczak'].map(
    (fullName, index) => [`d${index}`, { fullName }] as const,
  )
  return {
    week: {
      drivers: new Map(drivers),
      notes: [new Map([['c1', { ...NOTE, ...note }]])],
      origins: new Map([['0 d0', { type: origin, reason: '' }]]),
    },
    board: planOf([
      { driverId: 'd0', slot: 0, carId: 'c1', onCall: false },
      { driverId: 'd1', slot: 0, carId: null, onCall: false },
    ]),
    unsaved: new Set(),
    recorded: new Set(),
    ...marks,
  } as unknown as BoardView
}

test('paper says in words what the screen says in colours', () => {
  expect(paperCell(view({}), 0, 'c1')).toEqual({ text: 'Jan Kowalski', kind: 'driver', mark: '' })
  expect(paperCell(view({}), 0, 'c2')).toEqual({ text: 'Wolne', kind: 'free', mark: '' })
  expect(paperCell(view({ service: '10:30' }), 0, 'c1').text).toBe('Jan Kowalski, Serwis o 10:30')
})

test('a driver in a car that was grounded or rented is still named, with the reason', () => {
  expect(paperCell(view({ grounded: true, groundedReason: 'blacharz' }), 0, 'c1')).toMatchObject({
    text: 'Jan Kowalski, Uziemione: blacharz',
    kind: 'off',
  })
  expect(paperCell(view({ isRented: true, renter: 'Bąk' }), 0, 'c1').text).toBe('Jan Kowalski, Bąk (wynajem)')
})

test('changes are marked, unsaved ones too; else who came from the reserve', () => {
  expect(paperCell(view({}, { unsaved: new Set(['0 d0']) }), 0, 'c1').mark).toBe('zm.')
  expect(paperCell(view({}, { recorded: new Set(['0 d0']) }), 0, 'c1').mark).toBe('zm.')
  expect(paperCell(view({}, {}, 'reserve'), 0, 'c1').mark).toBe('rez.')
})

test('the reserve stands in its order, a row for each rank', () => {
  expect(waitingCell(view({}), 'reserve', 0, 0)).toBe('Ewa Łuczak')
  expect(waitingCell(view({}), 'reserve', 0, 1)).toBe('')
  expect(waitingCell(view({}), 'on-call', 0, 0)).toBe('')
})
