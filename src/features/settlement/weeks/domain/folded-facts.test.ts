import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IncomeFact } from '#features/settlement/domain/public.ts'
import { rowOf as builtRow, day } from '#features/settlement/domain/testing/build.ts'
import { splitFoldedFacts } from './folded-facts.ts'

const KINDS = ['gross', 'commission', 'net', 'cash'] as const
const BELONGS = [
  { from: day('2026-11-16'), to: day('2026-11-22') },
  { date: day('2026-11-18'), shift: 'day' },
] as const

/** Few amounts, so that most are somebody's too. */
const anyRow = fc.record({
  app: fc.constantFrom('bolt', 'uber'),
  days: fc.constantFrom(...BELONGS),
  amounts: fc.uniqueArray(fc.tuple(fc.constantFrom(...KINDS), fc.integer({ min: 1, max: 3 })), {
    selector: ([kind]) => kind,
    minLength: 1,
  }),
})
type AnyRow = typeof anyRow extends fc.Arbitrary<infer T> ? T : never

function factsOf(rows: readonly AnyRow[], load: number, from: number): IncomeFact[] {
  return rows.flatMap(({ app, days, amounts }, at) => {
    const row = `${load}:${from + at}`
    return builtRow(app, Object.fromEntries(amounts), days).map((fact) => ({
      ...{ ...fact, row, id: `${row}:${fact.kind}` },
    }))
  })
}

const sumsOf = (facts: readonly IncomeFact[]) => {
  const sums: Record<string, number> = {}
  for (const { app, kind, grosze, belongs } of facts) {
    const of = `${app} ${kind} ${JSON.stringify(belongs)}`
    sums[of] = (sums[of] ?? 0) + grosze
  }
  return sums
}
const rowsIn = (facts: readonly IncomeFact[]) => new Set(facts.map(({ row }) => row))
const nobody = () => undefined

const anyFolding = fc.record({
  folded: fc.array(anyRow, { maxLength: 5 }),
  stays: fc.array(anyRow, { maxLength: 5 }),
  isFoldedFirst: fc.boolean(),
  isStaysClosed: fc.boolean(),
  isLoadedAgain: fc.boolean(),
  knowsAccounts: fc.boolean(),
})

test('folding changes the sums of neither, however many amounts are the same', () => {
  fc.assert(
    fc.property(anyFolding, (made) => {
      const { folded, stays, isFoldedFirst, isStaysClosed, isLoadedAgain, knowsAccounts } = made
      const frozen = factsOf(folded, 1, 2)
      const frozenOfStays = factsOf(stays, 1, 50)
      const load = isLoadedAgain ? 7 : 1
      const now = [factsOf(folded, load, 2), factsOf(stays, load, 50)]
      const all = (isFoldedFirst ? now : now.toReversed()).flat()
      const accountOf = knowsAccounts
        ? (row: string) => (Number(row.split(':')[1]) < 50 ? 'folded' : 'stays')
        : nobody
      const split = splitFoldedFacts(all, frozen, isStaysClosed ? frozenOfStays : [], accountOf)
      expect(sumsOf(split.folded)).toEqual(sumsOf(frozen))
      expect(sumsOf(split.own)).toEqual(sumsOf(frozenOfStays))
    }),
  )
})

test('every fact is somebody’s once, and every row stays whole, whatever files tell by now', () => {
  fc.assert(
    fc.property(
      anyFolding,
      fc.array(anyRow, { maxLength: 6 }),
      fc.constantFrom(1, 9),
      ({ folded, stays }, told, load) => {
        const all = factsOf(told, load, 2)
        const split = splitFoldedFacts(all, factsOf(folded, 1, 2), factsOf(stays, 1, 50), nobody)
        expect(new Set([...split.folded, ...split.own])).toEqual(new Set(all))
        expect(split.folded.length + split.own.length).toBe(all.length)
        const own = rowsIn(split.own)
        expect([...rowsIn(split.folded)].filter((row) => own.has(row))).toEqual([])
      },
    ),
  )
})

const week = (amounts: readonly (readonly [(typeof KINDS)[number], number])[]): AnyRow => ({
  ...{ app: 'bolt', days: BELONGS[0], amounts: amounts as AnyRow['amounts'] },
})
const SETTLED = week([
  ['gross', 9],
  ['net', 7],
  ['cash', 2],
])

test('what the same account tells of the same days by now is the folded one’s, whatever has changed', () => {
  const now = [...factsOf([week([['cash', 2]]), SETTLED], 9, 50), ...factsOf([week([['net', 8]])], 9, 2)]
  const accountOf = (row: string) => (row.endsWith(':2') ? 'folded' : 'stays')
  const split = splitFoldedFacts(now, factsOf([SETTLED], 1, 2), factsOf([SETTLED], 1, 51), accountOf)
  expect([...rowsIn(split.folded)]).toEqual(['9:2'])
})

test('once its own row is gone, one that has little in common is not taken for it', () => {
  const own = factsOf([week([['cash', 2]])], 9, 50)
  expect(splitFoldedFacts(own, factsOf([SETTLED], 1, 2), [], nobody)).toEqual({ folded: [], own })
})

test('facts of early editions, which name their rows by their ids alone, are found', () => {
  const frozen = factsOf([SETTLED], 1, 2).map(({ row: _, ...fact }) => fact)
  const now = factsOf([SETTLED, SETTLED], 1, 2)
  expect(rowsIn(splitFoldedFacts(now, frozen, [], nobody).folded)).toEqual(new Set(['1:2']))
})
