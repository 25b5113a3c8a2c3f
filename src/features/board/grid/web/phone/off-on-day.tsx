import type { OffBlock } from '../rows/off-blocks.ts'
import classes from './off-on-day.module.css'

interface OffOnDayProps {
  readonly blocks: readonly OffBlock[]
  /** 0-6 */
  readonly day: number
}

/** Why a car is off on a day, over both shifts or the one; the cells say the same to who does not see it. */
export function OffOnDay({ blocks, day }: OffOnDayProps) {
  return blocks
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ kind, words, shift }) => (
      <div key={shift} aria-hidden="true" className={classes.block} data-kind={kind} data-shift={shift}>
        <span>{words}</span>
      </div>
    ))
}
