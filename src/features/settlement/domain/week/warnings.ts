import { byId } from '../arithmetic/in-order.ts'
import { chargesOf } from '../charges/charge.ts'
import { proposedOverMileage } from '../charges/over-mileage.ts'
import { type AppSums, lacksGross } from '../facts/app-sums.ts'
import type { SettlementInput } from './input.ts'
import { takesNet } from './vat.ts'

/** What the office should know of a settlement. Amounts are grosze. */
export type SettlementWarning =
  /** A gross without its commission, in the same row: the net would be too much. Blocks closing. */
  | { readonly code: 'net-unknown'; readonly app: string; readonly rowIds: readonly string[] }
  /**
   * Rows told gross or commission, others of the app a net: the same money twice, or some lost. Blocks
   * closing.
   */
  | { readonly code: 'net-partly-told'; readonly app: string; readonly rowIds: readonly string[] }
  /**
   * VAT is charged of gross, which this app has not told, or not of all its nets, and nobody has said to take
   * the net. Blocks closing.
   */
  | { readonly code: 'gross-unknown'; readonly app: string }
  /** Pay by the hour, and nobody has told this shift's hours. Blocks closing. */
  | { readonly code: 'hours-unknown'; readonly rowId: string }
  | { readonly code: 'over-mileage-undecided'; readonly rowId: string; readonly proposed: number }
  | { readonly code: 'cash-over-net'; readonly app: string; readonly net: number; readonly cash: number }
  | { readonly code: 'payout-negative'; readonly app: string; readonly payout: number }
  | { readonly code: 'nothing-driven' }

export function warningsOf(
  apps: readonly AppSums[],
  input: Omit<SettlementInput, 'facts'>,
): SettlementWarning[] {
  const { scheme, shifts, charges } = input
  return [
    ...apps.flatMap((app) => warningsOfApp(app, scheme)),
    ...(scheme.earns.kind === 'per-hour'
      ? byId(shifts).flatMap(({ id, minutes }) =>
          minutes === null ? [{ code: 'hours-unknown' as const, rowId: id }] : [],
        )
      : []),
    ...chargesOf(byId(charges), 'over-mileage').flatMap(({ id, metres, tiers, decision }) =>
      decision.state === 'proposed'
        ? [
            {
              code: 'over-mileage-undecided' as const,
              rowId: id,
              proposed: proposedOverMileage(metres, tiers),
            },
          ]
        : [],
    ),
    ...(apps.length === 0 && shifts.length === 0 ? [{ code: 'nothing-driven' as const }] : []),
  ]
}

function warningsOfApp(sums: AppSums, { vat }: SettlementInput['scheme']): SettlementWarning[] {
  const { app, net, told, besideNet, withoutCommission } = sums
  const warnings: SettlementWarning[] = []
  if (withoutCommission.length > 0) warnings.push({ code: 'net-unknown', app, rowIds: withoutCommission })
  if (besideNet.length > 0) warnings.push({ code: 'net-partly-told', app, rowIds: besideNet })
  const vatOfGross = vat.kind === 'charged' && vat.base === 'gross'
  if (vatOfGross && lacksGross(sums) && !takesNet(vat, app)) warnings.push({ code: 'gross-unknown', app })
  if (told.cash !== null && told.cash > Math.max(0, net))
    warnings.push({ code: 'cash-over-net', app, net, cash: told.cash })
  if (told.payout !== null && told.payout < 0)
    warnings.push({ code: 'payout-negative', app, payout: told.payout })
  return warnings
}
