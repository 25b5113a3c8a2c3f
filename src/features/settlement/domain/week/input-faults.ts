import { isAmount, MOST_GROSZE } from '../arithmetic/whole-grosze.ts'
import { CHARGE_KINDS, type Charge } from '../charges/charge.ts'
import { leftOutOf } from '../facts/facts-of-period.ts'
import { FACT_KINDS, type FactKind } from '../facts/income-fact.ts'
import { judgeScheme, type SchemeFault } from '../scheme/judge-scheme.ts'
import type { SettlementInput } from './input.ts'

/** Why an input can't be settled: a row that is no amount, stands twice, or belongs to another period. */
export type InputFault =
  | { readonly code: 'period-ends-before-it-begins' }
  | { readonly code: 'opening-no-amount' }
  | { readonly code: 'scheme-invalid'; readonly faults: readonly SchemeFault[] }
  | { readonly code: 'row-repeated'; readonly rowId: string }
  | { readonly code: 'row-no-amount'; readonly rowId: string; readonly field: string }
  | { readonly code: 'kind-unknown'; readonly rowId: string }
  | { readonly code: 'outside-period'; readonly rowId: string }
  | { readonly code: 'slot-repeated'; readonly rowId: string }
  | { readonly code: 'driver-not-in-split'; readonly rowId: string }

const KNOWN_KINDS: ReadonlySet<FactKind> = new Set(FACT_KINDS)

/** Every fault; `settle` takes none of these inputs. */
export function inputFaults(input: SettlementInput): InputFault[] {
  const { period, facts, shifts, charges, scheme, openingBalance } = input
  const faults: InputFault[] = []
  if (!(period.from <= period.to)) faults.push({ code: 'period-ends-before-it-begins' })
  if (!Number.isSafeInteger(openingBalance)) faults.push({ code: 'opening-no-amount' })
  const schemeFaults = judgeScheme(scheme)
  if (schemeFaults.length > 0) faults.push({ code: 'scheme-invalid', faults: schemeFaults })

  const seen = new Set<string>()
  for (const { id } of [...facts, ...shifts, ...charges]) {
    if (seen.has(id)) faults.push({ code: 'row-repeated', rowId: id })
    seen.add(id)
  }
  const isOutside = (date: string) => date < period.from || date > period.to
  for (const fact of facts) {
    const rowId = fact.id
    if (!isAmount(fact.grosze)) faults.push({ code: 'row-no-amount', rowId, field: 'grosze' })
    if (!KNOWN_KINDS.has(fact.kind)) faults.push({ code: 'kind-unknown', rowId })
    if (leftOutOf(fact, period)) faults.push({ code: 'outside-period', rowId })
  }
  const slots = new Set<string>()
  for (const { id: rowId, date, shift, minutes } of shifts) {
    if (isOutside(date)) faults.push({ code: 'outside-period', rowId })
    const slot = `${date} ${shift}`
    if (slots.has(slot)) faults.push({ code: 'slot-repeated', rowId })
    slots.add(slot)
    if (minutes !== null && !isCount(minutes)) faults.push({ code: 'row-no-amount', rowId, field: 'minutes' })
  }
  for (const charge of charges) faults.push(...chargeFaults(charge, isOutside))
  return faults
}

function isCount(value: number): boolean {
  return isAmount(value) && value >= 0
}

function chargeFaults(charge: Charge, isOutside: (date: string) => boolean): InputFault[] {
  const rowId = charge.id
  if (!CHARGE_KINDS.includes(charge.kind)) return [{ code: 'kind-unknown', rowId }]
  const faults: InputFault[] = []
  const noAmount = (field: string) => faults.push({ code: 'row-no-amount', rowId, field })
  if (charge.kind === 'over-mileage') {
    if (!isCount(charge.metres)) noAmount('metres')
    if (charge.decision.state === 'edited' && !isAmount(charge.decision.grosze)) noAmount('decision.grosze')
    if (charge.tiers.some((tier) => !isCount(tier.overMetres) || !isCount(tier.groszePerKm)))
      noAmount('tiers')
    const tooMuch = charge.tiers.some((tier) => charge.metres * tier.groszePerKm > MOST_GROSZE * 1000)
    if (tooMuch) noAmount('tiers')
    return faults
  }
  if (!isAmount(charge.grosze)) noAmount('grosze')
  if (charge.kind === 'rent') {
    const dates = charge.per === 'shift' ? charge.slots.map(({ date }) => date) : charge.dates
    if (dates.some(isOutside)) faults.push({ code: 'outside-period', rowId })
    const keys =
      charge.per === 'shift' ? charge.slots.map(({ date, shift }) => `${date} ${shift}`) : charge.dates
    if (new Set(keys).size < keys.length) faults.push({ code: 'slot-repeated', rowId })
  }
  if (charge.kind === 'shared-cost') {
    const { driver, shifts } = charge
    if (shifts.some((one) => !isCount(one.shifts))) noAmount('shifts')
    if (shifts.filter((one) => one.driver === driver).length !== 1 || shifts.every((one) => one.shifts === 0))
      faults.push({ code: 'driver-not-in-split', rowId })
  }
  return faults
}
