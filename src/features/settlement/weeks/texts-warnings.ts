import type { SettlementWarning } from '#features/settlement/domain/public.ts'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'

type WarningOf<Code extends SettlementWarning['code']> = Extract<SettlementWarning, { readonly code: Code }>

const WARNINGS: { readonly [Code in SettlementWarning['code']]: (warning: WarningOf<Code>) => string } = {
  'net-unknown': ({ app }) => `${appName(app)} podaje brutto bez prowizji, więc netto jest nieznane.`,
  'net-partly-told': ({ app }) =>
    `${appName(app)}: obok netto są wiersze z samym brutto. To te same pieniądze drugi raz albo część, której w netto nie ma.`,
  'gross-unknown': ({ app }) => `${appName(app)} nie podaje brutto, a od niego liczony jest VAT.`,
  'hours-unknown': () => 'Jest zmiana bez godzin, a stawka jest za godzinę.',
  'over-mileage-undecided': ({ proposed }) =>
    `Nadprzebieg (${zloty(proposed)}) czeka na decyzję: na razie nic nie kosztuje.`,
  'cash-over-net': ({ app, net, cash }) =>
    `${appName(app)}: pobrana gotówka (${zloty(cash)}) jest większa niż netto (${zloty(net)}).`,
  'payout-negative': ({ app, payout }) => `${appName(app)} chce dopłaty: ${zloty(payout)}.`,
  'nothing-driven': () => 'W tym tygodniu nie ma ani zmian, ani pieniędzy z aplikacji.',
}

export function warningWords(warning: SettlementWarning): string {
  // Each code has the words of its own variant.
  return (WARNINGS[warning.code] as (warning: SettlementWarning) => string)(warning)
}
