import { Button } from '@mantine/core'
import { IconCarOff } from '@tabler/icons-react'
import { useMemo } from 'react'
import { boardTexts } from '#features/board/work/texts.ts'
import {
  BannerLine,
  BannerText,
  type BoardWork,
  PlaceList,
  useAfterPaint,
} from '#features/board/work/web/public.tsx'
import { type BoardView, nameOf } from '#features/board/work/web/public-view.ts'
import { proposeRepairs } from '#features/planning/domain/public.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { leftOnBoard } from '../domain/left-on-board.ts'
import { freedText, leftSummary, leftTexts, seatsTaken } from '../texts-left.ts'
import type { Out } from './repair-dialog.tsx'

interface LeftFleetProps {
  readonly view: BoardView
  readonly work: BoardWork
  /** For a driver: the repair asks for the reason, and who drives instead (D22). */
  onOut(out: Out): void
}

/**
 * Deleted cars and drivers who have left, as long as they have seats to come: told above the board, each with
 * the way to free them (D47).
 */
export function LeftFleet({ view, work, onOut }: LeftFleetProps) {
  const { week, board, repairFacts } = view
  const settled = useAfterPaint(board)
  const { cars, drivers } = useMemo(() => leftOnBoard(settled, week), [settled, week])
  if (cars.length + drivers.length === 0) return null
  const { begun } = week
  const free = (carId: string) => {
    const disruption = { kind: 'car-out', carId, from: begun, to: SLOTS_IN_WEEK - 1 } as const
    const [best] = proposeRepairs(repairFacts, board, disruption)
    if (!best) return
    const seated = best.moves.filter(({ to }) => to !== null && to.carId !== null).length
    const text = freedText(week.carsById.get(carId)?.reg ?? '', seated, best.moves.length - seated)
    work.lay(best.board)
    toastDone(text)
  }
  return (
    <BannerLine
      label={leftTexts.title}
      icon={<IconCarOff size={18} aria-hidden="true" />}
      summary={leftSummary([
        ...cars.map(({ carId }) => week.carsById.get(carId)?.reg ?? ''),
        ...drivers.map(({ driverId }) => nameOf(week, driverId)),
      ])}
    >
      <BannerText>{leftTexts.what}</BannerText>
      <PlaceList>
        {cars.map(({ carId, seats }) => {
          const reg = week.carsById.get(carId)?.reg ?? ''
          return (
            <li key={carId}>
              <b>{reg}</b>
              <span>{`: ${boardTexts.carGone}, ${seatsTaken(seats)}`}</span>{' '}
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`${leftTexts.freeSeats}: ${reg}`}
                disabled={work.busy}
                onClick={() => free(carId)}
              >
                {leftTexts.freeSeats}
              </Button>
            </li>
          )
        })}
        {drivers.map(({ driverId, kind, seats }) => (
          <li key={driverId}>
            <b>{nameOf(week, driverId)}</b>
            <span>{`: ${leftTexts[kind]}, ${seatsTaken(seats)}`}</span>{' '}
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`${leftTexts.takeOut} ${nameOf(week, driverId)}`}
              disabled={work.busy}
              onClick={() => onOut({ kind: 'driver-out', driverId, slot: begun, untilEnd: true })}
            >
              {leftTexts.takeOut}
            </Button>
          </li>
        ))}
      </PlaceList>
    </BannerLine>
  )
}
