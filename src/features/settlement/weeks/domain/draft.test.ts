import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOfRows, rowsOfFacts, type Scheme, settle } from '#features/settlement/domain/public.ts'
import { anyWeek } from '#test/settlement/any-week.ts'
import { draftOf, settledOf, type WeekOfDriver } from './draft.ts'
import { figuresOf } from './week-figures.ts'

/** `RUNS=10000` for the whole measure. */
const TIMES = { numRuns: Number(process.env.RUNS ?? 150) }

const openWeek = fc
  .tuple(anyWeek(), fc.boolean(), fc.boolean())
  .map(([week, nothing, empty]): WeekOfDriver => {
    const facts = week.facts.map((fact, at) => {
      const row = fact.row ?? `9:${at}`
      return { ...fact, row, id: `${row}:${at}`, ...(nothing ? { grosze: 0 } : {}) }
    })
    return {
      ...{ period: week.period, openingBalance: week.openingBalance },
      rows: rowsOfFacts(facts),
      shifts: empty ? [] : week.shifts,
      charges: empty ? [] : week.charges,
      schemes: [week.scheme],
      ...{ onTheWay: [], owedBeyond: 0, followed: false, unmatched: [] },
      ...{ apart: { openingBalance: 0, onTheWay: [], owedBeyond: 0 }, paysWithoutRides: true, spanning: [] },
      ...{ appsDriven: [], appsLoaded: [], appsCovered: [], settledBeside: [], explained: new Set<string>() },
    }
  })

test('a draft shows what its statement will say, and it is a week exactly where money, shifts, charges or lines are', () => {
  fc.assert(
    fc.property(openWeek, (week) => {
      const draft = draftOf(week)
      const settled = settledOf(week, draft)
      expect(settled).toBeDefined()
      if (!settled) return
      const { input, settlement } = settled
      expect(settlement).toEqual(settle({ ...input, facts: factsOfRows(week.rows) }))
      const { result, balance, toPay, carry, whereNetWent, warnings } = settlement
      expect(draft.sums).toMatchObject({ result, balance, toPay, carry, whereNetWent, warnings })
      expect(draft.figures).toEqual(figuresOf(settlement, week.shifts.length))
      const isMoved = input.facts.some(({ grosze }) => grosze !== 0)
      const isWeek = isMoved || week.shifts.length + week.charges.length + settlement.lines.length > 0
      expect(draft.concern === 'week').toBe(isWeek)
    }),
    TIMES,
  )
})

test('what does not come to what was shown is not settled', () => {
  const [week] = fc.sample(openWeek, 1)
  if (!week) throw new Error('No week.')
  const { sums } = draftOf(week)
  if (!sums) throw new Error('No sums.')
  expect(() => settledOf(week, { sums: { ...sums, result: sums.result + 1 } })).toThrow('what was shown')
  expect(settledOf({ ...week, schemes: [null as Scheme | null] }, { sums: null })).toBeUndefined()
})
