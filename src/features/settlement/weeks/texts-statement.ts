import { appName } from '#features/settlement/schemes/texts-words.ts'
import { because, difference, zloty } from '#features/settlement/texts-amounts.ts'
import { counted, plural } from '#kernel/polish-text.ts'

export const statementTexts = {
  failedTitle: 'Nie udało się wczytać rozliczenia',
  crumbs: 'Gdzie jesteś',
  week: (week: number) => `Tydzień ${week}`,
  closedAt: (at: string, by: string) => `zamknięte ${at}, ${by}`,
  version: (version: number) => `wersja ${version}`,
  former: 'To wcześniejsza wersja: rozliczenie otwarto ponownie.',
  /** @param reopened it has a number, and keeps it */
  draftOf: (reopened: boolean) => (reopened ? 'Szkic, numer zostaje' : 'Szkic, bez numeru'),
  scheme: (name: string) => `Zasada: ${name}`,
  /** Before the rule, which speaks to the driver. */
  reads: 'Tak przeczyta to kierowca',
  position: 'Pozycja',
  source: 'Skąd',
  computation: 'Wyliczenie',
  amount: 'Kwota, zł',
  lines: 'Pozycje rozliczenia',
  noLines: 'Nie ma żadnej pozycji.',
  rows: (count: number) => counted(count, 'wiersz', 'wiersze', 'wierszy'),
  openRows: (count: number, label: string) => `${counted(count, 'wiersz', 'wiersze', 'wierszy')}: ${label}`,
  result: 'Wynik tygodnia',
  opening: 'Saldo otwarcia',
  balance: 'Razem',
  toPay: 'Do wypłaty',
  carry: 'Przechodzi na następny tydzień',
  /** Of a closed week, beside what became of it. */
  debtAtEnd: 'Dług na koniec tygodnia',
  paidOut: 'Wypłacono',
  movedOn: 'Przeniesiono dalej',
  cameBack: 'Wróciło później',
  /** @param toPay what the statement was closed with */
  movedInto: (grosze: number, statement: string, toPay: number) =>
    `${grosze === toPay ? 'Całość przeszła' : `Z ${zloty(toPay)} do wypłaty przeszło ${zloty(grosze)}`} do rozliczenia ${statement}.`,
  /** @param statement that pays it; null while none does */
  cameBackLater: (grosze: number, statement: string | null) =>
    statement
      ? `${zloty(grosze)} wróciło później i weszło do rozliczenia ${statement}.`
      : `${zloty(grosze)} wróciło, gdy następny tydzień był już zamknięty: wejdzie do następnego rozliczenia kierowcy i będzie do wypłaty po jego zamknięciu.`,
  /** Accepted ones that no statement has yet; of the others the statement's number follows. */
  correctionWaits: (count: number) =>
    `Skorygowane: ${plural(count, 'przyjęta korekta czeka', 'przyjęte korekty czekają', 'przyjęte korekty czekają')} na następny tydzień.`,
  correctedIn: 'Skorygowane: po zamknięciu przyszła zmiana i stoi w rozliczeniu',
  apart: 'Najem auta kierowcy, osobno',
  apartToPay: (grosze: number) => `do wypłaty osobno ${zloty(grosze)}`,
  apartOpening: 'Z poprzednich najmów',
  apartResult: 'Ten tydzień',
  apartCarry: 'Pomniejszy następny najem',
  apartAtEnd: 'Dług z najmu na koniec tygodnia',
  apartUnder: (number: string) => `Przelew albo gotówka pod numerem ${number}`,
  apartStates: {
    closed: 'do wypłaty',
    'nothing-to-pay': 'nic do wypłaty',
    paid: 'wypłacony',
    'rolled-over': 'przeniesiony do następnego najmu',
  },
  weekStates: {
    closed: 'Saldo tygodnia: do wypłaty.',
    'nothing-to-pay': 'Saldo tygodnia: nic do wypłaty.',
    paid: 'Saldo tygodnia: wypłacone.',
    'rolled-over': 'Saldo tygodnia: przeniesione dalej.',
  },
  apartCorrected: 'W tym najem auta, płacony osobno',
  idle: 'W tym tygodniu bez zmian, pieniędzy i potrąceń, więc nie ma czego zamykać. Saldo przechodzi dalej samo.',
  leftToPay: (grosze: number) => `zostało ${zloty(grosze)}`,
  account: (masked: string) => `Konto z dnia zamknięcia: ${masked}`,
  accountNow: (masked: string) => `Konto: ${masked}`,
  inCash: 'Wypłata gotówką w biurze, za pokwitowaniem.',
  noAccount: 'Bez konta: wypłata gotówką albo po dodaniu konta.',
  closedWithoutAccount:
    'Zamknięte bez konta: wypłata gotówką albo przelewem na konto z karty kierowcy. Gdy konto jest już na karcie, wybierz w Przelewach „Zapłać na konto z karty” i podaj powód.',
  orReopen: 'Możesz też otworzyć to rozliczenie ponownie i zamknąć je z kontem.',
  toCard: 'Konto na karcie kierowcy',
  toTransfers: 'Otwórz Przelewy',
  /** @param gone its file was handed out for a bank */
  onTheWay: (batch: string, gone: boolean) =>
    gone ? `Przelew w drodze, paczka ${batch}` : `Przelew w przygotowaniu, paczka ${batch}`,
  payments: {
    label: 'Wypłaty z tego rozliczenia',
    inCash: (grosze: number, at: string) => `Wypłacono gotówką ${zloty(grosze)}, ${at}`,
    receipt: (number: string) => `pokwitowanie ${number}`,
    byTransfer: (grosze: number, at: string, batch: string) =>
      `Wypłacono przelewem ${zloty(grosze)}, potwierdzone ${at}, paczka ${batch}`,
    sentUnconfirmed: (grosze: number, at: string, batch: string) =>
      `Wysłano przelew ${zloty(grosze)}, ${at}, paczka ${batch}`,
    apart: 'najem auta',
    transferBack: (at: string, reason: string) => `Przelew wrócił ${at}${because(reason)}.`,
    cashBack: (at: string, reason: string) => `Wypłatę wystornowano ${at}${because(reason)}.`,
  },
  openingWithoutWeeks: (weeks: readonly number[]) =>
    weeks.length === 1
      ? `Tydzień ${weeks[0]} tego kierowcy nie jest jeszcze zamknięty: jego saldo wejdzie tu po zamknięciu.`
      : `Tygodnie ${weeks.join(', ')} tego kierowcy nie są jeszcze zamknięte: ich salda wejdą tu po zamknięciu.`,
  openingWithoutOrder: (grosze: number, batch: string, gone: boolean) =>
    `Bez ${zloty(grosze)} z wcześniejszego rozliczenia: przelew ${gone ? 'jest w drodze' : 'jest w przygotowaniu'}, paczka ${batch}.`,
  noPayer: 'PDF nie będzie miał nazwy floty: wpisz nadawcę przelewów przed zamknięciem.',
  toPayer: 'Wpisz nadawcę',
  /** Of a draft that lacks an amount, instead of what is to be paid. */
  unknown: 'Nie da się jeszcze policzyć',
  unknownHint: 'Brakuje tego, od czego zależy wynik: stoi w tym, co przeszkadza w zamknięciu.',
  unknownShort: 'brak danych',
  provisional: (without: string) =>
    `Kwota wstępna${without ? `, bez ${without}` : ''}: może się zmienić, gdy zniknie to, co przeszkadza w zamknięciu.`,
  checksum: 'Suma kontrolna danych',
  whereNetWent: (net: number) => `Gdzie poszło netto ${zloty(net)}`,
  officeOnly: 'tylko dla biura',
  parts: { driver: 'Kierowca', fleet: 'Flota', vat: 'Na VAT', passedOn: 'Napiwki i zwroty' },
  blocks: 'Co przeszkadza w zamknięciu',
  warnings: 'Warto wiedzieć',
  differences: 'Inaczej niż tydzień wcześniej',
  /** Why VAT is charged of the net of an app that tells no gross. */
  netTaken: (app: string, reason: string) => `VAT od netto ${appName(app)}: ${reason}`,
  explanations: 'Wyjaśnienia',
  print: 'Pobierz PDF',
  notPrinted: (name: string) =>
    `PDF nie ma wszystkich liter nazwy „${name}”: w ich miejscu stanie „?”, a obrazki znikną. Popraw nazwę kierowcy albo odbiorcy przed zamknięciem.`,
  close: 'Zamknij to rozliczenie',
  /** @param monday the day after the week's last one */
  closesFrom: (monday: string) =>
    `Ten tydzień jeszcze trwa. Zamkniesz go od poniedziałku, ${monday}, po niedzielnej nocy.`,
  closed: (number: string) => `Zamknięto: ${number}.`,
  reopen: 'Otwórz ponownie',
  reopenTitle: 'Otworzyć rozliczenie ponownie?',
  reopenHint: 'Wróci do szkicu i zachowa numer. Ta wersja zostanie w historii z powodem i Twoim nazwiskiem.',
  reopenExcluded: (grosze: number, reason: string) =>
    `Wykluczona korekta (${difference(grosze)} zł, „${reason}”) wejdzie wtedy do szkicu.`,
  excludedTitle: 'Wykluczona korekta wejdzie do szkicu',
  excludedConfirm: 'Otwórz mimo to',
  excludedBefore: (grosze: number, reason: string) =>
    `W poprzedniej wersji wykluczono korektę ${difference(grosze)} zł („${reason}”). Ten szkic ją liczy: jeśli ma zostać wykluczona, wyrównaj ją wpisem w „Potrącenia i dodatki”.`,
  undoExplained: 'Cofnij',
  explainedAs: (what: string, reason: string) => `${what}: ${reason}`,
  undoExplainedOf: (reason: string) => `Cofnij wyjaśnienie: ${reason}`,
  undoExplainedTitle: 'Cofnąć to wyjaśnienie?',
  undoExplainedText:
    'Przeszkoda stanie znowu i tydzień nie da się zamknąć bez nowej decyzji. Kwoty przeliczą się od razu. Kto cofnął, zostaje w dzienniku zmian.',
  undoExplainedDone: 'Wyjaśnienie jest cofnięte.',
  reason: 'Powód',
  reopened: 'Rozliczenie jest znowu szkicem.',
  save: 'Zapisz',
  corrections: 'Korekty',
  correctionStates: { proposed: 'Czeka na decyzję', accepted: 'Przyjęta', declined: 'Wykluczona' },
  correctionText:
    'Dane tego tygodnia zmieniły się po zamknięciu. To rozliczenie i jego PDF zostają bez zmian.',
  before: (label: string) => `${label}, już rozliczone`,
  now: (label: string) => `${label}, według tej samej zasady`,
  own: 'Osobna pozycja w następnym tygodniu',
  /** `1 wiersz zmieniony, 2 wiersze nowe`; empty where no row differs. */
  rowsChanged: ({ added, removed, changed }: Readonly<Record<'added' | 'removed' | 'changed', number>>) =>
    [
      changed > 0 ? counted(changed, 'wiersz zmieniony', 'wiersze zmienione', 'wierszy zmienionych') : '',
      added > 0 ? counted(added, 'wiersz nowy', 'wiersze nowe', 'wierszy nowych') : '',
      removed > 0 ? counted(removed, 'wiersz usunięty', 'wiersze usunięte', 'wierszy usuniętych') : '',
    ]
      .filter(Boolean)
      .join(', '),
  takenBack: (fileName: string, loadedAt: string, at: string, by: string) =>
    `Cofnięto wczytanie „${fileName}” z ${loadedAt}: ${at}, ${by}.`,
  accept: 'Przyjmij korektę',
  acceptTitle: (amount: string) => `Przyjąć korektę ${amount}?`,
  acceptHint:
    'Wejdzie jako osobna pozycja do następnego zamykanego tygodnia kierowcy. Dopóki jest przyjęta, tego rozliczenia nie da się otworzyć ponownie. Przyjęcie cofniesz, zanim zamkniesz tydzień, do którego wejdzie. Potem, gdy dane zmienią się jeszcze raz, pojawi się następna korekta.',
  /** Of what the fleet has excluded since the week was last settled. */
  excludedEarlier: (grosze: number, reason: string) =>
    `Wcześniej wykluczono ${difference(grosze)} (${reason}). Ta korekta liczy całą różnicę od ostatniego rozliczenia, razem z tym.`,
  undoAccept: 'Cofnij przyjęcie',
  undoAcceptTitle: 'Cofnąć przyjęcie korekty?',
  undoAcceptHint:
    'Korekta wróci do decyzji i nie wejdzie do następnego tygodnia. Rozliczenie będzie można znowu otworzyć, jeśli nic z niego nie wyszło.',
  undoAcceptDone: 'Korekta znowu czeka na decyzję.',
  decline: 'Wyklucz z powodem',
  declineTitle: 'Wykluczyć korektę?',
  declineHint:
    'Rozliczenie zostanie bez zmian. Korekta wróci do decyzji dopiero wtedy, gdy dane tego tygodnia zmienią się jeszcze raz.',
  accepted: 'Korekta wejdzie do następnego zamykanego tygodnia.',
  declined: 'Korekta wykluczona.',
  settledIn: (number: string) => `w rozliczeniu ${number}`,
  notSettled: 'czeka na następny tydzień',
  ledger: 'Saldo kierowcy',
  wholeLedger: 'Cała historia',
  ledgerColumns: { date: 'Data', what: 'Co', amount: 'Kwota', balance: 'Saldo' },
  ledgerEmpty: 'Jeszcze nic nie zaksięgowano.',
  history: 'Wersje',
  versionOf: (version: number, at: string, by: string) => `Wersja ${version}: ${at}, ${by}`,
  reopenedBy: (at: string, by: string, reason: string) => `Otwarta ponownie ${at}, ${by}: ${reason}`,
  inForce: 'obowiązuje',
  questions: 'Nie zgadzam się',
  noQuestions: 'Kierowca o nic nie pytał.',
  asked: (at: string, by: string | null) => (by ? `${at}, zapisane przez ${by}` : at),
  answered: (at: string, by: string) => `${at}, odpowiedź: ${by}`,
  ask: 'Zapisz pytanie kierowcy',
  askLabel: 'Pytanie, słowami kierowcy',
  askDone: 'Pytanie zapisane.',
  answer: 'Odpowiedz',
  answerLabel: 'Odpowiedź dla kierowcy',
  quoted: (question: string) => `„${question}”`,
  answerDone: {
    email: 'Odpowiedź zapisana. Kierowca dostanie e-mail, że na niego czeka.',
    sms: 'Odpowiedź zapisana. Kierowca dostanie SMS, że na niego czeka.',
    none: 'Odpowiedź zapisana. Kierowca nie dostanie wiadomości, przeczyta ją na swojej stronie rozliczeń.',
  },
  answerWaits: {
    email:
      'Odpowiedź zapisana. E-mail o niej czeka w skrzynce nadawczej, bo nie ma bramki e-mail. Kierowca przeczyta odpowiedź na swojej stronie rozliczeń: daj mu znać inaczej.',
    sms: 'Odpowiedź zapisana. SMS o niej czeka w skrzynce nadawczej, bo nie ma bramki SMS. Kierowca przeczyta odpowiedź na swojej stronie rozliczeń: daj mu znać inaczej.',
  },
  previous: 'Poprzedni kierowca',
  next: 'Następny kierowca',
  sources: 'Źródła',
  sourceColumns: { what: 'Co', where: 'Plik i wiersz', when: 'Kiedy', amount: 'Kwota' },
  fileRow: (name: string, row: number) => `${name}, wiersz ${row}`,
  ofStatement: (number: string) => `rozliczenie ${number}`,
  quantities: {
    minutes: (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    metres: (metres: number) => `${Math.round(metres / 1000)} km`,
    days: (days: number) => counted(days, 'dzień', 'dni', 'dni'),
    shifts: (shifts: number) => counted(shifts, 'zmiana', 'zmiany', 'zmian'),
  },
  changes: {
    added: 'Nowe po zamknięciu',
    removed: 'Usunięte po zamknięciu',
    changed: 'Zmienione po zamknięciu',
    before: 'było',
    now: 'jest',
  },
  kinds: {
    gross: 'brutto',
    commission: 'prowizja',
    net: 'netto',
    tip: 'napiwki',
    toll: 'opłaty drogowe',
    campaign: 'kampania',
    cancellation: 'anulowanie',
    cash: 'gotówka',
    adjustment: 'poprawka',
    payout: 'wypłata aplikacji',
    shift: 'zmiana',
    rent: 'najem',
    fuel: 'paliwo',
    'over-mileage': 'nadprzebieg',
    wash: 'mycie',
    fine: 'mandat',
    damage: 'szkoda',
    deposit: 'kaucja',
    advance: 'zaliczka',
    'shared-cost': 'koszt wspólny',
    bonus: 'premia',
    accountant: 'kwota od księgowej',
    correction: 'korekta',
    'own-car': 'własne auto',
    'own-car-correction': 'korekta za własne auto',
  } as Readonly<Record<string, string>>,
  shifts: { day: 'dzień', night: 'noc' },
} as const
