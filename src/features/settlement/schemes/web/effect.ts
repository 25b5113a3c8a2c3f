/** What a scheme would have changed for one driver, in grosze of the week's result. */
export interface EffectOnDriver {
  readonly id: string
  readonly name: string
  /** Null where no scheme held, so that nothing can be compared. */
  readonly before: number | null
  readonly after: number
  readonly change: number | null
}

export interface Effect {
  readonly drivers: readonly EffectOnDriver[]
  /** Null where no driver had a scheme before. */
  readonly before: number | null
  readonly after: number
  /** What the fleet pays more; only of drivers who can be compared. */
  readonly cost: number | null
  readonly gains: number
  readonly loses: number
  readonly same: number
  /** Who gains most and who loses most; undefined where nobody does. */
  readonly most: EffectOnDriver | undefined
  readonly least: EffectOnDriver | undefined
}

interface Settled {
  readonly id: string
  readonly name: string
  readonly before: { readonly result: number } | null
  readonly after: { readonly result: number }
}

export function effectOf(settled: readonly Settled[]): Effect {
  const drivers = settled.map(({ id, name, before, after }) => ({
    id,
    name,
    before: before?.result ?? null,
    after: after.result,
    change: before ? after.result - before.result : null,
  }))
  const compared = drivers.filter(({ change }) => change !== null)
  const changes = compared.map((driver) => ({ driver, change: driver.change ?? 0 }))
  const sorted = changes.toSorted((a, b) => b.change - a.change)
  const [first] = sorted
  const last = sorted.at(-1)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    drivers,
    before: compared.length === 0 ? null : sum(compared.map(({ before }) => before ?? 0)),
    after: sum(drivers.map(({ after }) => after)),
    cost: compared.length === 0 ? null : sum(changes.map(({ change }) => change)),
    gains: changes.filter(({ change }) => change > 0).length,
    loses: changes.filter(({ change }) => change < 0).length,
    same: changes.filter(({ change }) => change === 0).length,
    most: first && first.change > 0 ? first.driver : undefined,
    least: last && last.change < 0 ? last.driver : undefined,
  }
}
