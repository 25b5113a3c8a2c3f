import { idsOf } from '../arithmetic/in-order.ts'
import { portion, rated } from '../arithmetic/portion.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import { type AppSums, passed } from '../facts/app-sums.ts'
import { type FactKind, PASS_KINDS, type PassKind } from '../facts/income-fact.ts'
import { kindsApart, type Scheme } from '../scheme/scheme.ts'
import type { DrivenShift } from './input.ts'
import { type Line, line, type Working } from './line.ts'

/** What a part of the apps' money became: so much of it pays the driver's work, so much is kept for VAT. */
interface Earned {
  readonly apps: readonly AppSums[]
  readonly driver: number
  readonly reserve: number
}

export interface Earnings {
  readonly lines: readonly Line[]
  readonly parts: readonly Earned[]
}

/** An app's net less what the scheme passes on apart from it. */
export function baseOf(app: AppSums, scheme: Scheme): number {
  return sumOf([app.net, 0 - passed(app, kindsApart(scheme))])
}

/**
 * The scheme's pay for the work: the apps' money, its share, shifts or hours; tiers; what lacks to a
 * minimum.
 */
export function earningLines(
  apps: readonly AppSums[],
  shifts: readonly DrivenShift[],
  scheme: Scheme,
): Earnings {
  const work = workLines(apps, shifts, scheme)
  const tiers = tierLines(apps, scheme)
  const lines = [...work.lines, ...tiers]
  const guarantee = guaranteeLines(lines, apps, shifts, scheme)
  const extra = sumOf([...tiers, ...guarantee].map(({ amount }) => amount))
  return { lines: [...lines, ...guarantee], parts: [...work.parts, { apps, driver: extra, reserve: 0 }] }
}

function workLines(apps: readonly AppSums[], shifts: readonly DrivenShift[], scheme: Scheme): Earnings {
  const { earns } = scheme
  switch (earns.kind) {
    case 'share': {
      const rateOf = ({ app }: AppSums) =>
        earns.apps.find((other) => other.app === app)?.basisPoints ?? earns.basisPoints
      const groups = [...Map.groupBy(apps, rateOf)].sort(([a], [b]) => b - a)
      const shares = groups.map(([basisPoints, group]) => shareOf(group, basisPoints, scheme))
      return { lines: shares.map((share) => share.line), parts: shares.map((share) => share.part) }
    }
    case 'rent': {
      const lines = apps.flatMap((app) => ownNetLines(app, scheme))
      return { lines, parts: apps.map((app) => ({ apps: [app], driver: baseOf(app, scheme), reserve: 0 })) }
    }
    case 'per-shift':
      return paid(apps, shiftPay(shifts, earns.day, earns.night))
    case 'per-hour':
      return paid(apps, hourPay(shifts, earns.grosze))
  }
}

function paid(apps: readonly AppSums[], lines: readonly Line[]): Earnings {
  return { lines, parts: [{ apps, driver: sumOf(lines.map(({ amount }) => amount)), reserve: 0 }] }
}

const INCOME: readonly FactKind[] = ['gross', 'commission', 'net', 'adjustment', ...PASS_KINDS]

function rowsOf({ rowIds }: AppSums, kinds: readonly FactKind[] = INCOME): string[] {
  return kinds.flatMap((kind) => rowIds[kind]).sort()
}

/** The inner column down to the base: each app's net, less what passes apart. */
function baseWorkings(apps: readonly AppSums[], scheme: Scheme): { base: number; workings: Working[] } {
  const apart: readonly PassKind[] = kindsApart(scheme)
  const base = sumOf(apps.map((app) => baseOf(app, scheme)))
  const passedApart = 0 - sumOf(apps.map((app) => passed(app, apart)))
  const nets = apps.map((app) => ({
    code: 'app-net' as const,
    of: app.app,
    grosze: app.net,
    rowIds: rowsOf(app),
  }))
  const rowIds = apps.flatMap((app) => rowsOf(app, apart)).sort()
  return {
    base,
    workings: [
      ...nets,
      ...(rowIds.length > 0
        ? [{ code: 'passed-apart' as const, of: null, grosze: passedApart, rowIds }]
        : []),
      { code: 'base', of: null, grosze: base, rowIds: [] },
    ],
  }
}

