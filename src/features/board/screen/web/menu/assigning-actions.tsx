import { IconArmchair, IconBan, IconKey, IconUserPlus } from '@tabler/icons-react'
import { assigningTexts as texts } from '#features/board/assigning/texts.ts'
import type { AssigningStep } from '#features/board/assigning/web/public.tsx'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import type { MenuAction, OpenMenu } from './menu-action.ts'

interface AssigningPorts {
  readonly view: BoardView
  onClose(): void
  onAssigning(step: AssigningStep): void
}

/**
 * What a menu of the board offers of cars: for a driver another car, for a car a driver, a rental, a
 * grounding.
 */
export function assigningActions(
  { view, onClose, onAssigning }: AssigningPorts,
  { cell, mover }: OpenMenu,
): MenuAction[] {
  const { spot } = cell
  const begin = (step: AssigningStep) => () => {
    onClose()
    onAssigning(step)
  }
  const assign = { label: `${texts.assignCar}…`, icon: <IconUserPlus size={17} /> }
  if (mover) return [{ ...assign, act: begin({ kind: 'assign-car', driverId: mover.driverId }) }]
  const { carId, slot } = spot
  if (carId === null) return []
  const stands = !view.board[slot]?.cars.has(carId) && !view.week.blocked[slot]?.has(carId)
  return [
    ...(stands
      ? [
          {
            label: `${texts.fillSeat}…`,
            icon: <IconArmchair size={17} />,
            act: begin({ kind: 'seat', spot }),
          },
        ]
      : []),
    { ...assign, act: begin({ kind: 'assign-car', carId }) },
    {
      label: `${texts.newGrounding}…`,
      icon: <IconBan size={17} />,
      act: begin({ kind: 'grounding', carId, slot }),
    },
    {
      label: `${texts.newRental}…`,
      icon: <IconKey size={17} />,
      act: begin({ kind: 'rental', carId, slot }),
    },
  ]
}
