import { inZloty } from '#kernel/money.ts'
import { counted, grouped } from '#kernel/polish-text.ts'

/** What a decision did to results. */
interface Does {
  /** Grosze by which weeks came out otherwise. */
  readonly income: readonly { readonly year: number; readonly week: number; readonly grosze: number }[]
  readonly shifts: number
}

/** The queue of people whom files name. */
export const peopleTexts = {
  title: 'Osoby z plików',
  description:
    'Kto w plikach nie ma znanego numeru telefonu ani identyfikatora, czeka tutaj, aż ktoś potwierdzi, o kogo chodzi. Nic nie ginie: przejazdy policzą się, gdy tylko osoba zostanie przypisana.',
  back: 'Wyniki',
  tabs: {
    waiting: (people: number) => (people > 0 ? `Czekają (${grouped(people)})` : 'Czekają'),
    ignored: (people: number) => (people > 0 ? `Pominięte (${grouped(people)})` : 'Pominięte'),
    matched: 'Dopasowane',
    files: 'Wczytane pliki',
  },
  list: { waiting: 'Osoby do przypisania', ignored: 'Pominięte osoby', matched: 'Dopasowane osoby' },
  search: 'Szukaj po nazwisku',
  allDone: 'Wszystkie osoby z plików są przypisane.',
  noneWaiting: (ignored: number) =>
    `Nikt nie czeka. Pominięto ${counted(ignored, 'osobę', 'osoby', 'osób')}.`,
  noneIgnored: 'Nikogo nie pominięto.',
  noneMatched: 'Nie ma jeszcze dopasowanych osób. Wczytaj plik w zakładce „Import pliku”.',
  nothingFound: 'Nikt tak się nie nazywa.',
  summary: (people: number, rows: number) =>
    `${counted(people, 'osoba czeka', 'osoby czekają', 'osób czeka')}, ${counted(rows, 'wiersz nie liczy', 'wiersze nie liczą', 'wierszy nie liczy')} się jeszcze w wynikach.`,
  keys: 'Klawisze: ↑ ↓ osoba, 1–5 podpowiedź, W wybór z listy, N nowy kierowca, P pomiń, Z cofnij ostatnią decyzję.',
  reasons: {
    phone: 'ma ten telefon, ale nazywa się inaczej',
    'same-name': 'to samo imię i nazwisko',
    'other-platform': 'tak nazywa się w innym pliku',
    'other-order': 'te same imiona, inna kolejność',
    'further-name': 'ma jedno imię więcej albo mniej',
    'one-letter': 'różnica jednej litery',
    surname: 'to samo nazwisko',
  },
  inactive: 'nieaktywny',
  externalId: 'Identyfikator w aplikacji:',
  trips: (n: number) => counted(n, 'przejazd', 'przejazdy', 'przejazdów'),
  orders: (n: number) => counted(n, 'płatność', 'płatności', 'płatności'),
  shifts: (n: number) => counted(n, 'zmiana', 'zmiany', 'zmian'),
  periods: (n: number) => counted(n, 'rozliczenie okresu', 'rozliczenia okresów', 'rozliczeń okresów'),
  nothing: 'żadnych wierszy',
  noSuggestion: 'Nikt podobny nie jest na liście kierowców.',
  assignTo: (name: string) => `Przypisz: ${name} to`,
  choose: 'Wybierz z listy',
  chooseFor: (name: string) => `Wybierz z listy: ${name}`,
  add: 'Nowy kierowca',
  addFor: (name: string) => `Nowy kierowca: ${name}`,
  ignore: 'Pomiń',
  ignoreOne: (name: string) => `Pomiń: ${name}`,
  putBack: 'Przywróć do kolejki',
  putBackOne: (name: string) => `Przywróć do kolejki: ${name}`,
  change: 'Zmień',
  changeFor: (name: string) => `Zmień: ${name}`,
  is: (driver: string) => `To ${driver}`,
  by: { phone: 'po telefonie', person: 'przypisano ręcznie', reference: 'jak w innym pliku' },
  doubt: {
    'name-differs': 'Numer telefonu należy do kogoś, kto nazywa się inaczej. Potwierdź, czyje to wyniki.',
  },
  undo: 'Cofnij',
  done: {
    assigned: (name: string, does: Does) => `${name}: przypisano. ${changed(does)}`,
    added: (name: string, does: Does, others: number) =>
      `${name}: dodano kierowcę. ${alsoMatched(others)}${changed(does)}`,
    listed: (name: string, driver: string, does: Does, others: number) =>
      `${name}: ten numer ma już ${driver}, więc nikogo nie dodano, a wyniki przypisano do tego kierowcy. ${alsoMatched(others)}${changed(does)}`,
    ignored: (name: string) => `${name}: pominięto.`,
    ignoredAgain: (name: string) => `${name}: znów pominięto.`,
    restored: (name: string, driver: string) => `${name}: znów to ${driver}.`,
    putBack: (name: string) => `${name}: z powrotem w kolejce.`,
    putBackMatched: (name: string) => `${name}: dopasowano po telefonie.`,
  },
  chooseTitle: (name: string) => `Kto to jest: ${name}?`,
  driver: 'Kierowca',
  driverPlaceholder: 'Wpisz kilka liter nazwiska',
  noDriver: 'Nie ma takiego kierowcy',
  chooseFirst: 'Wybierz kierowcę z listy.',
  assign: 'Przypisz',
  addTitle: 'Nowy kierowca z pliku',
  fullName: 'Imię i nazwisko',
  phone: 'Telefon',
  addHint:
    'Jeśli kierowca z tym numerem już jest na liście, osoba zostanie przypisana do niego. Inne wpisy z plików z tym samym numerem przypiszą się razem z nią.',
  addAndAssign: 'Dodaj i przypisz',
  cancel: 'Anuluj',
} as const

/** Of one whose results nobody has a name for any more. */
export const driverNameTexts = { unknown: 'Usunięty kierowca' } as const

function alsoMatched(others: number): string {
  if (others === 0) return ''
  return `Z tym samym numerem przypisano też ${counted(others, 'inny wpis', 'inne wpisy', 'innych wpisów')} z plików. `
}

function changed({ income, shifts }: Does): string {
  return income.length === 0 ? ofShifts(shifts) : `${earned(income)} ${ofShifts(shifts)}`
}

function earned(income: Does['income']): string {
  const [first] = income
  const sum = income.reduce((all, { grosze }) => all + grosze, 0)
  const came = `${sum < 0 ? 'ubyło' : 'doszło'} ${income.length > 1 ? 'razem ' : ''}${inZloty(Math.abs(sum))} zł przychodu.`
  return income.length === 1 && first
    ? `W tygodniu ${first.week} ${came}`
    : `W ${counted(income.length, 'tygodniu', 'tygodniach', 'tygodniach')} ${came}`
}

function ofShifts(shifts: number): string {
  if (shifts === 0) return 'Wyniki zmian się nie zmieniły.'
  return `Przeliczono ${counted(shifts, 'zmianę', 'zmiany', 'zmian')}.`
}
