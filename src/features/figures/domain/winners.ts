import { byName, type NameOf } from './statistics/extremes.ts'

/** So many of a shift take its bonus: '3 TOP zgarnia bonus' (Spec 1 §9). */
const WINNERS = 3

interface Earned {
  readonly driverId: string
  /** Null is 'brak danych'. */
  readonly totalIncomeGrosze: number | null
}

export interface Winner {
  readonly driverId: string
  readonly totalIncomeGrosze: number
  /** 1-3; equal incomes share one. */
  readonly place: number
}

/**
 * Who takes the bonus of a shift: the three with the highest total income above 0. Whoever has as much as the
 * third takes it too, since nothing tells them apart; so there may be more than three. In the order of
 * places, equal ones by name (D33).
 * @param rows results of one date and shift
 */
export function bonusWinners(rows: readonly Earned[], nameOf: NameOf): readonly Winner[] {
  const earned = rows
    .flatMap(({ driverId, totalIncomeGrosze: income }) =>
      income !== null && income > 0 ? [{ driverId, totalIncomeGrosze: income }] : [],
    )
    .toSorted((a, b) => b.totalIncomeGrosze - a.totalIncomeGrosze || byName(nameOf, a.driverId, b.driverId))
  return earned
    .map((row) => ({
      ...row,
      place: 1 + earned.findIndex(({ totalIncomeGrosze }) => totalIncomeGrosze === row.totalIncomeGrosze),
    }))
    .filter(({ place }) => place <= WINNERS)
}
