import { splitByWeights } from '../arithmetic/largest-remainder.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import type { AppSums } from '../facts/app-sums.ts'
import { PASS_KINDS } from '../facts/income-fact.ts'
import type { Scheme } from '../scheme/scheme.ts'
import { baseOf, type Earnings } from './earnings.ts'
import type { Line } from './line.ts'
import { vatBaseOf } from './vat.ts'

/** What became of an app's net, in grosze: `net = passedOn + vat + driver + fleet`. For the office only. */
export interface NetOfApp {
  readonly app: string
  readonly net: number
  /** Tips, tolls and the like that the driver gets. */
  readonly passedOn: number
  /** Kept before the split, or charged as a line of its own less its relief. */
  readonly vat: number
  /** The pay for the work, less a VAT that the driver is charged. */
  readonly driver: number
  /** What is left; negative where the work was paid more than it brought. */
  readonly fleet: number
}

/**
 * Amounts that are of several apps are split over them by largest remainder, in order of the apps' names.
 */
export function whereNetWent(
  apps: readonly AppSums[],
  { parts }: Earnings,
  passedOn: readonly Line[],
  vat: readonly Line[],
  scheme: Scheme,
): NetOfApp[] {
  const sums = new Map(apps.map(({ app }) => [app, { passedOn: 0, vat: 0, driver: 0 }]))
  const share = (
    what: 'passedOn' | 'vat' | 'driver',
    amount: number,
    of: readonly AppSums[],
    weight: (app: AppSums) => number,
  ) => {
    const split = splitByWeights(amount, of.map(weight))
    for (const [index, { app }] of of.entries()) {
      const sum = sums.get(app)
      if (sum) sum[what] = sumOf([sum[what], split[index] ?? 0])
    }
  }
  const byBase = (app: AppSums) => baseOf(app, scheme)
  for (const part of parts) {
    share('driver', part.driver, part.apps, byBase)
    share('vat', part.reserve, part.apps, byBase)
  }
  for (const { code, amount } of passedOn) {
    const kind = PASS_KINDS.find((one) => one === code)
    if (kind) share('passedOn', amount, apps, ({ told }) => told[kind] ?? 0)
  }
  const charged = sumOf(vat.map(({ amount }) => 0 - amount))
  const vatWeight = (app: AppSums) => vatBaseOf(app, scheme)
  share('vat', charged, apps, vatWeight)
  share('driver', 0 - charged, apps, vatWeight)

  return apps.map(({ app, net }) => {
    const of = sums.get(app) ?? { passedOn: 0, vat: 0, driver: 0 }
    return { app, net, ...of, fleet: sumOf([net, 0 - of.passedOn, 0 - of.vat, 0 - of.driver]) }
  })
}
