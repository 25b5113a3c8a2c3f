import { DROP_ZONES } from '#features/board/grid/web/public.tsx'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import { panelTexts as texts } from '../../texts-panel.ts'
import { DayLists } from './day-lists.tsx'
import { FitForSeat } from './fit-for-seat.tsx'
import classes from './seat-panel.module.css'
import type { PanelState } from './use-seat-panel.ts'

interface SeatPanelProps {
  readonly view: BoardView
  readonly state: PanelState
  /** The base calendar, in which everybody stands who sent availability. */
  readonly initial: WeekOnBoard | undefined
  readonly editable: boolean
  onBring(driverId: string, seat: Spot): void
  /** Back to the seat by keys. */
  onBack(seat: Spot): void
}

/**
 * Beside the rows: who fits the seat that is looked at, else who waits on a day. Whoever is dragged over it
 * can be put on a list of the own shift, whatever it shows.
 */
export function SeatPanel({ view, state, ...props }: SeatPanelProps) {
  const { seat } = state
  return (
    <aside
      className={classes.panel}
      aria-label={seat ? texts.seat : texts.reserveOf}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !seat) return
        event.stopPropagation()
        props.onBack(seat)
      }}
    >
      <div className={classes.zones} aria-hidden="true">
        {DROP_ZONES.map((area) => (
          <div key={area} className={classes.zone} data-drop-zone data-area={area} data-row="0">
            {texts.dropHere[area]}
          </div>
        ))}
      </div>
      {seat ? <FitForSeat view={view} seat={seat} state={state} {...props} /> : null}
      {seat ? null : <DayLists view={view} state={state} />}
    </aside>
  )
}
