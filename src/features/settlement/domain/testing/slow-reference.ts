import { datesOf, weekOf } from '#kernel/week.ts'
import { rowKey } from '../facts/row-key.ts'
import type { SettlementInput } from '../week/input.ts'

/**
 * A driver's week by the rules as they are written, in exact fractions, without any of the code that
 * settles: the judge of the fast one. Amounts by line, added up by code and app.
 */
export interface ReferenceWeek {
  readonly amounts: Readonly<Record<string, bigint>>
  readonly result: bigint
}

/** A fraction; the denominator is over 0. */
type Fraction = readonly [bigint, bigint]

function halfAwayFromZero([top, bottom]: Fraction): bigint {
  const negative = top < 0n
  const size = negative ? -top : top
  let whole = size / bottom
  if ((size - whole * bottom) * 2n >= bottom) whole += 1n
  return negative ? -whole : whole
}

const floorOf = ([top, bottom]: Fraction): bigint => {
  const whole = top / bottom
  return whole * bottom > top ? whole - 1n : whole
}

/**
 * Hands out grosz by grosz to who is furthest below the exact share. Weights are not all 0, none
 * negative.
 */
export function slowSplit(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((a, b) => a + b, 0n)
  const negative = whole < 0n
  const size = negative ? -whole : whole
  const parts = weights.map((weight) => floorOf([size * weight, sum]))
  for (let given = parts.reduce((a, b) => a + b, 0n); given < size; given += 1n) {
    let neediest = 0
    for (let at = 1; at < parts.length; at++) {
      const lack = (index: number) => size * weights[index]! - parts[index]! * sum
      if (lack(at) > lack(neediest)) neediest = at
    }
    parts[neediest]! += 1n
  }
  return parts.map((part) => (negative ? -part : part))
}

