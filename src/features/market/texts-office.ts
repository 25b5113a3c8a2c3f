import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { grouped } from '#kernel/polish-text.ts'
import type { OFFER_STATES } from './domain/offer.ts'
import { marketFailures } from './texts-failures.ts'

/** 'Prośby kierowców', for the office. */
export const requestTexts = {
  title: 'Prośby kierowców',
  lead: 'Kierowcy chcą oddać sobie zmianę. Dopóki nie zdecydujesz, zmiana zostaje u tego, kto ją ma.',
  none: 'Nie ma próśb, które czekają na decyzję.',
  noneHint: 'Pojawią się tutaj i na panelu głównym, kiedy kierowca zechce wziąć oddawaną zmianę.',
  gives: (giver: string, slot: string) => `${giver} oddaje: ${slot}`,
  takes: (taker: string) => `Bierze: ${taker}`,
  inReturn: (slot: string) => `W zamian: ${slot}`,
  forbidden:
    'Zasady już na to nie pozwalają: zmienił się grafik, dokumenty albo auto. Odmów z powodem albo popraw grafik.',
  weekOf: (name: string) => `Tydzień: ${name}`,
  date: 'Dzień tygodnia',
  before: 'Teraz',
  after: 'Po zgodzie',
  free: '–',
  place: { reserve: 'rezerwa', 'on-call': 'do dyspozycji' },
  withCar: (shift: string, reg: string) => (reg === '' ? shift : `${shift}, ${reg}`),
  waits: (shift: string, list: string) => `${shift} (${list})`,
  ill: (who: string, slots: string) => `${who}: zgłoszona choroba (${slots}).`,
  accept: 'Zgadzam się',
  acceptNamed: (giver: string, taker: string) => `Zgadzam się: ${giver} oddaje, ${taker} bierze`,
  refuse: 'Odmów',
  refuseNamed: (giver: string, taker: string) => `Odmów: ${giver} oddaje, ${taker} bierze`,
  reason: 'Powód odmowy (zobaczą go obaj kierowcy)',
  accepted: 'Zmiana przekazana. Obaj kierowcy zobaczą to w swoim kalendarzu.',
  refused: 'Odmówiono. Obaj kierowcy zobaczą to z powodem w swoim kalendarzu i w „Wolne dla Ciebie”.',
  late: 'Ktoś był szybszy',
  lateReason: (reason: string) => `Powód, który nie został wysłany: „${reason}”`,
  lateOk: 'Rozumiem',
  waiting: (count: number, hours: number) =>
    `Czekają na decyzję: ${grouped(count)}. Najbliższa zmiana ${hours < 1 ? 'zaraz się zaczyna' : `zaczyna się za ${grouped(hours)} godz.`}`,
  open: 'Zobacz prośby',
  endedBy: (who: string, when: string) => (who === '' ? when : `${when}, ${who}`),
  ended: 'Rozstrzygnięte w ostatnich 30 dniach',
  state: { asked: 'czeka', done: 'zgoda', refused: 'odmowa', expired: 'nierozstrzygnięte w porę' },
  attention: (giver: string, slot: string) => `${giver}: ${slot}`,
  attentionSoon: (giver: string, slot: string, hours: number) =>
    `${giver}: ${slot} (${hours < 1 ? 'zaraz się zaczyna' : `za ${hours} godz.`})`,
  attentionMissed: (count: number) => `Nierozstrzygnięte w porę w ostatnich 30 dniach: ${grouped(count)}`,
  begins: (hours: number) =>
    hours < 1
      ? 'Zaraz się zaczyna. Bez decyzji zmiana zostanie u tego, kto ją ma.'
      : `Zaczyna się za ${grouped(hours)} godz. Bez decyzji zmiana zostanie u tego, kto ją ma.`,
  attentionNone: 'Nikt nie czeka na decyzję.',
} as const

/** How a request ended before the office could decide it. */
export interface HowDecided {
  readonly how: (typeof OFFER_STATES)[number]
  /** Name of who decided; empty where nobody of the office did. */
  readonly by: string
  /** Null where it has not ended: somebody took the wish back, and the shift is offered again. */
  readonly date: CalendarDate | null
  /** `17:52` by the fleet's clock. */
  readonly time: string
}

/** `Zgoda: Anna Nowak, 23.11.2026, 17:52. …` */
export function decidedText({ how, by, date, time }: HowDecided): string {
  if (how === 'open' || how === 'asked') return 'Kierowca nie chce już tej zmiany albo chce jej ktoś inny.'
  const when = date === null ? '' : `${formatStateDay(date)}, ${time}`
  const whoAndWhen = [by, when].filter((part) => part !== '').join(', ')
  const says = {
    done: `Tę prośbę rozstrzygnięto: zgoda (${whoAndWhen}). Zmiana jest już przekazana.`,
    refused: `Tę prośbę rozstrzygnięto: odmowa (${whoAndWhen}). Zmiana została u tego, kto ją ma.`,
    withdrawn: `Prośba jest cofnięta przez kierowcę (${whoAndWhen}). Zmiana została u tego, kto ją ma.`,
    expired: `Nikt nie zdecydował w porę (${whoAndWhen}). Zmiana została u tego, kto ją ma.`,
  }
  return whoAndWhen === '' ? marketFailures.decided : says[how]
}
