import type { BoardView } from '#features/board/work/web/public-view.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { gridTexts } from '../../texts.ts'
import classes from './caution-sign.module.css'

/**
 * A triangle beside the driver's name, which says what to beware of to those who do not see it. A plain
 * function, as the cells are.
 */
export function cautionSign({ warningsAt, breaches }: BoardView, slot: number, driverId: string) {
  const key = keyInSlot(slot, driverId)
  const breach = breaches.get(key)
  const sentences = [...(breach ? [breach] : []), ...(warningsAt.get(key) ?? [])]
  if (sentences.length === 0) return null
  return (
    <span className={classes.sign} data-breach={breach ? '' : undefined}>
      <span className={classes.unseen}>{`, ${gridTexts.beware}: ${sentences.join(' ')}`}</span>
    </span>
  )
}
