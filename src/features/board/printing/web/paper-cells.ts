import { boardTexts } from '#features/board/work/texts.ts'
import { type Area, type BoardView, listOf, nameOf } from '#features/board/work/web/public-view.ts'
import { serviceAt, whyOff } from '#features/roster/texts-standing.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { paperTexts } from '../texts.ts'

interface PaperCell {
  readonly text: string
  readonly kind: 'driver' | 'off' | 'free'
  /** A word for what is exceptional about the driver's place; empty without. */
  readonly mark: string
}

/** A car in one slot in words alone: paper knows no colours, and nobody can point at it. */
export function paperCell(view: BoardView, slot: number, carId: string): PaperCell {
  const driverId = view.board[slot]?.cars.get(carId)
  const note = view.week.notes[slot]?.get(carId)
  const why = note ? whyOff(note) : ''
  const service = note?.service ? serviceAt(note.service) : ''
  const kind = why !== '' ? 'off' : driverId ? 'driver' : 'free'
  const words = [driverId ? nameOf(view.week, driverId) : '', why, service].filter((text) => text !== '')
  const text = kind === 'free' ? [boardTexts.free, ...words].join(', ') : words.join(', ')
  return { text, kind, mark: driverId ? markOf(view, slot, driverId) : '' }
}

function markOf(view: BoardView, slot: number, driverId: string): string {
  const key = keyInSlot(slot, driverId)
  if (view.unsaved.has(key) || view.recorded.has(key)) return paperTexts.changedShort
  return view.week.origins.get(key)?.type === 'reserve' ? paperTexts.fromReserveShort : ''
}

export function waitingCell(view: BoardView, area: Exclude<Area, 'cars'>, slot: number, row: number): string {
  const driverId = listOf(view.board, area, slot)[row]
  return driverId ? nameOf(view.week, driverId) : ''
}
