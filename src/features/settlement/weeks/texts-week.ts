import { difference, percent, plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { counted, plural } from '#kernel/polish-text.ts'

export { schemeName } from './texts-printed.ts'

const drivers = (count: number) => counted(count, 'kierowca', 'kierowców', 'kierowców')

export const STATES = {
  blocked: 'Zablokowane',
  draft: 'Szkic',
  idle: 'Tylko saldo',
  closed: 'Zamknięte',
  'nothing-to-pay': 'Nic do wypłaty',
  paid: 'Wypłacone',
  'rolled-over': 'Przeniesione dalej',
} as const

export const weekTexts = {
  corrected: 'Skorygowane',
  title: 'Rozliczenia',
  severalSchemes: 'kilka zasad w tygodniu',
  printAll: 'PDF wszystkich',
  failedTitle: 'Nie udało się wczytać rozliczeń',
  lastFinished: 'Ostatni zakończony',
  unfinished:
    'Ten tydzień jeszcze się nie skończył: kwoty mogą się zmienić, a zamknąć go można po niedzielnej nocy.',
  empty: 'W tym tygodniu nikt nie ma zmian, pieniędzy z aplikacji, potrąceń ani salda.',
  emptyAct: 'Wczytaj pliki aplikacji',
  nothingFound: 'Żaden kierowca nie pasuje do filtra.',
  showAll: 'Pokaż wszystkich',
  unmatched: (names: number) =>
    `W plikach tego tygodnia ${counted(names, 'osoba jest', 'osoby są', 'osób jest')} bez kierowcy.`,
  unmatchedAct: 'Dopasuj osoby',
  ignored: (people: number, grosze: number) =>
    `Z plików tego tygodnia pominięto ${counted(people, 'osobę', 'osoby', 'osób')}, razem ${zloty(grosze)} netto.`,
  ignoredAct: 'Pokaż pominięte',
  /** Reports that no week can settle, beside weeks that are closed. */
  spanning: (count: number) =>
    `Obok zamkniętych tygodni stoją raporty przez dwa tygodnie (${count}). Ich pieniędzy nie ma w żadnym rozliczeniu. Wczytaj raporty od poniedziałku do niedzieli, a te pliki cofnij, albo wyjaśnij, dlaczego to nic nie zmienia:`,
  corrections: (count: number) =>
    `${counted(count, 'zamknięte rozliczenie zmieniło się', 'zamknięte rozliczenia zmieniły się', 'zamkniętych rozliczeń zmieniło się')} po zamknięciu i ${plural(count, 'czeka', 'czekają', 'czeka')} na decyzję:`,
  close: (count: number) => `Zamknij ${count}`,
  closing: 'Zamykanie',
  ready: (count: number) =>
    `${counted(count, 'gotowe', 'gotowe', 'gotowych')} do zamknięcia, z nich do wypłaty`,
  chosen: (count: number) =>
    `${counted(count, 'zaznaczone', 'zaznaczone', 'zaznaczonych')} do zamknięcia, z nich do wypłaty`,
  closeTitle: (count: number) => `Zamknąć rozliczenia: ${count}?`,
  closeText:
    'Kwoty, zasady i konta zostaną zamrożone pod kolejnymi numerami. Późniejsze zmiany danych wejdą tylko jako korekta. Dopóki rozliczenie nie trafi do pliku przelewów ani do wypłaty, można je otworzyć ponownie.',
  closeConfirm: 'Zamknij rozliczenia',
  closeSums: {
    toPay: (grosze: number, count: number) => `Do wypłaty: ${zloty(grosze)}, ${drivers(count)}.`,
    apart: (grosze: number, count: number) =>
      `Osobno najem aut do wypłaty: ${zloty(grosze)}, ${drivers(count)}.`,
    owed: (grosze: number, count: number) =>
      `Winni flocie: ${zloty(grosze)}, ${drivers(count)}. Ta kwota przechodzi na następny tydzień.`,
    even: (count: number) => `Wychodzą na zero: ${drivers(count)}.`,
    blocked: (count: number) => `Zostaje zablokowane, bez zamknięcia: ${drivers(count)}.`,
    unchosen: (count: number) => `Zostaje szkicem, bo nie zaznaczono: ${drivers(count)}.`,
  },
  /** @param byNow of the week, these among them */
  closed: (count: number, byNow: number) =>
    [
      `Zamknięto: ${counted(count, 'rozliczenie', 'rozliczenia', 'rozliczeń')}.`,
      byNow > count ? `W całym tygodniu zamkniętych: ${byNow}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  left: (names: readonly string[]) =>
    `Nie zamknięto, bo coś jeszcze przeszkadza: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` i jeszcze ${names.length - 3}` : ''}.`,
  search: 'Szukaj kierowcy',
  filters: 'Pokaż',
  filter: {
    all: 'Wszystkie',
    blocked: 'Zablokowane',
    draft: 'Szkice',
    frozen: 'Zamknięte',
    paid: 'Wypłacone',
    idle: 'Tylko saldo',
    owing: 'Winni flocie',
    odd: 'Odstają od poprzedniego',
  },
  groups: {
    blocked: 'Zablokowane',
    draft: 'Szkice gotowe do zamknięcia',
    frozen: 'Zamknięte i wypłacone',
    idle: 'Tylko saldo z poprzednich tygodni',
  },
  draftsHint: 'Przeliczają się same, nic jeszcze nie jest zapisane.',
  frozenHint: 'Zamrożone: późniejsze zmiany wejdą tylko jako korekta.',
  idleHint:
    'W tym tygodniu bez zmian, pieniędzy i potrąceń: saldo przechodzi dalej bez rozliczenia i numeru.',
  /** What became of the debt with which a week was closed. @param left of it, where that is not all */
  debt: {
    waits: (left: number | null) =>
      left === null ? 'dług przechodzi dalej' : `z długu zostało ${zloty(left)}, przechodzi dalej`,
    passed: (left: number | null, statement: string) =>
      `${left === null ? 'dług wszedł' : `${zloty(left)} z długu weszło`} do ${statement}`,
    even: 'dług wyrównany',
  },
  apartDebt: {
    passed: (left: number, statement: string) => `najem auta: ${zloty(left)} pomniejszyło ${statement}`,
    even: 'najem auta: dług wyrównany',
  },
  apart: (grosze: number) => `najem auta ${zloty(grosze)}`,
  apartCarry: (grosze: number) =>
    grosze < 0 ? `następny najem auta mniejszy o ${zloty(0 - grosze)}` : 'najem auta: nic do wypłaty',
  apartOfAll: (grosze: number) => `i osobno najem aut ${zloty(grosze)}`,
  group: (title: string, count: number) => `${title} (${count})`,
  frozenGroups: { closed: 'Zamknięte', paid: 'Wypłacone' },
  strip: {
    label: 'Tydzień jako równanie',
    more: 'Skąd te kwoty',
    less: 'Mniej szczegółów',
    net: 'Netto z aplikacji',
    /** What 'Zarobek' of the results may stand on, and no settlement does. */
    netHint: 'rozliczenie liczy kwoty aplikacji, nie arkusza',
    cash: 'Gotówka u kierowców',
    fleet: 'Część floty',
    debts: 'Długi z poprzednich',
    credits: 'Niewypłacone z poprzednich',
    /** Of some drivers unpaid, of others a debt: the sum is of both. */
    openings: 'Z poprzednich, razem z długami',
    unpaid: (grosze: number, count: number) => `niewypłacone ${zloty(grosze)}, ${drivers(count)}`,
    debtsOf: (grosze: number, count: number) => `długi ${zloty(0 - grosze)}, ${drivers(count)}`,
    toPay: 'Do wypłaty',
    /** Of a week of which all that was to be paid has been. */
    paid: 'Wypłacono',
    /** Some of it was paid, some is not yet, or not under this week any more. */
    partlyPaid: 'Wypłaty tygodnia',
    parts: {
      draft: (of: string) => `gotowe do zamknięcia ${of}`,
      /** While the week runs nothing can be closed. */
      running: (of: string) => `szkice ${of}`,
      blocked: (of: string) => `zablokowane ${of}`,
      left: (of: string) => `zostało do wypłaty ${of}`,
      prepared: (of: string) => `w przygotowanych przelewach ${of}`,
      sent: (of: string) => `w drodze ${of}`,
      paid: (of: string) => `wypłacono ${of}`,
      movedOn: (of: string) => `przeszło do nowszych rozliczeń ${of}`,
    },
    amountOf: (grosze: number, count: number) =>
      `${zloty(grosze)}, ${drivers(count).replaceAll(' ', '\u00a0')}`,
    owed: 'Winni flocie',
    alone: (of: string) => `w tym tylko saldo, stan na dziś: ${of}`,
    unpaidAlone: (of: string) => `poza tym tygodniem czeka ze starszych rozliczeń ${of}`,
    /** What the week before handed on, where that is not all of it, or not it alone. */
    handed: (week: number, of: string) => `z tygodnia ${week} przeszło ${of}`,
    lessened: (grosze: number) => `ubyło po drodze ${zloty(grosze)}: wpłaty i inne zapisy salda`,
    added: (grosze: number) => `doszło ${zloty(grosze)}: starsze długi i inne zapisy salda`,
    outside: (grosze: number) => `${zloty(grosze)} jest u kierowców poza tymi sumami`,
    openBefore: (week: number, count: number) =>
      `tydzień ${week} nie jest zamknięty: ${drivers(count)}; ich saldo wejdzie tu po zamknięciu`,
    minus: 'minus',
    plus: 'plus',
    equals: 'równa się',
    drivers,
    /** Whose week is in the sums, and who beside them has nothing but a balance. */
    settled: (count: number) =>
      `${plural(count, 'rozliczenie', 'rozliczenia', 'rozliczenia')} ${counted(count, 'kierowcy', 'kierowców', 'kierowców')}`,
    besideAlone: (count: number) => `poza nimi tylko saldo: ${drivers(count).replace(' ', '\u00a0')}`,
    cashHint: 'już w ich rękach',
    apart: (grosze: number, count: number) => `osobno najem aut: ${zloty(grosze)}, ${drivers(count)}`,
    fleetHint: 'udział, VAT, najem, potrącenia',
    owedHint: 'na koniec tygodnia',
    unsettled: (count: number) =>
      `Bez ${counted(count, 'kierowcy, którego', 'kierowców, których', 'kierowców, których')} nie da się jeszcze rozliczyć.`,
    running: 'tydzień jeszcze trwa',
    noResults: 'nie ma jeszcze wyników',
    change: (now: number, before: number) =>
      before === 0
        ? ''
        : `${now >= before ? '+' : '−'}${percent(Math.round((Math.abs(now - before) / Math.abs(before)) * 10_000))} do poprzedniego`,
  },
  columns: {
    choose: 'Wybór',
    driver: 'Kierowca i zasada',
    net: 'Netto z aplikacji',
    cash: 'Gotówka',
    fleet: 'Część floty',
    opening: 'Z poprzednich',
    balance: 'Saldo, zł',
    difference: 'Netto do poprzedniego',
    state: 'Stan',
  },
  chooseAll: 'Zaznacz wszystkie szkice',
  chooseOne: (name: string) => `Zaznacz: ${name}`,
  /** In the place of an app's net. */
  lacks: { none: 'brak pliku', 'without-driver': 'nie ma w pliku', waiting: 'czeka' },
  /** Lines of a narrow table. */
  toBefore: 'do poprz.',
  ofOpening: (grosze: number) => `z poprz. ${plainAmount(grosze)}`,
  none: '–',
  provisional: 'wstępnie',
  unknown: 'nie da się policzyć',
  gone: 'poza listą',
  inactive: 'wyłączony',
  question: 'pytanie kierowcy',
  /** @param gone its file was handed out */
  onTheWay: (batch: string, gone: boolean) => `${gone ? 'w drodze' : 'w przygotowaniu'}, paczka ${batch}`,
  partlyPaid: (paid: number, left: number) => `wypłacono ${zloty(paid)}, zostało ${zloty(left)}`,
  explain: 'Wyjaśnij',
  explainOne: (name: string) => `Wyjaśnij: ${name}`,
  explainTitle: 'Wyjaśnienie przeszkody',
  explainHint: 'Zapisze się przy rozliczeniu razem z Twoim nazwiskiem i dotyczy tylko tej różnicy.',
  /** What becomes of the money once it is explained. */
  explainThen: {
    'file-missing': 'Tydzień zamknie się bez pieniędzy z tego pliku; gdy przyjdzie później, będzie korekta.',
    'report-spans':
      'Po wyjaśnieniu tydzień da się zamknąć, a pieniądze z tego raportu nie wejdą do żadnego rozliczenia. W wynikach zostają.',
    'reports-overlap': 'Po wyjaśnieniu liczy się tak, jak teraz na tym ekranie.',
    'sums-differ': 'Po wyjaśnieniu liczą się kwoty, jakie są w pliku.',
    'amount-unknown': '',
  },
  explainReason: 'Powód',
  explainSave: 'Zapisz wyjaśnienie',
  explained: 'Wyjaśnienie zapisane.',
  takeNet: 'Licz VAT od netto',
  takeNetOf: (name: string) => `Licz VAT od netto: ${name}`,
  takeNetTitle: (app: string) => `VAT od netto, ${app}`,
  takeNetHint: (app: string) =>
    `W tym tygodniu VAT tego kierowcy policzymy od netto ${app}. Decyzja zapisze się przy rozliczeniu razem z powodem i Twoim nazwiskiem. Gdy przyjdzie plik z brutto, liczyć się będzie brutto.`,
  takeNetSave: 'Licz od netto',
  netTaken: 'VAT policzony od netto.',
  cancel: 'Anuluj',
} as const

/** Of the dashboard: what changed of closed weeks. */
export const waitingCorrectionTexts = {
  title: 'Korekty rozliczeń do decyzji',
  none: 'Żadne zamknięte rozliczenie nie czeka na korektę.',
  /** `Jan Kowalski, tydzień 47 (−6,72)` */
  one: (name: string, week: number, grosze: number) =>
    `${name}, tydzień\u00a0${week} (${difference(grosze)})`,
} as const
