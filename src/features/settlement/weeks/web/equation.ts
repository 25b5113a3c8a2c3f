import type { DriverOfWeek } from './readings.ts'

/** What so many drivers come to together, in grosze. */
export interface OfSome {
  readonly grosze: number
  readonly drivers: number
}

/** What has become, or is to become, of what is to be paid: parts that add up to it. */
export interface PayoutParts {
  /** Drafts that may be closed, and those that something still blocks. */
  readonly draft: OfSome
  readonly blocked: OfSome
  readonly left: OfSome
  readonly prepared: OfSome
  readonly sent: OfSome
  readonly paid: OfSome
  readonly movedOn: OfSome
}

/** A week of all drivers as an equation, in grosze: `nets − cash − fleet + opening = toPay − owed`. */
export interface Equation {
  readonly nets: number
  readonly byApp: readonly { readonly app: string; readonly net: number }[]
  readonly cash: number
  readonly fleet: number
  /** Unpaid and debts together; negative where debts outweigh. */
  readonly opening: number
  readonly unpaid: OfSome
  /** Over 0, with those of who has nothing else in the week. */
  readonly debts: OfSome
  /** Of the debts, and of what is owed: it goes through the week of who has nothing else in it. */
  readonly debtsAlone: OfSome
  /** In no term: still paid under older statements, of who has nothing else in the week. */
  readonly unpaidAlone: OfSome
  readonly toPay: number
  readonly owed: number
  /** Whose week is settled in the sums; `drivers + alone + unsettled` are all rows. */
  readonly drivers: number
  /** Who has nothing but a balance. */
  readonly alone: number
  readonly toPayDrivers: number
  readonly owedDrivers: number
  readonly payout: PayoutParts
  /** Rentals of own cars, paid apart: no part of the equation. */
  readonly apart: number
  readonly apartDrivers: number
  /** Drivers who can't be settled yet, and stand in no sum. */
  readonly unsettled: number
}

/**
 * Of who has a balance and nothing else the debt comes in and goes out, so that a week receives what the one
 * before handed on. What is unpaid stays outside: it is paid under its older statement, and in this week
 * would be paid twice.
 */
export function equationOf(rows: readonly DriverOfWeek[]): Equation {
  const [idle, concerned] = [
    rows.filter(({ state }) => state === 'idle'),
    rows.filter(({ state }) => state !== 'idle'),
  ]
  const settled = concerned.filter(({ balanceGrosze }) => balanceGrosze !== null)
  const counted = [...settled, ...idle.filter(({ openingGrosze }) => openingGrosze < 0)]
  const total = (of: (row: DriverOfWeek) => number) => counted.reduce((sum, row) => sum + of(row), 0)
  const apps = new Map<string, number>()
  for (const { nets } of settled) for (const { app, net } of nets) apps.set(app, (apps.get(app) ?? 0) + net)
  const [toPay, owed] = [ofSome(counted.map(toPayOf)), ofSome(counted.map(owedOf))]
  const apart = ofSome(settled.map((row) => row.apart?.toPayGrosze ?? 0))
  return {
    nets: total(({ nets }) => nets.reduce((sum, { net }) => sum + net, 0)),
    byApp: [...apps].map(([app, net]) => ({ app, net })).sort((a, b) => b.net - a.net),
    cash: total(({ cashGrosze }) => cashGrosze),
    fleet: total(({ fleetGrosze }) => fleetGrosze ?? 0),
    opening: total(({ openingGrosze }) => openingGrosze),
    unpaid: ofSome(settled.map(({ openingGrosze }) => Math.max(0, openingGrosze))),
    debts: ofSome(counted.map(debtOf)),
    debtsAlone: ofSome(idle.map(debtOf)),
    unpaidAlone: ofSome(idle.map(({ openingGrosze }) => Math.max(0, openingGrosze))),
    ...{ toPay: toPay.grosze, toPayDrivers: toPay.drivers, owed: owed.grosze, owedDrivers: owed.drivers },
    drivers: settled.length,
    alone: idle.length,
    payout: payoutParts(settled),
    ...{ apart: apart.grosze, apartDrivers: apart.drivers },
    unsettled: concerned.length - settled.length,
  }
}

function toPayOf({ balanceGrosze }: DriverOfWeek): number {
  return Math.max(0, balanceGrosze ?? 0)
}

function owedOf({ balanceGrosze }: DriverOfWeek): number {
  return Math.max(0, 0 - (balanceGrosze ?? 0))
}

function debtOf({ openingGrosze }: DriverOfWeek): number {
  return Math.max(0, 0 - openingGrosze)
}

function payoutParts(settled: readonly DriverOfWeek[]): PayoutParts {
  const open = (state: DriverOfWeek['state']) =>
    ofSome(settled.map((row) => (row.state === state ? toPayOf(row) : 0)))
  const closed = (part: keyof NonNullable<DriverOfWeek['payout']>) =>
    ofSome(settled.map(({ payout }) => payout?.[part] ?? 0))
  return {
    draft: open('draft'),
    blocked: open('blocked'),
    left: closed('left'),
    prepared: closed('prepared'),
    sent: closed('sent'),
    paid: closed('paid'),
    movedOn: closed('movedOn'),
  }
}

function ofSome(amounts: readonly number[]): OfSome {
  return {
    grosze: amounts.reduce((sum, one) => sum + one, 0),
    drivers: amounts.filter((one) => one !== 0).length,
  }
}
