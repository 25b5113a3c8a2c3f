import type { Charge } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'

export interface BonusOfSlot extends Slot {
  readonly grosze: number
}

/** What the office typed of a week. */
interface Entered {
  readonly kind: string
  readonly date: CalendarDate
  readonly grosze: number
}

/**
 * The bonuses that a driver won in a week. One that somebody has entered as well, by its date and amount, is
 * the entry, and not given twice.
 */
export function bonusCharges(won: readonly BonusOfSlot[], entered: readonly Entered[]): Charge[] {
  const keyOf = ({ date, grosze }: Pick<Entered, 'date' | 'grosze'>) => `${date} ${grosze}`
  const said = entered.filter(({ kind }) => kind === 'bonus').map(keyOf)
  return won.flatMap((bonus): Charge[] => {
    const at = said.indexOf(keyOf(bonus))
    if (at >= 0) {
      said.splice(at, 1)
      return []
    }
    return [{ id: `bonus:${bonus.date}:${bonus.shift}`, kind: 'bonus', grosze: bonus.grosze }]
  })
}
