import type { CarNote } from '#features/board/work/domain/public.ts'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import { whyOff } from '#features/roster/texts-standing.ts'
import { slotOfWeekday } from '#kernel/slot.ts'

/** Days of one car on which it is off for one reason, drawn as one. */
export interface OffBlock {
  readonly kind: 'deleted' | 'rented' | 'grounded' | 'papers'
  readonly words: string
  /** 0-6, both included. */
  readonly from: number
  readonly to: number
  /** Both shifts of its days, or the one that is off. */
  readonly shift: 'both' | 'day' | 'night'
}

const DAYS = 7
const SHIFTS = ['day', 'night'] as const

/**
 * A grounding, a rental, missing papers: one block over all its days, over both lines where both are off. A
 * seat in which somebody still stands is no part of it, since the driver has to be seen.
 */
export function offBlocks({ week, board }: Pick<BoardView, 'week' | 'board'>, carId: string): OffBlock[] {
  const blocks: OffBlock[] = []
  const open = new Map<OffBlock['shift'], OffBlock>()
  const at = (day: number, shift: 'day' | 'night') => {
    const slot = slotOfWeekday(day, shift)
    const note = week.notes[slot]?.get(carId)
    return board[slot]?.cars.has(carId) ? undefined : note && offOf(note)
  }
  const go = (shift: OffBlock['shift'], day: number, off: Off | undefined) => {
    const before = open.get(shift)
    if (before && off && before.kind === off.kind && before.words === off.words) {
      open.set(shift, { ...before, to: day })
      return
    }
    if (before) blocks.push(before)
    if (off) open.set(shift, { ...off, from: day, to: day, shift })
    else open.delete(shift)
  }
  for (let day = 0; day <= DAYS; day += 1) {
    const [morning, evening] = day < DAYS ? [at(day, 'day'), at(day, 'night')] : []
    const both = morning?.kind === evening?.kind && morning?.words === evening?.words ? morning : undefined
    go('both', day, both)
    for (const shift of SHIFTS) go(shift, day, both ? undefined : shift === 'day' ? morning : evening)
  }
  return blocks
}

/** Whether the seat lies under one of the blocks. */
export function isCovered(blocks: readonly OffBlock[], day: number, shift: 'day' | 'night'): boolean {
  return blocks.some(
    (block) => block.from <= day && day <= block.to && (block.shift === 'both' || block.shift === shift),
  )
}

type Off = Pick<OffBlock, 'kind' | 'words'>

function offOf(note: CarNote): Off | undefined {
  const kind = note.deleted
    ? 'deleted'
    : note.isRented
      ? 'rented'
      : note.grounded
        ? 'grounded'
        : note.papers
          ? 'papers'
          : undefined
  return kind && { kind, words: whyOff(note) }
}
