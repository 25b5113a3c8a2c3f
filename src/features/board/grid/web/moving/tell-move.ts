import { spoken } from '#features/board/work/texts.ts'
import {
  type BoardView,
  type CellOnPage,
  nameOf,
  newWarnings,
  refusalSentence,
  spotName,
} from '#features/board/work/web/public-view.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import { type Moved, moveDriver, type Refusal } from '#features/roster/domain/public.ts'
import type { Result } from '#kernel/result.ts'
import { toastWarning } from '#platform/web/admin-ui/toasts.tsx'
import { dropNotes } from '../../texts.ts'

/**
 * What became of a move, as a text for those who do not see the board: where the driver is, who made room,
 * what to beware of, or why it was refused. The last two stand on the screen for a moment too.
 * @param before the board before the move
 */
export function tellMove(
  before: BoardView,
  driverId: string,
  to: Spot,
  result: Result<Moved, Refusal>,
): string {
  const { week } = before
  const name = nameOf(week, driverId)
  if (!result.ok) {
    const refusal = refusalSentence(before, result.error, driverId, to)
    if (result.error !== 'same-place') toastWarning(refusal, name)
    return `${name}: ${refusal}`
  }
  const { board, displaced } = result.value
  const warnings = to.carId === null ? [] : newWarnings(before, board, driverId, to.slot)
  if (warnings.length > 0) toastWarning(warnings.join(' '), `${name}, ${spotName(week, to)}`)
  return [
    spoken.moved(name, spotName(week, to)),
    ...(displaced ? [spoken.displaced(nameOf(week, displaced.driverId), spotName(week, displaced.to))] : []),
    ...warnings,
  ].join(' ')
}

/** What a drop here would do, before it is done. */
export function judgeDrop(
  view: BoardView,
  from: CellOnPage,
  to: CellOnPage,
): { fits: boolean; note: string } {
  if (!from.driverId) return { fits: false, note: '' }
  const { driverId, spot } = from
  const result = moveDriver(view.week, view.board, { driverId, slot: from.address.slot }, to.spot)
  if (!result.ok) {
    const same = result.error === 'same-place'
    return { fits: false, note: same ? '' : refusalSentence(view, result.error, driverId, to.spot) }
  }
  const { board, displaced } = result.value
  const warnings = to.spot.carId === null ? [] : newWarnings(view, board, driverId, to.spot.slot)
  const swaps = displaced && spot.carId !== null && displaced.to.carId === spot.carId
  const done = displaced
    ? (swaps ? dropNotes.swap : dropNotes.displaces)(nameOf(view.week, displaced.driverId))
    : spotName(view.week, to.spot)
  return { fits: true, note: [done, ...warnings].join(' · ') }
}
