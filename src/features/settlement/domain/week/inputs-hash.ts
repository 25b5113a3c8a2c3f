import { sha256OfText } from '#kernel/sha256.ts'
import { byId, compareText } from '../arithmetic/in-order.ts'
import { ofSameRows } from '../arithmetic/of-same-rows.ts'
import type { FactRow } from '../facts/fact-row.ts'
import type { IncomeFact } from '../facts/income-fact.ts'
import type { Scheme } from '../scheme/scheme.ts'
import { canonical } from './canonical.ts'
import type { RowsInput, SettlementInput } from './input.ts'

/** Goes up when the same input is settled by other arithmetic, so that old hashes stay what they were. */
const ARITHMETIC = 1

/**
 * The digest (sha256, lower-case hex) of everything that a settlement depends on. Rows are put in order
 * of their ids, dates and slots in theirs and keys in the alphabet's, so that the order of rows, or
 * loading the same rows again, changes nothing, and any other change changes it. From which row of a file
 * a fact came is left out, as are who told of fuel and what was written of a charge: no money depends on it.
 */
export function inputsHash(input: SettlementInput): string {
  const { before, after } = textAround(input)
  return sha256OfText(`${before},"facts":${textOfFacts(byId(input.facts))},${after}`)
}

/**
 * A digest (sha256, lower-case hex) of the same things, told by rows: as good to find that something has
 * changed, at a tenth of the price. It is kept nowhere and compared with its like alone, so that a later
 * edition may put it otherwise, which `inputsHash` may not.
 */
export function inputsMark(input: RowsInput): string {
  const { before, after } = textAround(input)
  return sha256OfText(told([before, after, markOfRows(input.rows)]))
}

const markOfRows = ofSameRows((rows: readonly FactRow[]) =>
  sha256OfText(told(rows.map(({ text }) => text).sort())),
)

/** Their lengths tell where each ends, and nothing need be escaped. */
function told(parts: readonly string[]): string {
  return `${parts.map(({ length }) => length).join()} ${parts.join('')}`
}

/** Everything but the facts, as `canonical` writes it: what comes before them and what after. */
function textAround(input: Omit<SettlementInput, 'facts'>): {
  readonly before: string
  readonly after: string
} {
  const { period, scheme, openingBalance } = input
  // Named one by one: what else a row carries is nobody's money.
  const shifts = input.shifts.map(({ id, date, shift, minutes }) => ({ id, date, shift, minutes }))
  const before = {
    arithmetic: ARITHMETIC,
    charges: byId(input.charges).map((one) => {
      const charge = { ...one, said: undefined }
      if (charge.kind === 'shared-cost')
        return { ...charge, shifts: charge.shifts.toSorted((a, b) => compareText(a.driver, b.driver)) }
      if (charge.kind === 'fuel') return { ...charge, told: undefined }
      if (charge.kind !== 'rent') return charge
      return charge.per === 'shift'
        ? { ...charge, slots: charge.slots.map(({ date, shift }) => `${date} ${shift}`).sort() }
        : { ...charge, dates: charge.dates.toSorted() }
    }),
  }
  const after = [
    `"openingBalance":${canonical(openingBalance)}`,
    `"period":${canonical({ from: period.from, to: period.to })}`,
    `"scheme":${textOfScheme(scheme)}`,
    `"shifts":${canonical(byId(shifts))}}`,
  ]
  return { before: canonical(before).slice(0, -1), after: after.join() }
}

/** Of each scheme once: nearly all drivers of a week have the same one. */
const textsOfSchemes = new WeakMap<Scheme, string>()

function textOfScheme(scheme: Scheme): string {
  const known = textsOfSchemes.get(scheme)
  if (known !== undefined) return known
  const { earns } = scheme
  const text = canonical({
    ...scheme,
    earns:
      earns.kind === 'share'
        ? { ...earns, apps: earns.apps.toSorted((a, b) => compareText(a.app, b.app)) }
        : earns,
  })
  textsOfSchemes.set(scheme, text)
  return text
}

/**
 * As `canonical` writes them. Facts are nearly all of the text, and of one form: with their keys in the
 * alphabet's order already they are written at once, several times as fast.
 */
function textOfFacts(facts: readonly IncomeFact[]): string {
  return JSON.stringify(
    facts.map(({ id, app, kind, grosze, belongs }) => ({
      app,
      belongs:
        'date' in belongs
          ? { date: belongs.date, shift: belongs.shift }
          : { from: belongs.from, to: belongs.to },
      grosze,
      id,
      kind,
    })),
  )
}
