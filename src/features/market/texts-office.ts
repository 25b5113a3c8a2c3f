import { grouped } from '#kernel/polish-text.ts'

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
  accept: 'Zgadzam się',
  acceptNamed: (giver: string, taker: string) => `Zgadzam się: ${giver} oddaje, ${taker} bierze`,
  refuse: 'Odmów',
  refuseNamed: (giver: string, taker: string) => `Odmów: ${giver} oddaje, ${taker} bierze`,
  reason: 'Powód odmowy (zobaczą go obaj kierowcy)',
  accepted: 'Zmiana przekazana. Obaj kierowcy dostaną wiadomość.',
  refused: 'Odmówiono. Obaj kierowcy dostaną wiadomość.',
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