function shareOf(
  apps: readonly AppSums[],
  basisPoints: number,
  scheme: Scheme,
): { readonly line: Line; readonly part: Earned } {
  const { base, workings } = baseWorkings(apps, scheme)
  const reserve = reserveOf(base, scheme)
  const left = base - reserve
  const amount = rated(left, basisPoints)
  const reserved: readonly Working[] =
    scheme.vat.kind === 'before-split'
      ? [
          { code: 'vat-reserve', of: null, grosze: 0 - reserve, rowIds: [] },
          { code: 'left-to-share', of: null, grosze: left, rowIds: [] },
        ]
      : []
  return {
    line: line('share', amount, {
      rate: { unit: 'basis-points', value: basisPoints },
      base: left,
      rowIds: apps.flatMap((app) => rowsOf(app)).sort(),
      workings: [...workings, ...reserved],
    }),
    part: { apps, driver: amount, reserve },
  }
}

function reserveOf(base: number, { vat }: Scheme): number {
  if (vat.kind !== 'before-split' || (vat.floor && base < 0)) return 0
  return rated(base, vat.basisPoints)
}

/** Who rents has the app's own lines: gross and commission where both were told, else the net. */
function ownNetLines(app: AppSums, scheme: Scheme): Line[] {
  const { gross, commission } = app.told
  const base = baseOf(app, scheme)
  if (gross === null || commission === null)
    return [line('app-net', base, { app: app.app, base: app.net, rowIds: rowsOf(app) })]
  const rest = base - gross + commission
  const others = rowsOf(app, ['net', 'adjustment', ...PASS_KINDS])
  return [
    line('app-gross', gross, { app: app.app, rowIds: rowsOf(app, ['gross']) }),
    line('app-commission', 0 - commission, { app: app.app, rowIds: rowsOf(app, ['commission']) }),
    ...(rest !== 0 || others.length > 0 ? [line('app-other', rest, { app: app.app, rowIds: others })] : []),
  ]
}

function shiftPay(shifts: readonly DrivenShift[], day: number, night: number): Line[] {
  const pay = (driven: readonly DrivenShift[], value: number, facts: Line['facts']): Line[] =>
    driven.length === 0
      ? []
      : [
          line('shift-pay', sumOf(driven.map(() => value)), {
            quantity: driven.length,
            rate: { unit: 'grosze', value },
            rowIds: idsOf(driven),
            facts,
          }),
        ]
  if (day === night) return pay(shifts, day, {})
  const of = (shift: DrivenShift['shift']) => shifts.filter((driven) => driven.shift === shift)
  return [...pay(of('day'), day, { shift: 'day' }), ...pay(of('night'), night, { shift: 'night' })]
}

function hourPay(shifts: readonly DrivenShift[], value: number): Line[] {
  const told = shifts.filter(({ minutes }) => minutes !== null)
  if (told.length === 0) return []
  const minutes = sumOf(told.map((shift) => shift.minutes ?? 0))
  return [
    line('hour-pay', portion(value, minutes, 60), {
      quantity: told.length,
      rate: { unit: 'grosze', value },
      rowIds: idsOf(told),
      facts: { minutes },
    }),
  ]
}

/** Each tier is a line of its own, of what lies between its threshold and the next one's. */
function tierLines(apps: readonly AppSums[], scheme: Scheme): Line[] {
  const { base, workings } = baseWorkings(apps, scheme)
  return scheme.tiers.flatMap(({ over, basisPoints }, index) => {
    if (base <= over) return []
    const upTo = scheme.tiers[index + 1]?.over ?? null
    const part = (upTo === null ? base : Math.min(base, upTo)) - over
    return [
      line('tier', rated(part, basisPoints), {
        rate: { unit: 'basis-points', value: basisPoints },
        base: part,
        rowIds: apps.flatMap((app) => rowsOf(app)).sort(),
        facts: { over, upTo },
        workings,
      }),
    ]
  })
}

/** What the work lacks to the guaranteed minimum. */
function guaranteeLines(
  work: readonly Line[],
  apps: readonly AppSums[],
  shifts: readonly DrivenShift[],
  { guarantee }: Scheme,
): Line[] {
  if (!guarantee || shifts.length < guarantee.leastShifts) return []
  const hasWorked = shifts.length > 0 || apps.some(({ hadRides }) => hadRides)
  if (guarantee.asksForWork && !hasWorked) return []
  const quantity = guarantee.per === 'week' ? 1 : shifts.length
  const least = portion(guarantee.grosze, quantity, 1)
  const earned = sumOf(work.map(({ amount }) => amount))
  if (earned >= least) return []
  return [
    line('guarantee', least - earned, {
      quantity,
      rate: { unit: 'grosze', value: guarantee.grosze },
      base: earned,
      rowIds: idsOf(shifts),
      facts: { guaranteePer: guarantee.per },
      workings: [{ code: 'work', of: null, grosze: earned, rowIds: [] }],
    }),
  ]
}
