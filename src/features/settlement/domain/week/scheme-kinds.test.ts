import { describe, expect, test } from 'vitest'
import type { Charge } from '../charges/charge.ts'
import type { FuelRelief, Scheme } from '../scheme/scheme.ts'
import { drove, HALVES, inner, lineOf, PLAIN_SCHEME, rowOf, shown, weekWith } from '../testing/build.ts'
import { settle } from './settle.ts'

const bolt = rowOf('bolt', { net: 1000 })
const under = (scheme: Partial<Scheme>, told: Parameters<typeof weekWith>[0] = { facts: bolt }) =>
  settle(weekWith({ scheme: { ...PLAIN_SCHEME, ...scheme }, ...told }))

describe('what a driver earns', () => {
  test('a share of all apps’ net is one line; other rates are lines of their own', () => {
    const facts = [...bolt, ...rowOf('uber', { net: 500.01 }), ...rowOf('taxi', { net: 100 })]
    expect(shown(under({ earns: { kind: 'share', basisPoints: 4500, apps: [] } }, { facts }))).toEqual([
      'share 720.00',
    ])
    const apps = [{ app: 'uber', basisPoints: 6000 }]
    const week = under({ earns: { kind: 'share', basisPoints: 4500, apps } }, { facts })
    expect(shown(week)).toEqual(['share 300.01', 'share 495.00'])
    expect(week.lines.map(({ rate }) => rate?.value)).toEqual([6000, 4500])
  })

  test('half a grosz goes away from zero, for a debt as for a claim', () => {
    const half = (net: number) =>
      under({ earns: { kind: 'share', basisPoints: 5000, apps: [] } }, { facts: rowOf('bolt', { net }) })
        .result
    expect([half(0.01), half(0.03), half(-0.01), half(-0.03)]).toEqual([1, 2, -1, -2])
  })

  test('45 % of every amount up to 100.00 is to the grosz', () => {
    const share: Scheme = { ...PLAIN_SCHEME, earns: { kind: 'share', basisPoints: 4500, apps: [] } }
    for (let grosze = 1; grosze <= 10_000; grosze += 7) {
      const facts = [{ ...bolt[0]!, grosze }]
      const exact = (BigInt(grosze) * 45n * 2n + 100n) / 200n
      expect(BigInt(settle(weekWith({ scheme: share, facts })).result)).toBe(exact)
    }
  })

  test('pay by day and night shifts', () => {
    const shifts = drove(['2026-11-16', 'day'], ['2026-11-17', 'night'], ['2026-11-18', 'night'])
    const week = under({ earns: { kind: 'per-shift', day: 25_000, night: 30_000 } }, { shifts })
    expect(week.lines).toMatchObject([
      { code: 'shift-pay', quantity: 1, amount: 25_000, facts: { shift: 'day' } },
      { code: 'shift-pay', quantity: 2, amount: 60_000, facts: { shift: 'night' } },
    ])
  })

  test('pay by the hour is rounded once for the week, and says whose hours are unknown', () => {
    const shifts = drove(['2026-11-16', 'day', 481], ['2026-11-17', 'day', 482], ['2026-11-18', 'day'])
    const week = under({ earns: { kind: 'per-hour', grosze: 3190 } }, { shifts })
    expect(week.lines).toMatchObject([{ code: 'hour-pay', amount: 51_200, facts: { minutes: 963 } }])
    expect(week.warnings).toEqual([{ code: 'hours-unknown', rowId: 'shift 2026-11-18 day' }])
  })

  test('who rents has the app’s own lines, and the net where that is all it told', () => {
    expect(shown(under({}))).toEqual(['app-net bolt 1000.00'])
    const facts = rowOf('bolt', { gross: 1000, commission: 250, campaign: 40, tip: 10, net: 800 })
    expect(shown(under({}, { facts }))).toEqual([
      'app-gross bolt 1000.00',
      'app-commission bolt -250.00',
      'app-other bolt 40.00',
      'tip 10.00',
    ])
  })
})

describe('tiers', () => {
  const tiers = [
    { over: 50_000, basisPoints: 1000 },
    { over: 100_000, basisPoints: 2000 },
  ]
  test.each([
    [499.99, []],
    [500, []],
    [500.01, ['tier 0.00']],
    [500.05, ['tier 0.01']],
    [1000, ['tier 50.00']],
    [1200, ['tier 50.00', 'tier 40.00']],
  ])('of a net of %d', (net, lines) => {
    const earns = { kind: 'per-shift', day: 0, night: 0 } as const
    expect(shown(under({ earns, tiers }, { facts: rowOf('bolt', { net }) }))).toEqual(lines)
  })
})

