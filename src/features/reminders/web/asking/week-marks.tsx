import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { silentTexts as texts } from '../../texts-silent.ts'
import classes from './week-marks.module.css'

interface MarkedDay {
  /** Monday 0 */
  readonly weekday: number
  readonly option: ShiftOption
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** The fourteen slots of a week as marks, day above night; on call takes both. */
export function WeekMarks({ days }: { readonly days: readonly MarkedDay[] }) {
  if (days.length === 0) return <span className={classes.nothing}>{texts.beforeNothing}</span>
  const options = new Map(days.map(({ weekday, option }) => [`${weekday} ${rowOf(option)}`, option]))
  const words = days
    .map(({ weekday, option }) => `${WEEKDAY_NAMES[weekday]} ${SHIFT_OPTION_ON_WIRE[option]}`)
    .join(', ')
  return (
    <span className={classes.marks} role="img" aria-label={words} title={words}>
      {DAYS.map((weekday) =>
        options.has(`${weekday} on-call`) ? (
          <span key={weekday} className={classes.call} aria-hidden>
            DY
          </span>
        ) : (
          <span key={weekday} className={classes.pair} aria-hidden>
            <Mark option={options.get(`${weekday} day`)} letter="D" />
            <Mark option={options.get(`${weekday} night`)} letter="N" />
          </span>
        ),
      )}
    </span>
  )
}

function Mark({ option, letter }: { readonly option: ShiftOption | undefined; readonly letter: 'D' | 'N' }) {
  return (
    <span className={classes.mark} data-option={option ?? 'free'}>
      {option ? letter : ''}
    </span>
  )
}

function rowOf(option: ShiftOption): 'day' | 'night' | 'on-call' {
  if (option === 'on-call') return option
  return option.startsWith('day') ? 'day' : 'night'
}
