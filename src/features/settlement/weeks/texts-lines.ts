import type { Line, LineCode, LineFacts, Working } from '#features/settlement/domain/public.ts'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { percent, plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { counted } from '#kernel/polish-text.ts'
import type { LineGroupKey } from './domain/line-groups.ts'
import { dayOfLine, noteOfLine, reversedWeekOf } from './domain/said-of-line.ts'

/** What a line is called, and by what rule it came about. */
interface LineWords {
  readonly label: string
  readonly rule: string
}

const DAY_NIGHT = { day: 'dzienne', night: 'nocne' } as const
const PER = { day: 'dzień', shift: 'zmianę', week: 'tydzień' } as const
const DECISIONS = {
  proposed: 'propozycja, nikt jej jeszcze nie zatwierdził',
  applied: 'zatwierdzony',
  edited: 'zmieniony przez biuro',
  declined: 'odrzucony przez biuro',
} as const
const HEADINGS: Readonly<Record<string, string>> = {
  zus: 'ZUS',
  pit: 'PIT',
  lump: 'Ryczałt',
  'zus-pit': 'ZUS i PIT',
}

function kilometres(metres: number): string {
  return `${Math.round(metres / 1000)} km`
}

function times({ quantity, rate }: Line): string {
  if (rate?.unit !== 'grosze' || quantity === null) return ''
  return `${quantity} × ${plainAmount(rate.value)}`
}

function ofBase({ rate, base }: Line): string {
  if (rate?.unit !== 'basis-points' || base === null) return ''
  return `${percent(rate.value)} z ${plainAmount(base)}`
}

function instalment({ instalment: one }: LineFacts): string {
  return one ? `, rata ${one.number} z ${one.of}` : ''
}

function leftOf({ instalment: one }: LineFacts): string {
  return one && one.left > 0 ? `zostaje ${zloty(one.left)}` : ''
}

function ofDay(label: string, facts: LineFacts): string {
  const day = dayOfLine(facts)
  return day ? `${label} z ${day}` : label
}

/** Of which apps the net stands in for a gross that they do not tell. */
function vatOfNet({ vatOfNet: apps = [] }: LineFacts): string {
  return apps.length > 0 ? `od netto, bo nie podaje brutto: ${apps.map(appName).join(', ')}` : ''
}

function inOneRule(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('; ')
}

/** A sum of an app that the scheme passes on apart from the net. */
function passed(label: string): (line: Line) => LineWords {
  return (line) => ({
    label,
    rule: line.rate?.value === 10_000 ? 'w całości dla kierowcy' : ofBase(line),
  })
}

function charge(label: string): (line: Line) => LineWords {
  return ({ facts }) => ({
    label: `${ofDay(label, facts)}${instalment(facts)}`,
    rule: inOneRule(noteOfLine(facts), leftOf(facts)),
  })
}

/** An app's net of its file; less than it, where tips or tolls of it stand in rows of their own. */
function appNet({ app, amount, base }: Line): LineWords {
  const name = appName(app ?? '')
  if (base === null || base === amount) return { label: `${name}, netto`, rule: 'z pliku aplikacji' }
  const apart = base - amount
  return {
    label: `${name}, netto bez kwot osobnych`,
    rule: `${plainAmount(base)} z pliku ${apart > 0 ? '−' : '+'} ${plainAmount(Math.abs(apart))} liczone osobno`,
  }
}

/** Every code has its words: one that is added without does not compile. */
const WORDS: Readonly<Record<LineCode, (line: Line) => LineWords>> = {
  'app-net': appNet,
  'app-gross': ({ app }) => ({ label: `${appName(app ?? '')}, brutto`, rule: 'z pliku aplikacji' }),
  'app-commission': ({ app }) => ({
    label: `${appName(app ?? '')}, prowizja`,
    rule: 'z pliku, nie obliczana',
  }),
  'app-other': ({ app }) => ({
    label: `${appName(app ?? '')}, pozostałe`,
    rule: 'zwroty, kampanie i poprawki z pliku',
  }),
  share: (line) => ({
    label: line.rate ? `Udział kierowcy, ${percent(line.rate.value)}` : 'Udział kierowcy',
    rule: ofBase(line),
  }),
  'shift-pay': (line) => ({
    label: line.facts.shift ? `Zmiany ${DAY_NIGHT[line.facts.shift]}` : 'Zmiany',
    rule: times(line),
  }),
  'hour-pay': ({ rate, facts }) => ({
    label: 'Godziny',
    rule: `${Math.floor((facts.minutes ?? 0) / 60)} h ${(facts.minutes ?? 0) % 60} min × ${plainAmount(rate?.value ?? 0)}`,
  }),
  tier: (line) => ({
    label: line.rate
      ? `Premia ${percent(line.rate.value)} ponad ${plainAmount(line.facts.over ?? 0)}`
      : 'Premia za próg',
    rule: ofBase(line),
  }),
  guarantee: ({ quantity, rate, facts }) => ({
    label: 'Dopłata do minimum',
    rule:
      facts.guaranteePer === 'shift'
        ? `${quantity} × ${plainAmount(rate?.value ?? 0)} za zmianę`
        : `${plainAmount(rate?.value ?? 0)} za tydzień`,
  }),
  tip: passed('Napiwki'),
  toll: passed('Zwrot opłat drogowych'),
  campaign: passed('Kampanie'),
  cancellation: passed('Opłaty za anulowanie'),
  'vat-charge': (line) => ({
    label: line.rate
      ? `VAT, ${percent(line.rate.value)} ${line.facts.vatBase === 'net' ? 'netto' : 'brutto'}`
      : 'VAT',
    rule: inOneRule(line.facts.floored ? 'nie mniej niż zero' : ofBase(line), vatOfNet(line.facts)),
  }),
  'vat-relief': ({ base, facts: { relief, floored } }) => ({
    label: 'Ulga VAT za paliwo',
    rule: relief
      ? `${percent(relief.basisPoints)} z ${plainAmount(base ?? 0)} × ${relief.numerator}/${relief.denominator}${floored ? ', nie więcej niż VAT' : ''}`
      : '',
  }),
  cash: ({ app }) => ({ label: `${appName(app ?? '')}, gotówka`, rule: 'już u kierowcy' }),
  'partner-fee': () => ({ label: 'Opłata partnerska', rule: 'za tydzień' }),
  rent: (line) => ({
    label: line.facts.vehicle ? `Najem auta ${line.facts.vehicle}` : 'Najem auta',
    rule:
      line.facts.rentPer === 'week'
        ? `${counted(line.quantity ?? 0, 'dzień', 'dni', 'dni')}, ${plainAmount(line.rate?.value ?? 0)} za 7 dni`
        : `${times(line)} za ${PER[line.facts.rentPer ?? 'day']}`,
  }),
  fuel: (line) => ({
    label: 'Paliwo',
    rule: `${counted(line.quantity ?? 0, 'tankowanie', 'tankowania', 'tankowań')}, ${ofBase(line)}`,
  }),
  'over-mileage': ({ facts }) => ({
    label: `Nadprzebieg, ${kilometres(facts.metres ?? 0)}`,
    rule: DECISIONS[facts.decision ?? 'proposed'],
  }),
  wash: charge('Mycie auta'),
  fine: charge('Mandat'),
  damage: charge('Szkoda'),
  deposit: charge('Kaucja'),
  advance: charge('Zaliczka'),
  'shared-cost': ({ quantity, base, facts }) => ({
    label: ofDay('Koszt wspólny', facts),
    rule: inOneRule(noteOfLine(facts), `z ${plainAmount(base ?? 0)} według zmian: ${quantity ?? 0}`),
  }),
  // What a competition gave stands on its shift; the office's own stands on nothing else.
  bonus: ({ rowIds, facts }) => ({
    label: rowIds.every((id) => id.startsWith('bonus:')) ? 'Premia wygrana' : ofDay('Premia', facts),
    rule: noteOfLine(facts),
  }),
  accountant: ({ facts }) => ({
    label: HEADINGS[facts.heading ?? ''] ?? facts.heading ?? '',
    rule: inOneRule(noteOfLine(facts), 'kwota od księgowej'),
  }),
  correction: ({ facts: { week, statement } }) => ({
    label: week ? `Korekta tygodnia ${week.week}/${week.year}` : 'Korekta',
    rule: statement ? `do rozliczenia ${statement}` : '',
  }),
  'own-car': ({ facts }) => ({
    label: `Najem własnego auta ${facts.vehicle ?? ''}`.trim(),
    rule: inOneRule(noteOfLine(facts), 'osobny przelew, poza wynikiem tygodnia'),
  }),
  'own-car-correction': ({ facts: { week, statement } }) => ({
    label: week ? `Korekta najmu auta, tydzień ${week.week}/${week.year}` : 'Korekta najmu auta',
    rule: statement ? `do rozliczenia ${statement}` : '',
  }),
}

export function lineWords(line: Line): LineWords {
  const words = WORDS[line.code](line)
  const week = reversedWeekOf(line.facts)
  return week ? { ...words, label: `Wpis odwrotny: ${words.label}, tydzień ${week}` } : words
}

const WORKINGS: Readonly<Record<Working['code'], (working: Working) => string>> = {
  'app-net': ({ of }) => `${appName(of ?? '')}, netto`,
  'app-gross': ({ of }) => `${appName(of ?? '')}, brutto`,
  'passed-apart': () => 'bez tego, co jest liczone osobno',
  base: () => 'Podstawa',
  'vat-reserve': () => 'odłożone na VAT',
  'left-to-share': () => 'Zostaje do podziału',
  work: () => 'Za pracę',
  part: ({ of }) => appName(of ?? ''),
  'rent-of-day': ({ of }) => (of ? `${Number(of.slice(8))}.${of.slice(5, 7)}` : ''),
  'over-mileage-tier': ({ quantity }) => `${kilometres(quantity ?? 0)} po`,
  proposed: () => 'Według cennika',
}

export function workingWords(working: Working): string {
  return WORKINGS[working.code](working)
}

/** What stands over the lines of a group. */
export const GROUP_TITLES: Readonly<Record<LineGroupKey, string>> = {
  work: 'Za pracę',
  passed: 'Osobno dla kierowcy',
  vat: 'VAT według umowy',
  cash: 'Gotówka, którą kierowca już ma',
  car: 'Auto i opłaty',
  charges: 'Potrącenia',
  bonuses: 'Dodatki',
  accountant: 'ZUS i podatek',
  corrections: 'Korekty',
  apart: 'Płacone osobno',
}
