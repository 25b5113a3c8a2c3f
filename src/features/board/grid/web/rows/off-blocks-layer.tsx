import type { CSSProperties } from 'react'
import { slotOfWeekday } from '#kernel/slot.ts'
import type { OffBlock } from './off-blocks.ts'
import classes from './week-row.module.css'

interface OffBlocksProps {
  readonly blocks: readonly OffBlock[]
  /** Slots that stand back. */
  readonly past: number
}

/** Over the cells, which say the same each to those who do not see it, and take the pointer. */
export function OffBlocks({ blocks, past }: OffBlocksProps) {
  return blocks.map(({ kind, words, from, to, shift }) => (
    <div
      key={`${from} ${shift}`}
      aria-hidden="true"
      className={classes.block}
      data-kind={kind}
      data-shift={shift}
      data-past={slotOfWeekday(to, shift === 'day' ? 'day' : 'night') < past ? '' : undefined}
      style={{ '--from': from, '--days': to - from + 1 } as CSSProperties}
    >
      <span>{words}</span>
    </div>
  ))
}
