import type { Move, Spot } from '#features/roster/domain/public.ts'
import type { WeekOnBoard } from '../../domain/week-on-board.ts'
import { boardTexts } from '../../texts.ts'
import { nameOf, spotName } from '../view/board-view.ts'
import classes from './move-list.module.css'

/** Moves as `Kowalski Jan: Dzień wt, WX 1 → Dzień wt, rezerwa`. */
export function MoveList({ week, moves }: { readonly week: WeekOnBoard; readonly moves: readonly Move[] }) {
  return (
    <ul className={classes.list}>
      {moves.map(({ driverId, from, to }) => (
        <li key={`${driverId} ${from?.slot} ${to?.slot}`}>
          <b>{nameOf(week, driverId) || driverId}</b>
          <span>{moveWords(week, { from, to })}</span>
        </li>
      ))}
    </ul>
  )
}

/** `Dzień wt, WX 1 → Dzień wt, rezerwa` */
export function moveWords(week: WeekOnBoard, { from, to }: Pick<Move, 'from' | 'to'>): string {
  const spot = (at: Spot | null) => (at ? spotName(week, at) : boardTexts.nowhere)
  return `${spot(from)} → ${spot(to)}`
}