describe('the guaranteed minimum', () => {
  const earns = { kind: 'share', basisPoints: 5000, apps: [] } as const
  const shifts = drove(['2026-11-16', 'day'], ['2026-11-17', 'day'])
  const with700 = (per: 'week' | 'shift', leastShifts: number) =>
    under(
      { earns, guarantee: { grosze: 70_000, per, leastShifts } },
      { facts: rowOf('bolt', { net: 1000, tip: 90 }), shifts },
    )

  test('fills the work up to it; tips are beside it', () => {
    expect(shown(with700('week', 2))).toEqual(['share 455.00', 'guarantee 245.00', 'tip 90.00'])
    expect(shown(with700('shift', 0))).toEqual(['share 455.00', 'guarantee 945.00', 'tip 90.00'])
  })

  test('is not for who drove too few shifts, nor for who earned it', () => {
    const exactly = { grosze: 100_000, per: 'week', leastShifts: 0 } as const
    expect(shown(under({ guarantee: exactly }))).toEqual(['app-net bolt 1000.00'])
    expect(shown(with700('week', 3))).toEqual(['share 455.00', 'tip 90.00'])
    expect(shown(under({ guarantee: { grosze: 70_000, per: 'week', leastShifts: 0 } }))).toEqual([
      'app-net bolt 1000.00',
    ])
  })
})

