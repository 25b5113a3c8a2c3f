import type { UnknownAmount } from '#features/settlement/domain/public.ts'
import { percent, plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import type { ComparedLine } from './domain/compared-lines.ts'
import { appName } from './texts-words.ts'

const LABELS: Readonly<Record<ComparedLine['code'], string>> = {
  'app-net': 'Netto',
  'app-gross': 'Brutto',
  'app-commission': 'Prowizja',
  'app-other': 'Inne z aplikacji',
  share: 'Udział w netto',
  'shift-pay': 'Zmiany',
  'hour-pay': 'Godziny',
  tier: 'Premia',
  guarantee: 'Dopłata do minimum',
  tip: 'Napiwki',
  toll: 'Zwroty opłat drogowych',
  campaign: 'Kampanie',
  cancellation: 'Opłaty za anulowanie',
  'vat-charge': 'VAT',
  'vat-relief': 'Ulga VAT za paliwo',
  cash: 'Gotówka',
  'partner-fee': 'Opłata partnerska',
  rent: 'Najem',
  fuel: 'Paliwo',
  'over-mileage': 'Nadprzebieg',
  wash: 'Mycie',
  fine: 'Mandat',
  damage: 'Szkoda',
  deposit: 'Kaucja',
  advance: 'Zaliczka',
  'shared-cost': 'Koszt wspólny',
  bonus: 'Premia wygrana',
  accountant: 'Kwota od księgowej',
  correction: 'Korekta',
  'own-car': 'Własne auto',
  'own-car-correction': 'Korekta za własne auto',
}
const SHIFTS = { day: 'dzień', night: 'noc' } as const

/** `Premia 5% ponad 3 000,00 zł`, `Gotówka, Bolt`: what a line is called beside its amounts. */
export function lineLabel({ code, app, facts, rate, quantity }: ComparedLine): string {
  const parts = [LABELS[code]]
  if (app) parts.push(appName(app))
  if (facts.shift) parts.push(SHIFTS[facts.shift])
  if (rate?.unit === 'basis-points') parts.push(percent(rate.value))
  if (rate?.unit === 'grosze' && quantity !== null && quantity !== 1)
    parts.push(`${quantity} × ${plainAmount(rate.value)}`)
  if (facts.over !== undefined) parts.push(`ponad ${zloty(facts.over)}`)
  return parts.join(', ')
}

const UNKNOWN: Readonly<Record<UnknownAmount['code'], string>> = {
  'net-unknown': 'brutto bez prowizji',
  'net-partly-told': 'netto i brutto tych samych dni',
  'gross-unknown': 'brak brutto do VAT',
  'hours-unknown': 'zmiana bez godzin',
}

/** `Uber: brak brutto do VAT`: an amount that nobody told. @param app null where it is of none */
export function unknownWords(code: UnknownAmount['code'], app: string | null): string {
  return app === null ? UNKNOWN[code] : `${appName(app)}: ${UNKNOWN[code]}`
}
