import { repairTexts } from '#features/board/repair/texts.ts'
import { counted } from '#kernel/polish-text.ts'
import type { HappeningKind } from './domain/public.ts'

/** What a grounding says where nothing else was typed. */
export const GROUNDING_REASONS: Readonly<Partial<Record<HappeningKind, string>>> = {
  broken: 'Awaria',
  accident: 'Wypadek',
  service: 'Serwis',
  paper: 'Brak ważnego dokumentu',
}

/** What a removal says where its reason is none of the list. */
export const REMOVAL_WORDS: Readonly<Partial<Record<HappeningKind, string>>> = {
  late: 'Spóźnienie',
  paper: 'Brak ważnego dokumentu',
}

/** The flow 'Coś się stało', from the facts to one saving. */
export const flowTexts = {
  open: 'Coś się stało',
  openMenu: 'Coś się stało…',
  facts: 'Fakty',
  what: 'Co się stało',
  whichCar: 'Które auto',
  whichDriver: 'Który kierowca',
  which: 'Którego auta albo kierowcy to dotyczy',
  search: 'Szukaj',
  searchHint: 'Rejestracja albo nazwisko',
  nothingFound: 'Nikt i nic nie pasuje. Sprawdź pisownię.',
  more: (left: number) => `i jeszcze ${left}: wpisz kilka liter`,
  notInWeek: 'W tym tygodniu nie ma tej osoby ani tego auta. Wybierz z listy albo otwórz inny tydzień.',
  change: 'Zmień',
  since: 'Od której zmiany auto jest z powrotem',
  note: 'Notatka',
  noteHint: 'Tylko dla biura',
  rental: 'Najemca i opłata',
  rentalEnd: 'Bez końca auto jest zajęte 14 dni naprzód; koniec wpiszesz w edycji wynajmu.',
  proposals: 'Propozycje',
  order: 'najpierw przyrzeczone miejsca, potem mniej osób',
  choose: 'Wybierz, co się stało i kogo to dotyczy. Propozycje pojawią się tutaj.',
  wait: 'Zostaje na swojej zmianie',
  waitCosts: 'nikt nie zmienia miejsca',
  nobodyMoves: 'Nikt nie jedzie wtedy tym autem, więc nikt nie zmienia miejsca.',
  returnedNobody: 'Na to auto nikt nie czeka: zostanie wolne.',
  noSeats: 'W tym czasie kierowca nie ma w grafiku żadnego miejsca.',
  notOff: 'To auto nie jest wtedy uziemione ani wynajęte, więc nie ma z czego wrócić.',
  notGenerated:
    'Ten tydzień nie jest jeszcze wygenerowany. Zapiszą się same fakty, a grafik powstanie już z nimi.',
  notGeneratedDriver:
    'Ten tydzień nie jest jeszcze wygenerowany. Popraw zgłoszenie kierowcy albo odepnij go, zanim wygenerujesz grafik.',
  unsaved:
    'Na tablicy są niezapisane zmiany. Propozycje liczą się bez nich; zdarzenie zapisze się od razu, a one zostaną na wierzchu jako niezapisane.',
  people: 'Podgląd według kierowcy',
  noPeople: 'Nikomu nic się nie zmienia.',
  noPhone: 'bez telefonu: powiedz osobiście',
  sms: 'SMS',
  offBoard: 'bez miejsca',
  reserve: 'rezerwa',
  onCall: 'do dyspozycji',
  together: 'Zapisze się razem',
  removalSaved: 'Powód zdjęcia ze zmian, dla administratorów',
  rentalSaved: 'Wynajem auta',
  returnSaved: 'Koniec uziemienia albo wynajmu auta',
  laterWeeks:
    'Kierowcy tego auta z późniejszych wygenerowanych tygodni dostaną przy zapisie wolne auta albo rezerwę.',
  tell: 'Wyślij od razu SMS-y',
  draft: 'Tydzień jest szkicem: nikt jeszcze nic nie dostał i nie dostanie.',
  undoLater: 'Potem jedno „Cofnij całość” zdejmie to wszystko razem.',
  save: 'Zapisz',
  cancel: 'Anuluj',
  recent: 'Wpisane w tym tygodniu',
  undo: 'Cofnij całość',
  undone: 'Cofnięto całość.',
  undoneTitle: 'Cofnięto zdarzenie',
  savedTitle: 'Zapisano zdarzenie',
  close: 'Zamknij',
  failed: 'Nie zapisano',
  undoFailed: 'Nie cofnięto',
  driverOut: 'Kierowca nie przyjedzie',
  reasonText: 'Opisz powód',
  withProposals: 'Z propozycjami…',
} as const

/** `Zapisz i powiadom 2 osoby` @param people to whom SMS go; none for a plain saving */
export function saveLabel(people: number): string {
  return people === 0 ? flowTexts.save : `Zapisz i powiadom ${counted(people, 'osobę', 'osoby', 'osób')}`
}

/** `Coś się stało: WX 4949U` */
export function flowTitle(subject: string | undefined): string {
  return subject ? `${flowTexts.open}: ${subject}` : flowTexts.open
}

/** `5 miejsc w grafiku` */
export function placesSaved(moves: number): string {
  return counted(moves, 'miejsce w grafiku', 'miejsca w grafiku', 'miejsc w grafiku')
}

/** `Uziemienie WX 4949U: Dzień śr 25.11 – Noc nd 29.11` */
export function groundingSaved(reg: string, from: string, to: string): string {
  return `Uziemienie ${reg}: ${from} – ${to}`
}

/** What became of a saving. @param told people to whom SMS go @param withoutPhone people without a number */
export function savedWords(
  subject: string,
  what: string,
  told: { readonly people: number; readonly withoutPhone: number } | null,
): string {
  const base = `${subject}: ${what.toLocaleLowerCase('pl')}.`
  if (!told) return base
  const sms = told.people > 0 ? ` SMS do wysłania: ${told.people}.` : ''
  const silent =
    told.withoutPhone > 0
      ? ` Bez telefonu: ${counted(told.withoutPhone, 'osoba', 'osoby', 'osób')}, powiedz osobiście.`
      : ''
  return `${base}${sms}${silent}`
}

/** The title of a proposal's costs: how many are told, seats empty, promises broken. */
export const costHeads = {
  told: (count: number) => counted(count, 'osoba', 'osoby', 'osób').replace(/^\d+ /, ''),
  empty: (count: number) =>
    counted(count, 'puste miejsce', 'puste miejsca', 'pustych miejsc').replace(/^\d+ /, ''),
  broken: (count: number) =>
    counted(count, 'złamana obietnica', 'złamane obietnice', 'złamanych obietnic').replace(/^\d+ /, ''),
} as const

/** The words of a span: the same as of a repair. */
export const spanTexts = {
  when: repairTexts.when,
  shift: repairTexts.thisShift,
  rest: repairTexts.restOfWeek,
  range: repairTexts.range,
  from: repairTexts.from,
  to: repairTexts.to,
  endBeforeStart: repairTexts.endBeforeStart,
} as const
