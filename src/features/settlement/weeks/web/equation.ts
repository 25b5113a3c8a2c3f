import type { DriverOfWeek } from './readings.ts'

/** What so many drivers bring over from before, in grosze. */
interface OfSome {
  readonly grosze: number
  readonly drivers: number
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
  /** Over 0. */
  readonly debts: OfSome
  readonly toPay: number
  readonly owed: number
  readonly drivers: number
  readonly toPayDrivers: number
  readonly owedDrivers: number
  /** Rentals of own cars, paid apart: no part of the equation. */
  readonly apart: number
  readonly apartDrivers: number
  /** Drivers who can't be settled yet, and stand in no sum. */
  readonly unsettled: number
}

/**
 * Without those who have a balance and nothing else: theirs is of today, and would change what a frozen week
 * came to.
 */
export function equationOf(rows: readonly DriverOfWeek[]): Equation {
  const concerned = rows.filter(({ state }) => state !== 'idle')
  const settled = concerned.filter(({ balanceGrosze }) => balanceGrosze !== null)
  const total = (of: (row: DriverOfWeek) => number) => settled.reduce((sum, row) => sum + of(row), 0)
  const apps = new Map<string, number>()
  for (const { nets } of settled) for (const { app, net } of nets) apps.set(app, (apps.get(app) ?? 0) + net)
  return {
    nets: total(({ nets }) => nets.reduce((sum, { net }) => sum + net, 0)),
    byApp: [...apps].map(([app, net]) => ({ app, net })).sort((a, b) => b.net - a.net),
    cash: total(({ cashGrosze }) => cashGrosze),
    fleet: total(({ fleetGrosze }) => fleetGrosze ?? 0),
    opening: total(({ openingGrosze }) => openingGrosze),
    unpaid: ofSome(settled.map(({ openingGrosze }) => Math.max(0, openingGrosze))),
    debts: ofSome(settled.map(({ openingGrosze }) => Math.max(0, 0 - openingGrosze))),
    toPay: total(({ balanceGrosze }) => Math.max(0, balanceGrosze ?? 0)),
    owed: total(({ balanceGrosze }) => Math.max(0, 0 - (balanceGrosze ?? 0))),
    drivers: settled.length,
    toPayDrivers: settled.filter(({ balanceGrosze }) => (balanceGrosze ?? 0) > 0).length,
    owedDrivers: settled.filter(({ balanceGrosze }) => (balanceGrosze ?? 0) < 0).length,
    apart: settled.reduce((sum, { apart }) => sum + (apart?.toPayGrosze ?? 0), 0),
    apartDrivers: settled.filter(({ apart }) => (apart?.toPayGrosze ?? 0) > 0).length,
    unsettled: concerned.length - settled.length,
  }
}

function ofSome(amounts: readonly number[]): OfSome {
  return {
    grosze: amounts.reduce((sum, one) => sum + one, 0),
    drivers: amounts.filter((one) => one !== 0).length,
  }
}
