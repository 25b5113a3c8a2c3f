import { describe, expect, test } from 'vitest'
import { MOST_GROSZE } from '../arithmetic/whole-grosze.ts'
import type { Charge } from '../charges/charge.ts'
import type { IncomeFact } from '../facts/income-fact.ts'
import { day, daysOf, drove, HALVES, PLAIN_SCHEME, rowOf, WEEK_47, weekWith } from '../testing/build.ts'
import type { SettlementInput } from './input.ts'
import { inputFaults } from './input-faults.ts'
import { settle } from './settle.ts'

const [NET] = rowOf('bolt', { net: 100 })
const net = (grosze: number): Partial<SettlementInput> => ({ facts: [{ ...NET!, grosze }] })
const charge = (told: object): Partial<SettlementInput> => ({
  charges: [{ id: 'c', grosze: 1, instalment: null, ...told } as unknown as Charge],
})
const noAmount = (rowId: string, field = 'grosze') => [{ code: 'row-no-amount', rowId, field }]

test.each<[string, Partial<SettlementInput>, readonly unknown[]]>([
  ['NaN', net(Number.NaN), noAmount('bolt-net')],
  ['infinity', net(Number.NEGATIVE_INFINITY), noAmount('bolt-net')],
  ['half a grosz', net(0.5), noAmount('bolt-net')],
  ['more than anybody earns', net(MOST_GROSZE + 1), noAmount('bolt-net')],
  ['a text for an amount', net('100' as unknown as number), noAmount('bolt-net')],
  ['an opening of NaN', { openingBalance: Number.NaN }, [{ code: 'opening-no-amount' }]],
  ['a row twice', { facts: [NET!, NET!] }, [{ code: 'row-repeated', rowId: 'bolt-net' }]],
  [
    'a kind that nobody knows',
    { facts: [{ ...NET!, kind: 'surprise' as IncomeFact['kind'] }] },
    [{ code: 'kind-unknown', rowId: 'bolt-net' }],
  ],
  [
    'a fact of another week',
    { facts: [{ ...NET!, belongs: daysOf({ year: 2026, week: 46 }) }] },
    [{ code: 'outside-period', rowId: 'bolt-net' }],
  ],
  [
    'a shift of another week',
    { shifts: drove(['2026-11-23', 'day']) },
    [{ code: 'outside-period', rowId: 'shift 2026-11-23 day' }],
  ],
  [
    'one shift driven twice',
    { shifts: [...drove(['2026-11-16', 'day']), { ...drove(['2026-11-16', 'day'])[0]!, id: 'again' }] },
    [{ code: 'slot-repeated', rowId: 'again' }],
  ],
  [
    'minutes below nothing',
    { shifts: drove(['2026-11-16', 'day', -1]) },
    noAmount('shift 2026-11-16 day', 'minutes'),
  ],
  ['a charge that nobody knows', charge({ kind: 'surprise' }), [{ code: 'kind-unknown', rowId: 'c' }]],
  ['a wash of NaN', charge({ kind: 'wash', grosze: Number.NaN }), noAmount('c')],
  [
    'rent of another week',
    charge({ kind: 'rent', per: 'week', vehicle: null, dates: [day('2026-11-23')] }),
    [{ code: 'outside-period', rowId: 'c' }],
  ],
  [
    'rent of one day twice',
    charge({ kind: 'rent', per: 'day', vehicle: null, dates: [day('2026-11-16'), day('2026-11-16')] }),
    [{ code: 'slot-repeated', rowId: 'c' }],
  ],
  [
    'a cost shared by others',
    charge({ kind: 'shared-cost', driver: 'a', shifts: [{ driver: 'b', shifts: 3 }] }),
    [{ code: 'driver-not-in-split', rowId: 'c' }],
  ],
  [
    'a cost shared by nobody’s shifts',
    charge({ kind: 'shared-cost', driver: 'a', shifts: [{ driver: 'a', shifts: 0 }] }),
    [{ code: 'driver-not-in-split', rowId: 'c' }],
  ],
  [
    'mileage that is none, at an edited price that is none',
    charge({
      kind: 'over-mileage',
      metres: Number.NaN,
      tiers: [],
      decision: { state: 'edited', grosze: 0.1 },
    }),
    [...noAmount('c', 'metres'), ...noAmount('c', 'decision.grosze')],
  ],
  [
    'a price of kilometres beyond all money',
    charge({
      kind: 'over-mileage',
      metres: MOST_GROSZE,
      tiers: [{ overMetres: 0, groszePerKm: MOST_GROSZE }],
      decision: { state: 'applied' },
    }),
    noAmount('c', 'tiers'),
  ],
  [
    'a period that ends before it begins',
    { period: { from: day('2026-11-22'), to: day('2026-11-16') } },
    [{ code: 'period-ends-before-it-begins' }],
  ],
  [
    'a scheme that nobody could save',
    { scheme: { ...PLAIN_SCHEME, fuelBasisPoints: -1 } },
    [
      {
        code: 'scheme-invalid',
        faults: [{ code: 'rate-out-of-range', field: 'fuelBasisPoints', value: -1, most: 10_000 }],
      },
    ],
  ],
])('%s is named, and not settled', (_, told, faults) => {
  const input = weekWith(told)
  expect(inputFaults(input)).toEqual(faults)
  expect(() => settle(input)).toThrow(RangeError)
})

describe('a hundred thousand lines', () => {
  const many = (grosze: number): IncomeFact[] =>
    Array.from({ length: 100_000 }, (_, at) => ({ ...NET!, id: `f${at}`, grosze }))

  test('of the greatest amount stay safe integers, to the grosz', () => {
    const week = settle(weekWith({ facts: many(MOST_GROSZE), scheme: HALVES }))
    const exact = (BigInt(MOST_GROSZE) * 100_000n * 46n) / 100n
    expect(BigInt(week.result)).toBe(exact)
    expect(week.rowIds).toHaveLength(100_000)
  })

  test('of charges too', () => {
    const charges = Array.from(
      { length: 100_000 },
      (_, at): Charge => ({ id: `c${at}`, kind: 'wash', grosze: MOST_GROSZE, instalment: null }),
    )
    expect(settle(weekWith({ charges })).result).toBe(-MOST_GROSZE * 100_000)
  })

  test('a sum beyond them is refused, not rounded', () => {
    const input = weekWith({ facts: many(MOST_GROSZE), openingBalance: Number.MAX_SAFE_INTEGER })
    expect(() => settle(input)).toThrow(RangeError)
  })
})

test('apps may be called anything', () => {
  const names = ['__proto__', 'constructor', 'toString', '', 'Ł 🚕', '\ud800']
  const facts = names.map((app, at): IncomeFact => ({ ...NET!, id: `f${at}`, app, grosze: 100 }))
  const week = settle(weekWith({ facts }))
  expect(week.whereNetWent.map(({ app }) => app)).toEqual([...names].sort())
  expect(week.result).toBe(600)
  expect(week.inputsHash).toMatch(/^[0-9a-f]{64}$/)
})

test('the hash of a known week never changes, or frozen statements could not be held against their rows', () => {
  const input = weekWith({
    facts: rowOf('bolt', { net: 1, tip: 0.5 }, daysOf(WEEK_47)),
    shifts: drove(['2026-11-16', 'day', 480]),
    openingBalance: -1,
  })
  expect(settle(input).inputsHash).toBe('985382aa1afb74119ebb4562a6a186c7527a7cbe2e17b49a4bc3ce1473f4e391')
})
