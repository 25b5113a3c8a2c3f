// biome-ignore-all lint/a11y/useSemanticElements: the head of a grid of rows drawn as they come into view
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus

import { memo } from 'react'
import { boardTexts } from '#features/board/work/texts.ts'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { slotOfWeekday } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { gridTexts } from '../../texts.ts'
import { HeadCount } from '../cells/head-count.tsx'
import { Sign } from '../cells/icons.tsx'
import classes from './rows-board.module.css'
import { pastSlots } from './today.ts'

/** Pixels, as in the style sheet. */
export const HEAD_HEIGHT = 36

interface RowsHeadProps {
  readonly view: BoardView
  readonly today: number | undefined
}

/** The days with the counts of both shifts, stacked as the lines below are. */
export const RowsHead = memo(function RowsHead({ view, today }: RowsHeadProps) {
  return (
    <div role="row" className={classes.head} aria-rowindex={1}>
      <div role="columnheader" className={classes.corner}>
        {gridTexts.car}
      </div>
      {datesOf(view.week.week).map((date, day) => {
        const { day: number, month } = dateParts(date)
        return (
          <div
            role="columnheader"
            aria-colspan={2}
            key={date}
            className={classes.date}
            data-today={day === today ? '' : undefined}
            data-past={slotOfWeekday(day, 'night') < pastSlots(view.week.begun) ? '' : undefined}
          >
            <span className={classes.name}>
              <b>
                {day === today ? <span className={classes.weekday}>{`${WEEKDAY_SHORT[day]}, `}</span> : null}
                <span>{day === today ? gridTexts.today : WEEKDAY_SHORT[day]}</span>
              </b>
              <span>{`${number}.${String(month).padStart(2, '0')}`}</span>
            </span>
            <span className={classes.counts}>
              {(['day', 'night'] as const).map((shift) => (
                <span key={shift} data-shift={shift} title={boardTexts[shift]}>
                  <Sign of={shift === 'day' ? 'sun' : 'moon'} filled />
                  <HeadCount view={view} slot={slotOfWeekday(day, shift)} narrow />
                </span>
              ))}
            </span>
          </div>
        )
      })}
    </div>
  )
}, isSameHead)

/** A drop changes the counts of a slot or two. */
function isSameHead(a: RowsHeadProps, b: RowsHeadProps): boolean {
  return a.today === b.today && a.view.week === b.view.week && a.view.board === b.view.board
}