describe('VAT', () => {
  const RELIEF: FuelRelief = { basisPoints: 5000, numerator: 23, denominator: 123 }
  const charged = (relief: FuelRelief | null, floor = true): Partial<Scheme> => ({
    vat: { kind: 'charged', base: 'gross', basisPoints: 800, floor, relief },
  })
  const fuel = (grosze: number): Charge => ({ id: 'fuel', kind: 'fuel', grosze })

  test('8 % of gross is not 8/108 of it', () => {
    const facts = rowOf('bolt', { gross: 1080, commission: 0 })
    expect(lineOf(under(charged(null), { facts }), 'vat-charge')?.amount).toBe(-8640)
  })

  test('less half of fuel’s VAT, never below zero', () => {
    const facts = rowOf('bolt', { gross: 100, commission: 0 })
    const week = under(charged(RELIEF), { facts, charges: [fuel(100_000)] })
    expect(lineOf(week, 'vat-charge')?.amount).toBe(-800)
    expect(lineOf(week, 'vat-relief')).toMatchObject({ amount: 800, facts: { floored: true } })
    const open = under(charged(RELIEF, false), { facts, charges: [fuel(100_000)] })
    expect(lineOf(open, 'vat-relief')).toMatchObject({ amount: 9350, facts: { floored: false } })
  })

  test('the relief is of the driver’s own part of the fuel', () => {
    const facts = rowOf('bolt', { gross: 1000, commission: 0 })
    const week = under({ ...charged(RELIEF), fuelBasisPoints: 5000 }, { facts, charges: [fuel(24_600)] })
    expect(lineOf(week, 'vat-relief')).toMatchObject({ base: 12_300, amount: 1150 })
  })

  test('net x 92 %, and a week below zero under a floor', () => {
    const whole: Scheme = { ...HALVES, earns: { kind: 'share', basisPoints: 10_000, apps: [] } }
    expect(settle(weekWith({ scheme: whole, facts: bolt })).result).toBe(92_000)
    const below = weekWith({ scheme: whole, facts: rowOf('bolt', { net: -100 }) })
    expect(settle(below).result).toBe(-10_000)
    expect(inner(settle(below).lines[0]).slice(-2)).toEqual(['vat-reserve 0.00', 'left-to-share -100.00'])
    const open: Scheme = { ...whole, vat: { kind: 'before-split', basisPoints: 800, floor: false } }
    expect(settle({ ...below, scheme: open }).result).toBe(-9200)
  })

  test('of gross that an app has not told is said', () => {
    expect(under(charged(null)).warnings).toEqual([{ code: 'gross-unknown', app: 'bolt' }])
    const other = rowOf('bolt', { gross: 100, net: 75 }).map((fact) => ({
      ...fact,
      id: `2 ${fact.id}`,
      row: '2',
    }))
    const partly = under(charged(null), { facts: [...rowOf('bolt', { net: 1000 }), ...other] })
    expect(partly.warnings).toEqual([{ code: 'gross-unknown', app: 'bolt' }])
    expect(
      under({ vat: { kind: 'charged', base: 'net', basisPoints: 800, floor: true, relief: null } }),
    ).toMatchObject({
      result: 92_000,
      warnings: [],
    })
  })

  test('of gross takes the net of an app that tells none, where the scheme or a person says so', () => {
    const facts = [...rowOf('bolt', { gross: 1963.53, commission: 400 }), ...rowOf('uber', { net: 450.26 })]
    const { vat } = charged(null)
    if (vat?.kind !== 'charged') throw new Error('No VAT.')
    const blocked = under({ vat }, { facts })
    expect(blocked.warnings).toEqual([{ code: 'gross-unknown', app: 'uber' }])
    for (const told of [{ withoutGross: 'net' }, { netDecided: ['uber'] }] as const) {
      const week = under({ vat: { ...vat, ...told } }, { facts })
      expect(week.warnings).toEqual([])
      expect(lineOf(week, 'vat-charge')).toMatchObject({
        amount: -19_310,
        base: 241_379,
        facts: { vatBase: 'gross', vatOfNet: ['uber'] },
        workings: [
          { code: 'app-gross', of: 'bolt', grosze: 196_353 },
          { code: 'app-net', of: 'uber', grosze: 45_026 },
        ],
      })
    }
    const other = under({ vat: { ...vat, netDecided: ['freenow'] } }, { facts })
    expect(other.warnings).toEqual([{ code: 'gross-unknown', app: 'uber' }])
  })

  test('where only some rows of an app lack the gross, theirs alone is the net', () => {
    const own = (facts: ReturnType<typeof rowOf>, row: string) =>
      facts.map((fact) => ({ ...fact, id: `${row} ${fact.id}`, row }))
    const facts = [
      ...own(rowOf('uber', { gross: 100, net: 75 }), '1'),
      ...own(rowOf('uber', { net: 60, tip: 10 }), '2'),
    ]
    const { vat } = charged(null)
    if (vat?.kind !== 'charged') throw new Error('No VAT.')
    const tipsApart = { ...PLAIN_SCHEME.passes, tip: { kind: 'apart', basisPoints: 10_000 } } as const
    const week = under({ vat: { ...vat, withoutGross: 'net' }, passes: tipsApart }, { facts })
    expect(lineOf(week, 'vat-charge')).toMatchObject({ base: 15_000, amount: -1200 })
  })

  test('a gross that comes after the decision is what counts', () => {
    const facts = rowOf('uber', { gross: 600, commission: 150, net: 450 })
    const { vat } = charged(null)
    if (vat?.kind !== 'charged') throw new Error('No VAT.')
    const week = under({ vat: { ...vat, netDecided: ['uber'] } }, { facts })
    expect(lineOf(week, 'vat-charge')).toMatchObject({ base: 60_000, workings: [] })
    expect(lineOf(week, 'vat-charge')?.facts).not.toHaveProperty('vatOfNet')
  })

  test('included: no line', () => {
    expect(shown(under({ vat: { kind: 'included' } }))).toEqual(['app-net bolt 1000.00'])
  })
})

test('tips of which a part is the driver’s; campaigns that stay in the net', () => {
  const facts = rowOf('bolt', { net: 1000, tip: 10.01, campaign: 100 })
  const earns = { kind: 'share', basisPoints: 5000, apps: [] } as const
  const passes = { ...PLAIN_SCHEME.passes, tip: { kind: 'apart', basisPoints: 5000 } } as const
  const week = under({ earns, passes }, { facts })
  expect(shown(week)).toEqual(['share 495.00', 'tip 5.01'])
  expect(week.whereNetWent).toEqual([
    { app: 'bolt', net: 100_000, passedOn: 501, vat: 0, driver: 49_500, fleet: 49_999 },
  ])
})

test('cash that is handed over is settled apart', () => {
  const facts = rowOf('bolt', { net: 100, cash: 60 })
  expect(shown(under({ cash: 'settled-apart' }, { facts }))).toEqual(['app-net bolt 100.00'])
})
