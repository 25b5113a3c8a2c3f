import type { Refusal, Spot } from '#features/roster/domain/public.ts'
import { driverOff, spotOf } from '#features/roster/domain/public.ts'
import { groundedWith } from '#features/roster/texts-standing.ts'
import { boardTexts, driverOffText, withoutPapers } from '../../texts.ts'
import { type BoardView, spotName } from '../view/board-view.ts'

/**
 * Why a driver can't go there, with what stands in the way: the paper, the grounding, the place the driver
 * has already.
 */
export function refusalSentence(
  { week, board }: Pick<BoardView, 'week' | 'board'>,
  refusal: Refusal,
  driverId: string,
  to: Spot,
): string {
  const sentence = boardTexts.refusals[refusal]
  if (refusal === 'barred') {
    const off = driverOff(week.driversOff, driverId, to.slot)
    return off ? driverOffText(off) : sentence
  }
  if (refusal === 'drives-already') {
    const there = spotOf(board, to.slot, driverId)
    return there ? `${sentence.slice(0, -1)}: ${spotName(week, there)}.` : sentence
  }
  const note = refusal === 'blocked' ? week.notes[to.slot]?.get(to.carId ?? '') : undefined
  if (note?.deleted) return `${sentence} ${boardTexts.deleted}.`
  if (note?.isRented) return `${sentence} ${boardTexts.rented}${note.renter ? `: ${note.renter}` : ''}.`
  if (note?.grounded) return `${sentence} ${groundedWith(note.groundedReason).replace(/\.?$/, '.')}`
  return note?.papers ? `${sentence} ${withoutPapers(note.papers)}.` : sentence
}
