import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import type { listBonuses } from '../contract.ts'
import type { DayBonuses } from '../domain/bonus-texts.ts'

export interface ListedBonus {
  readonly id: string
  readonly date: CalendarDate
  readonly shift: Shift
  /** PLN */
  readonly value: number
}

export function listedBonuses(answer: OutputOf<typeof listBonuses>): readonly ListedBonus[] {
  return answer.data.map(({ id, attributes: { date, shift, value } }) => ({
    id,
    date: date as CalendarDate,
    shift: shiftFromWire(shift) ?? 'day',
    value,
  }))
}

/** As it goes along with a change, so that the server knows what was seen. */
export function bonusOnWire({ date, shift, value }: ListedBonus) {
  return { date, shift: SHIFT_ON_WIRE[shift], value }
}

/** The bonuses of a date as they would stand with this one put in, an older state of it left out. */
export function dayBonusesWith(
  bonuses: readonly ListedBonus[],
  { id, date, shift, value }: Omit<ListedBonus, 'id'> & { readonly id?: string | undefined },
): DayBonuses {
  const others = bonuses.filter((bonus) => bonus.id !== id && bonus.date === date)
  return {
    day: others.find((bonus) => bonus.shift === 'day')?.value,
    night: others.find((bonus) => bonus.shift === 'night')?.value,
    [shift]: value,
  }
}
