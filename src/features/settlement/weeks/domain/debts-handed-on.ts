import { sumOf } from '#features/settlement/domain/public.ts'

/** How the debts with which a week begins came of those that the week before handed on. Grosze, 0 or more. */
export interface DebtsHandedOn {
  /** By statements of the week before. */
  readonly handed: number
  readonly drivers: number
  /** Gone in between: paid in, or made even by another entry of the ledger. */
  readonly lessened: number
  /** Come beside them: older debts of who had no statement then, or another entry of the ledger. */
  readonly added: number
  /** Of drivers whose week can't be settled yet, and stands in no sum. */
  readonly waiting: number
}

/**
 * `handed − lessened + added − waiting` are the debts of the week.
 * @param before what statements of the week before carried, by whose ledger it is now; a debt is negative
 * @param now with what each of these drivers begins the week; undefined where the week can't be settled yet
 */
export function debtsHandedOn(
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number | undefined>,
): DebtsHandedOn {
  const drivers = new Set([...before.keys(), ...now.keys()])
  const parts = [...drivers].map((driver) => {
    const handed = debtOf(before.get(driver))
    if (now.has(driver) && now.get(driver) === undefined)
      return { handed, lessened: 0, added: 0, waiting: handed }
    const more = sumOf([debtOf(now.get(driver)), 0 - handed])
    return { handed, lessened: Math.max(0, 0 - more), added: Math.max(0, more), waiting: 0 }
  })
  return {
    handed: sumOf(parts.map(({ handed }) => handed)),
    drivers: parts.filter(({ handed }) => handed > 0).length,
    lessened: sumOf(parts.map(({ lessened }) => lessened)),
    added: sumOf(parts.map(({ added }) => added)),
    waiting: sumOf(parts.map(({ waiting }) => waiting)),
  }
}

function debtOf(grosze = 0): number {
  return Math.max(0, 0 - grosze)
}
