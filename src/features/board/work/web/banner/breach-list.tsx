import { Button } from '@mantine/core'
import type { Mover } from '#features/roster/domain/public.ts'
import type { WeekOnBoard } from '../../domain/week-on-board.ts'
import { boardTexts } from '../../texts.ts'
import type { BoardWork } from '../session/use-board.ts'
import { nameOf, spotName } from '../view/board-view.ts'
import { PlaceList } from './banner-text.tsx'

interface BreachListProps {
  readonly week: WeekOnBoard
  readonly breaches: BoardWork['breaches']
  onShow?(mover: Mover): void
}

/** Places for which a saving was refused, each with why. */
export function BreachList({ week, breaches, onShow }: BreachListProps) {
  return (
    <PlaceList>
      {breaches.map(({ slot, driverId, carId, msg: why }) => (
        <li key={`${slot} ${driverId} ${carId} ${why}`}>
          <b>{nameOf(week, driverId)}</b>
          <span>{`, ${spotName(week, { slot, carId, onCall: false })}: ${why}`}</span>{' '}
          {onShow ? (
            <Button size="compact-xs" variant="default" onClick={() => onShow({ driverId, slot })}>
              {boardTexts.showPlace}
            </Button>
          ) : null}
        </li>
      ))}
    </PlaceList>
  )
}
