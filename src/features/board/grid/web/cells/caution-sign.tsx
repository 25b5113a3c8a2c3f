import type { BoardView } from '#features/board/work/web/public-view.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { gridTexts } from '../../texts.ts'
import classes from './caution-sign.module.css'

/** What to beware of about a driver in a slot, what the server refused first. */
export function cautionsOf({ warningsAt, breaches }: BoardView, slot: number, driverId: string): string[] {
  const key = keyInSlot(slot, driverId)
  const breach = breaches.get(key)
  return [...(breach ? [breach] : []), ...(warningsAt.get(key) ?? [])]
}

/**
 * A triangle beside the driver's name, which says what to beware of to those who do not see it. A plain
 * function, as the cells are.
 */
export function cautionSign(view: BoardView, slot: number, driverId: string) {
  const sentences = cautionsOf(view, slot, driverId)
  if (sentences.length === 0) return null
  const breach = view.breaches.has(keyInSlot(slot, driverId))
  return (
    <span className={classes.sign} data-breach={breach ? '' : undefined}>
      <span className={classes.unseen}>{`, ${gridTexts.beware}: ${sentences.join(' ')}`}</span>
    </span>
  )
}
