import { expect, test } from 'vitest'
import type { WeekOnBoard } from '#features/board/work/domain/week-on-board.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { assignedCarsLines } from '../../texts.ts'
import { assignedCars } from './assigned-cars.ts'

const car = (id: string, reg: string) => ({ id, reg, model: '' })
const rows = [car('c1', 'W01'), car('c2', 'W02'), car('c3', 'W03')]
const week = {
  rows,
  carsById: new Map(rows.map((row) => [row.id, row])),
  drivers: new Map([['d1', { id: 'd1', fullName: 'Jan Kowalski' }]]),
  ownCars: new Map([['d1', 'c1']]),
} as unknown as WeekOnBoard
const drives = (driverId: string, slot: number, carId: string) => ({ driverId, slot, carId, onCall: false })

test('cars with a driver this week, shifts in own cars, and who drives another one how often', () => {
  const board = planOf([drives('d1', 0, 'c1'), drives('d1', 2, 'c2'), drives('d2', 0, 'c2')])
  expect(assignedCarsLines(assignedCars(week, board))).toEqual([
    'W tym tygodniu kierowcę ma 2 z 3 aut.',
    'Autem głównym: 1 z 2 zmian.',
    'Innym niż główne: Jan Kowalski (główne W01) 1×.',
  ])
})

test('an empty week, and one in which nobody has an own car', () => {
  expect(assignedCarsLines(assignedCars(week, planOf([])))).toEqual([
    'W tym tygodniu kierowcę ma 0 z 3 aut.',
    'Nikt z jadących nie ma przypisanego auta głównego.',
  ])
})

test('of many the first four are named, the others counted', () => {
  const elsewhere = Array.from({ length: 6 }, (_, index) => ({ name: `K${index}`, reg: 'W01', count: 2 }))
  const lines = assignedCarsLines({ driven: 1, cars: 1, withOwn: 12, inOwn: 0, elsewhere })
  expect(lines[0]).toBe('W tym tygodniu kierowcę ma 1 z 1 auta.')
  expect(lines[2]).toMatch(/K3 \(główne W01\) 2× i jeszcze 2\.$/)
})
