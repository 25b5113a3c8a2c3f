import { INCOME_KINDS } from './income-kinds.ts'

/** Not a kind that any file tells: what counts as earned, net or else gross (D50). */
export const EARNED = -1

/** The kind that counts as earned of an app's row, slot or days: net, else gross (D50). */
export function earnedKind(tellsNet: boolean): number {
  return tellsNet ? INCOME_KINDS.net : INCOME_KINDS.gross
}

interface OfApp {
  readonly app: number
  readonly kind: number
  readonly amount: number
}

/** What a slot's row says of earnings (`shift_results`). */
export interface SlotEarnings {
  readonly totalIncomeGrosze: number | null
  readonly incomeFrom: string | null
  /** Beside the sheet's total; null elsewhere, where the total is the apps'. */
  readonly appsIncomeGrosze: number | null
}

/**
 * What each app counts for in a slot: net, or gross where it told no net at all. Where rides of an app tell
 * some net and some only gross, the slot's total of apps says what the latter come to; it is the first
 * such app's.
 * @param amounts the slot's by app and kind
 */
export function earnedOf(
  amounts: readonly OfApp[],
  { totalIncomeGrosze, incomeFrom, appsIncomeGrosze }: SlotEarnings,
): { readonly app: number; readonly amount: number }[] {
  const told = (of: number, wanted: number) =>
    amounts.find(({ app, kind }) => app === of && kind === wanted)?.amount
  const apps = [...new Set(amounts.map(({ app }) => app))].flatMap((app) => {
    const [net, gross] = [told(app, INCOME_KINDS.net), told(app, INCOME_KINDS.gross)]
    const amount = told(app, earnedKind(net !== undefined))
    return amount === undefined ? [] : [{ app, amount, isMixed: net !== undefined && gross !== undefined }]
  })
  const total = incomeFrom === 'sheet' ? appsIncomeGrosze : totalIncomeGrosze
  if (total === null) return apps
  const rest = apps.reduce((left, { amount }) => left - amount, total)
  const mixed = apps.find(({ isMixed }) => isMixed)
  return apps.map((each) => (each === mixed ? { ...each, amount: each.amount + rest } : each))
}
