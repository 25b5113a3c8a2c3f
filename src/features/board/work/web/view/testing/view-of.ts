import type { Place } from '#features/roster/domain/public.ts'
import { planOf } from '#features/roster/domain/public.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import type { CarNote, WeekOnBoard } from '../../../domain/week-on-board.ts'
import type { BoardView } from '../board-view.ts'
import { allRows } from '../shown-rows.ts'

interface MadeUp {
  /** Registration numbers; each is its car's id too. */
  readonly cars: readonly string[]
  /** Full names by id. */
  readonly drivers: Readonly<Record<string, string>>
  readonly places: readonly Place[]
  /** By slot 0-13 and car. */
  readonly notes?: Readonly<Record<number, Readonly<Record<string, Partial<CarNote>>>>>
  readonly begun?: number
  readonly over?: Partial<BoardView>
}

const FREE: CarNote = {
  ...{ standing: 'free', grounded: false, groundedReason: '', isRented: false, renter: '' },
  ...{ papers: '', deleted: false, service: null },
}

/** What the cells of a made-up week draw themselves by: week 48 of 2026, in which every car may drive. */
export function viewOf({ cars, drivers, places, notes = {}, begun = 0, over }: MadeUp): BoardView {
  const rows = cars.map((reg) => ({ id: reg, reg, model: 'Toyota Corolla' }))
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slot)
  const off = (note: Partial<CarNote>) => note.grounded || note.isRented || note.deleted
  const noted = slots.map((slot) => Object.entries(notes[slot] ?? {}))
  const nobody = slots.map(() => new Set<string>())
  const board = planOf(places)
  const week: WeekOnBoard = {
    week: { year: 2026, week: 48 },
    ...{ rows, cars, begun, board, driversOff: [], unavailable: [], ownCars: new Map(), barred: nobody },
    carsById: new Map(rows.map((car) => [car.id, car])),
    drivers: new Map(
      Object.entries(drivers).map(([id, fullName], index) => [
        id,
        { id, fullName, phone: `+4860010020${index}`, email: '' },
      ]),
    ),
    limits: slots.map(() => cars.length),
    available: slots.map(() => cars.length),
    blocked: noted.map((list) => new Set(list.flatMap(([carId, note]) => (off(note) ? [carId] : [])))),
    notes: noted.map((list) => new Map(list.map(([carId, note]) => [carId, { ...FREE, ...note }]))),
    ...{ waiting: new Map(), takenBack: new Set<string>(), origins: new Map() },
  }
  const facts = { ...week, nightBefore: new Set<string>(), chose: () => true }
  return {
    ...{ week, board, unsaved: new Set(), recorded: new Set(), pins: new Map(), arrived: new Set() },
    ...{ ill: new Set(), offered: new Map(), pointed: undefined, warningsAt: new Map(), breaches: new Map() },
    warningFacts: facts,
    found: { drivers: new Set(), cars: new Set() },
    marked: { drivers: new Set(), cars: new Set() },
    ...{ shownRows: allRows(rows), density: 'comfortable', picked: undefined },
    repairFacts: {
      ...facts,
      ...{ bothShifts: new Set(), planning: { policy: 'balanced', fromReserve: true }, pins: new Map() },
      late: () => ({ reserve: [], onCall: [] }),
      origin: () => undefined,
    },
    ...over,
  }
}
