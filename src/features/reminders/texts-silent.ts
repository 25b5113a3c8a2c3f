import { counted } from '#kernel/polish-text.ts'
import { LANGUAGE_NAMES, type Language } from '#platform/pure/languages.ts'
import type { NoWay } from './domain/asking.ts'

const people = (count: number) => counted(count, 'osoba', 'osoby', 'osób')
const parts = (count: number) => counted(count, 'część', 'części', 'części')

/** `e-mail: 24, SMS: 96 (102 części)`; only what there is. */
function waysText({ push, email, sms }: Ways, smsParts?: number): string {
  return [
    push > 0 ? `tylko powiadomienie: ${push}` : '',
    email > 0 ? `e-mail: ${email}` : '',
    sms > 0 ? `SMS: ${sms}${smsParts === undefined ? '' : ` (${parts(smsParts)})`}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

interface Ways {
  readonly push: number
  readonly email: number
  readonly sms: number
}

/** What became of a selection. */
interface Left {
  readonly resting: number
  readonly submitted: number
  readonly unreachable: number
  readonly gone: number
}

function leftText({ resting, submitted, unreachable, gone }: Left): string {
  return [
    resting > 0 ? `niedawno przypomniano: ${resting}` : '',
    submitted > 0 ? `zdążyło wysłać: ${submitted}` : '',
    unreachable > 0 ? `bez drogi kontaktu: ${unreachable}` : '',
    gone > 0 ? `nieaktywni: ${gone}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The list of who has not sent availability, and asking them for it. */
export const silentTexts = {
  title: (missing: number, active: number) => `Bez dyspozycyjności: ${missing} z ${active}`,
  titleAlone: 'Bez dyspozycyjności',
  description: (week: number) => `Obok każdego wybory z tygodnia ${week}.`,
  failedTitle: 'Nie udało się wczytać listy',
  all: 'Wszyscy aktywni kierowcy wysłali już dyspozycyjność.',
  noDrivers: 'Nie ma aktywnych kierowców.',
  drivers: 'Lista kierowców',
  nobodyFound: 'Nikt nie pasuje do wyszukiwania i filtra.',
  clear: 'Pokaż wszystkich',
  search: 'Szukaj kierowcy',
  searchHint: 'imię, telefon albo e-mail',
  show: 'Pokaż',
  filters: {
    wszyscy: 'wszystkich',
    nieprzypomniani: 'jeszcze nieprzypomnianych',
    'po-przypomnieniu': 'przypomnianych',
    'nie-doszlo': 'do których nie doszło',
    nieosiagalni: 'bez drogi kontaktu',
  },
  found: (shown: number, all: number) => (shown === all ? people(all) : `${shown} z ${people(all)}`),
  selectAll: (shown: number) => `Zaznacz pokazanych (${shown})`,
  select: (fullName: string) => `Zaznacz: ${fullName}`,
  selectColumn: 'Wybór',
  driver: 'Kierowca',
  before: (week: number) => `Tydzień ${week}`,
  beforeNothing: 'nic nie wybrano',
  shifts: 'Zmian',
  lastSent: 'Ostatnio wysłał',
  never: 'nigdy',
  withdrawn: (at: string) => `wycofał ${at}`,
  way: { push: 'powiadomienie', email: 'e-mail', sms: 'SMS' },
  asked: 'Przypomniano',
  notAsked: 'jeszcze nie',
  times: (times: number) => `biuro: ${counted(times, 'raz', 'razy', 'razy')}`,
  automatic: 'automatycznie',
  restsUntil: (at: string) => `kolejne najwcześniej ${at}`,
  noWay: {
    declined: 'nie chce przypomnień',
    'no-address': 'bez telefonu i e-maila',
    'sms-off': 'bez e-maila, SMS-ów flota nie wysyła',
    country: 'numer z kraju, do którego SMS-y nie idą',
    costly: 'numer, na który SMS-y nie idą',
  } satisfies Record<NoWay, string>,
  acts: 'Działania',
  call: (fullName: string) => `Zadzwoń: ${fullName}`,
  write: (fullName: string) => `Napisz e-mail: ${fullName}`,
  enter: (fullName: string) => `Dodaj zgłoszenie: ${fullName}`,
  enterShort: 'Dodaj zgłoszenie',
  selected: (count: number) => counted(count, 'zaznaczony', 'zaznaczonych', 'zaznaczonych'),
  secondTime: (count: number) => `po raz kolejny: ${count}`,
  ways: waysText,
  remind: (count: number) => `Przypomnij ${count}`,
  remindNobody: 'Zaznacz kogoś, komu można przypomnieć',
  legend: 'D dzień, N noc; w ramce rezerwa, DY do dyspozycji.',

  dialog: (count: number) => `Przypomnij: ${people(count)}`,
  counting: 'Sprawdzam, do kogo i jak to dotrze',
  ask: (count: number) => `Przypomnij ${count}`,
  cancel: 'Anuluj',
  goesTo: (count: number, ways: string) => `Przypomnienia: ${people(count)} (${ways}).`,
  goesToNobody: 'Nikt z zaznaczonych nie dostanie teraz przypomnienia.',
  pushToo:
    'Kto ma powiadomienia na telefonie, dostanie powiadomienie, a SMS albo e-mail tylko wtedy, gdy ono nie dojdzie.',
  smsToo: 'SMS do tych, do których nic innego nie dotrze',
  smsTooHint: 'Flota zwykle nie przypomina SMS-em. To jednorazowa zgoda, SMS-y kosztują.',
  noMail: 'Nie ma serwera poczty: e-maile poczekają w skrzynce nadawczej i dziś wieczorem wygasną.',
  noSms: 'Nie ma bramki SMS: SMS-y poczekają w skrzynce nadawczej i dziś wieczorem wygasną.',
  example: (way: 'email' | 'sms', language: Language, count: number) =>
    `${way === 'sms' ? 'SMS' : 'E-mail'}, ${LANGUAGE_NAMES[language]}: ${people(count)}`,
  exampleHint:
    'Każdy dostaje własny link, który loguje i otwiera formularz z przyciskiem „Wybierz jak ostatnio”.',
  unreachable: (count: number) => `Nie dotrze: ${people(count)}`,
  resting: (count: number, hours: number) =>
    `Niedawno przypomniano, więc pominiemy: ${people(count)} (odstęp: ${hours} godz.)`,
  submitted: (count: number) => `Zdążyło wysłać: ${people(count)}`,
  gone: (count: number) => `Nieaktywni od niedawna: ${people(count)}`,
  until: (at: string) => `od ${at}`,
  done: (count: number, ways: string, left: Left) => {
    const missed = leftText(left)
    const said = count === 0 ? 'Nikomu nie przypomniano' : `Zapisano do wysłania: ${people(count)}, ${ways}`
    return `${said}.${missed === '' ? '' : ` Pominięto: ${missed}.`}`
  },
} as const
