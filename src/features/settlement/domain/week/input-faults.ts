import { ofSameRows } from '../arithmetic/of-same-rows.ts'
import { isAmount, MOST_GROSZE } from '../arithmetic/whole-grosze.ts'
import { CHARGE_KINDS, type Charge } from '../charges/charge.ts'
import { type FactRow, factsOfRow, factsOfRows, rowsByKinds } from '../facts/fact-row.ts'
import { leftOutOf } from '../facts/facts-of-period.ts'
import { FACT_KINDS, type FactKind } from '../facts/income-fact.ts'
import { judgeScheme, type SchemeFault } from '../scheme/judge-scheme.ts'
import type { RowsInput, SettlementInput } from './input.ts'

type Beside = Omit<SettlementInput, 'facts'>

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
  const { period, facts, shifts, charges } = input
  const faults = faultsAround(input)

  const seen = new Set<string>()
  for (const { id } of [...facts, ...shifts, ...charges]) {
    if (seen.has(id)) faults.push({ code: 'row-repeated', rowId: id })
    seen.add(id)
  }
  for (const fact of facts) {
    const rowId = fact.id
    if (!isAmount(fact.grosze)) faults.push({ code: 'row-no-amount', rowId, field: 'grosze' })
    if (!KNOWN_KINDS.has(fact.kind)) faults.push({ code: 'kind-unknown', rowId })
    if (leftOutOf(fact, period)) faults.push({ code: 'outside-period', rowId })
  }
  return [...faults, ...faultsBeside(input)]
}

/** The same of facts that stand in rows: only where something may be wrong are they looked at one by one. */
export function faultsOfRows(input: RowsInput): InputFault[] {
  const { rows, period } = input
  const isSound =
    areAmounts(rows) &&
    rows.every((row) => !leftOutOf(row, period)) &&
    areIdsOnce(rows) &&
    areOthersOnce(input)
  if (!isSound) return inputFaults({ ...input, facts: factsOfRows(rows) })
  return [...faultsAround(input), ...faultsBeside(input)]
}

const areAmounts = ofSameRows(
  (rows: readonly FactRow[]) =>
    [...rowsByKinds(rows).keys()].every((kinds) => kinds.every(isKnown)) &&
    rows.every((row) => row.amounts.every(isAmount)),
)

function isKnown(kind: FactKind): boolean {
  return KNOWN_KINDS.has(kind)
}

const namesOf = ofSameRows(
  (rows: readonly FactRow[]): ReadonlySet<string> => new Set(rows.map(({ row }) => row)),
)

/** Ids begin with their row: where none begins an id of what stands beside, those are other ids. */
function areOthersOnce({ rows, shifts, charges }: RowsInput): boolean {
  const names = namesOf(rows)
  const beside = [...shifts, ...charges].map(({ id }) => id)
  if (new Set(beside).size < beside.length) return false
  return !beside.some((id) => names.has(id.slice(0, Math.max(0, id.lastIndexOf(':')))))
}

/** Where rows have names of their own no id of theirs is there twice. */
const areIdsOnce = ofSameRows((rows: readonly FactRow[]): boolean => {
  const names = namesOf(rows)
  const lists = new Set(rows.map(({ codes }) => codes))
  if ([...lists].some((codes) => new Set(codes).size < codes.length)) return false
  if (names.size === rows.length) return true
  const ids = rows.flatMap(factsOfRow).map(({ id }) => id)
  return new Set(ids).size === ids.length
})

function faultsAround({ period, scheme, openingBalance }: Beside): InputFault[] {
  const faults: InputFault[] = []
  if (!(period.from <= period.to)) faults.push({ code: 'period-ends-before-it-begins' })
  if (!Number.isSafeInteger(openingBalance)) faults.push({ code: 'opening-no-amount' })
  const schemeFaults = judgeScheme(scheme)
  if (schemeFaults.length > 0) faults.push({ code: 'scheme-invalid', faults: schemeFaults })
  return faults
}

function faultsBeside({ period, shifts, charges }: Beside): InputFault[] {
  const faults: InputFault[] = []
  const isOutside = (date: string) => date < period.from || date > period.to
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
