// biome-ignore-all lint/a11y/useSemanticElements: lists of cells, as the trays of the panes are
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: who has no pointer enters the list from it

import { useState } from 'react'
import { listCell, Sign } from '#features/board/grid/web/public.tsx'
import { boardTexts, waitingCount } from '#features/board/work/texts.ts'
import { type BoardView, listOf } from '#features/board/work/web/public-view.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { shiftOfSlot, slotsOfWeekday } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { panelTexts as texts } from '../../texts-panel.ts'
import classes from './seat-panel.module.css'
import type { PanelState } from './use-seat-panel.ts'

const AREAS = ['reserve', 'on-call'] as const
/** Of a long list; the rest is drawn when it is asked for. */
const SHOWN = 30

interface DayListsProps {
  readonly view: BoardView
  readonly state: Pick<PanelState, 'day' | 'wanted' | 'showDay'>
}

/** Who waits on one day, by shift and list, in the lists' order. */
export function DayLists({ view, state }: DayListsProps) {
  const { day, wanted, showDay } = state
  return (
    <>
      <h2 className={classes.unseen}>{texts.reserveOf}</h2>
      <fieldset className={classes.days} aria-label={texts.reserveOf}>
        {datesOf(view.week.week).map((date, index) => (
          <button
            type="button"
            key={date}
            className={classes.day}
            aria-pressed={index === day}
            title={WEEKDAY_NAMES[index]}
            onClick={() => showDay(index)}
          >
            <span>{WEEKDAY_SHORT[index]}</span> <b>{dateParts(date).day}</b>
          </button>
        ))}
      </fieldset>
      <div className={classes.lists}>
        {slotsOfWeekday(day).map((slot) =>
          AREAS.map((area) => (
            <List
              key={`${slot} ${area}`}
              view={view}
              slot={slot}
              area={area}
              wanted={wanted?.slot === slot && wanted.area === area ? wanted.row : 0}
            />
          )),
        )}
        <p className={classes.hint}>{texts.hint}</p>
      </div>
    </>
  )
}

interface ListProps {
  readonly view: BoardView
  readonly slot: number
  readonly area: (typeof AREAS)[number]
  /** A row that has to be drawn. */
  readonly wanted: number
}

function List({ view, slot, area, wanted }: ListProps) {
  const [all, setAll] = useState(false)
  const waiting = listOf(view.board, area, slot)
  const shift = shiftOfSlot(slot)
  const title = area === 'reserve' ? boardTexts.reserve : boardTexts.onCall
  const shown = all || wanted >= SHOWN ? waiting : waiting.slice(0, SHOWN)
  const left = waiting.length - shown.length
  return (
    <section className={classes.list} data-shift={shift}>
      <h3>
        <Sign of={shift === 'day' ? 'sun' : 'moon'} filled />
        <span>{`${boardTexts[shift]}: ${title.toLocaleLowerCase('pl')}`}</span>
        <span>{waitingCount([waiting])}</span>
      </h3>
      <div
        role="grid"
        tabIndex={0}
        data-scroller
        aria-label={`${title}, ${boardTexts[shift]}`}
        aria-rowcount={Math.max(1, waiting.length)}
      >
        {shown.map((driverId, row) => (
          <div role="row" key={driverId} className={classes.waiting} aria-rowindex={row + 1}>
            {listCell(view, slot, area, row, driverId)}
          </div>
        ))}
        {waiting.length === 0 ? (
          <div role="row" className={classes.waiting} aria-rowindex={1}>
            {listCell(view, slot, area, 0)}
          </div>
        ) : null}
      </div>
      {left > 0 ? (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          {texts.rest(left)}
        </button>
      ) : null}
    </section>
  )
}
