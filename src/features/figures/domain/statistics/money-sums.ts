import {
  MONEY_KINDS,
  type MoneyKind,
  moneyPlace,
  RIDE_APPS,
  type RideApp,
} from '#features/income/facts/domain/public.ts'

/** Grosze by `moneyPlace`; null, or a missing place, is what nobody told. */
export type MoneySums = readonly (number | null)[]

/** So many amounts the apps can tell. */
export const MONEY_PLACES = RIDE_APPS.length * MONEY_KINDS.length

export function moneyOf(money: MoneySums | null, app: RideApp, kind: MoneyKind): number | null {
  return money?.[moneyPlace(app, kind) - 1] ?? null
}

/** Place by place; what only some of them tell is added up over those. */
export function addMoney(parts: readonly (MoneySums | null)[]): MoneySums {
  return Array.from({ length: MONEY_PLACES }, (_, place) => {
    const known = parts.flatMap((part) => part?.[place] ?? [])
    return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
  })
}

interface OfAllApps {
  /** Of the apps that told it; null where none did. */
  readonly value: number | null
  /** Apps that told other amounts and not this one: the sum is without them. */
  readonly without: readonly RideApp[]
}

/** A kind over all apps, and of which of them it says nothing: never filled in from other amounts (D33). */
export function ofAllApps(money: MoneySums, kind: MoneyKind): OfAllApps {
  const told = RIDE_APPS.filter((app) => moneyOf(money, app, kind) !== null)
  return {
    value: told.length === 0 ? null : told.reduce((sum, app) => sum + (moneyOf(money, app, kind) ?? 0), 0),
    without: RIDE_APPS.filter((app) => !told.includes(app) && hasTold(money, app)),
  }
}

/** Whether the app told any amount. */
export function hasTold(money: MoneySums, app: RideApp): boolean {
  return MONEY_KINDS.some((kind) => moneyOf(money, app, kind) !== null)
}