export function referenceWeek(input: SettlementInput): ReferenceWeek {
  const { facts, scheme, shifts, charges } = input
  const amounts: Record<string, bigint> = {}
  const add = (key: string, amount: bigint) => {
    amounts[key] = (amounts[key] ?? 0n) + amount
  }
  const sum = (kind: string, app?: string) =>
    facts
      .filter((fact) => fact.kind === kind && (app === undefined || fact.app === app))
      .reduce((total, fact) => total + BigInt(fact.grosze), 0n)
  const has = (kind: string, app: string) => facts.some((fact) => fact.kind === kind && fact.app === app)
  const of = (bp: number, amount: bigint) => halfAwayFromZero([amount * BigInt(bp), 10_000n])

  const kinds = ['tip', 'toll', 'campaign', 'cancellation'] as const
  const apps = [...new Set(facts.map(({ app }) => app))]
  const netOf = (app: string) => {
    if (has('net', app)) return sum('net', app) + sum('adjustment', app)
    const beside = kinds.reduce((total, kind) => total + sum(kind, app), 0n)
    return sum('gross', app) + beside - sum('commission', app) + sum('adjustment', app)
  }
  const baseOf = (app: string) =>
    kinds.reduce(
      (left, kind) => (scheme.passes[kind].kind === 'apart' ? left - sum(kind, app) : left),
      netOf(app),
    )
  const base = apps.reduce((total, app) => total + baseOf(app), 0n)

  // The pay for the work.
  let work = 0n
  const { earns, vat, guarantee, partnerFee } = scheme
  if (earns.kind === 'share') {
    const rate = (app: string) => earns.apps.find((own) => own.app === app)?.basisPoints ?? earns.basisPoints
    for (const bp of new Set(apps.map(rate))) {
      const shared = apps.filter((app) => rate(app) === bp).reduce((total, app) => total + baseOf(app), 0n)
      let reserve = vat.kind === 'before-split' ? of(vat.basisPoints, shared) : 0n
      if (vat.kind === 'before-split' && vat.floor && reserve < 0n) reserve = 0n
      work += of(bp, shared - reserve)
    }
  }
  if (earns.kind === 'rent') work = base
  if (earns.kind === 'per-shift')
    for (const { shift } of shifts) work += BigInt(shift === 'day' ? earns.day : earns.night)
  if (earns.kind === 'per-hour') {
    const minutes = shifts.reduce((total, shift) => total + BigInt(shift.minutes ?? 0), 0n)
    work = halfAwayFromZero([minutes * BigInt(earns.grosze), 60n])
  }
  add('work', work)
  let tiers = 0n
  for (let at = 0; at < scheme.tiers.length; at++) {
    const lowest = BigInt(scheme.tiers[at]!.over)
    const next = scheme.tiers[at + 1]
    const highest = next && BigInt(next.over) < base ? BigInt(next.over) : base
    if (highest > lowest) tiers += of(scheme.tiers[at]!.basisPoints, highest - lowest)
  }
  add('tier', tiers)
  const idle =
    shifts.length === 0 && !facts.some((fact) => ['gross', 'net'].includes(fact.kind) && fact.grosze !== 0)
  if (guarantee && shifts.length >= guarantee.leastShifts && !(guarantee.asksForWork && idle)) {
    const least = BigInt(guarantee.grosze) * (guarantee.per === 'shift' ? BigInt(shifts.length) : 1n)
    if (work + tiers < least) add('guarantee', least - work - tiers)
  }

  // What passes apart, VAT, cash.
  for (const kind of kinds) {
    const pass = scheme.passes[kind]
    if (pass.kind === 'apart') add(kind, of(pass.basisPoints, sum(kind)))
  }
  const fuelPaid = charges.reduce(
    (total, charge) => (charge.kind === 'fuel' ? total + BigInt(charge.grosze) : total),
    0n,
  )
  const fuel = of(scheme.fuelBasisPoints, fuelPaid)
  if (vat.kind === 'charged') {
    const lacking = (app: string) => {
      const rows = Map.groupBy(
        facts.filter((fact) => fact.app === app),
        rowKey,
      )
      return [...rows.values()].filter((row) => {
        const told = (kind: string) => row.some((fact) => fact.kind === kind)
        const amount = (kind: string) =>
          row.reduce((total, fact) => (fact.kind === kind ? total + BigInt(fact.grosze) : total), 0n)
        const beside = kinds.reduce((total, kind) => total + amount(kind), 0n)
        return (
          told('net') && !told('gross') && !row.some((fact) => fact.isPayment) && amount('net') !== beside
        )
      })
    }
    const grossOf = (app: string) => {
      const decided = vat.withoutGross === 'net' || vat.netDecided?.includes(app)
      if (!decided) return sum('gross', app)
      if (!has('gross', app)) return has('net', app) ? baseOf(app) : 0n
      const instead = lacking(app).flat()
      return instead.reduce(
        (total, { kind, grosze }) => {
          if (kind === 'net') return total + BigInt(grosze)
          const pass = kinds.find((one) => one === kind)
          return pass && scheme.passes[pass].kind === 'apart' ? total - BigInt(grosze) : total
        },
        sum('gross', app),
      )
    }
    const gross = apps.reduce((total, app) => total + grossOf(app), 0n)
    let due = of(vat.basisPoints, vat.base === 'gross' ? gross : base)
    if (vat.floor && due < 0n) due = 0n
    add('vat-charge', -due)
    if (vat.relief) {
      const { basisPoints, numerator, denominator } = vat.relief
      let relief = halfAwayFromZero([
        fuel * BigInt(basisPoints) * BigInt(numerator),
        10_000n * BigInt(denominator),
      ])
      if (vat.floor && relief > due) relief = due
      if (vat.floor && relief < 0n) relief = 0n
      add('vat-relief', relief)
    }
  }
  if (scheme.cash === 'deducted') for (const app of apps) add(`cash ${app}`, -sum('cash', app))

  // What the driver owes and is given beside.
  const rode = facts.some(({ kind, grosze }) => (kind === 'net' || kind === 'gross') && grosze !== 0)
  if (partnerFee && (rode || partnerFee.evenWithoutRides)) add('partner-fee', -BigInt(partnerFee.grosze))
  add('fuel', -fuel)
  for (const charge of charges) {
    if (charge.kind === 'rent') {
      const rent = BigInt(charge.grosze)
      if (charge.per === 'shift') add('rent', -rent * BigInt(charge.slots.length))
      else if (charge.per === 'day') add('rent', -rent * BigInt(charge.dates.length))
      else {
        const week = slowSplit(rent, [1n, 1n, 1n, 1n, 1n, 1n, 1n])
        for (const date of charge.dates) add('rent', -week[datesOf(weekOf(date)).indexOf(date)]!)
      }
    } else if (charge.kind === 'over-mileage') {
      let cost: bigint = 0n
      for (let metre = 0; metre < charge.metres; metre += 1000) {
        const price = charge.tiers.filter(({ overMetres }) => overMetres <= metre).at(-1)?.groszePerKm ?? 0
        cost += BigInt(price) * BigInt(Math.min(1000, charge.metres - metre))
      }
      const { decision } = charge
      if (decision.state === 'applied') add('over-mileage', -halfAwayFromZero([cost, 1000n]))
      if (decision.state === 'edited') add('over-mileage', -BigInt(decision.grosze))
    } else if (charge.kind === 'shared-cost') {
      const drivers = [...charge.shifts].sort((a, b) => (a.driver < b.driver ? -1 : 1))
      const parts = slowSplit(
        BigInt(charge.grosze),
        drivers.map((one) => BigInt(one.shifts)),
      )
      add('shared-cost', -parts[drivers.findIndex(({ driver }) => driver === charge.driver)]!)
    } else if (charge.kind === 'bonus' || charge.kind === 'correction')
      add(charge.kind, BigInt(charge.grosze))
    else if (charge.kind !== 'fuel' && charge.kind !== 'own-car' && charge.kind !== 'own-car-correction')
      add(charge.kind, -BigInt(charge.grosze))
  }
  return { amounts, result: Object.values(amounts).reduce((a, b) => a + b, 0n) }
}
