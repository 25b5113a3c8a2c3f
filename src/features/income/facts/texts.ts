import { counted } from '#kernel/polish-text.ts'

/** What facts are called wherever they are shown. */
export const factTexts = {
  kinds: {
    settlement: 'Arkusz wyników zmian',
    'bolt-trips': 'Bolt: historia przejazdów',
    'bolt-earnings': 'Bolt: zarobki kierowców',
    'uber-trips': 'Uber: przejazdy',
    'uber-orders': 'Uber: płatności za przejazdy',
    'uber-drivers': 'Uber: płatności kierowców',
    'freenow-earnings': 'FreeNow: zarobki',
    'freenow-bookings': 'FreeNow: zlecenia',
  },
  platforms: { bolt: 'Bolt', uber: 'Uber', freenow: 'FreeNow', settlement: 'Arkusz' },
  range: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  unknown: 'brak danych',
  zloty: (amount: string) => `${amount}\u00a0zł`,
  zlotyPerKm: (amount: string) => `${amount}\u00a0zł/km`,
} as const

/** What a figure is made of. */
export const sourceTexts = {
  title: 'Skąd te liczby',
  slot: (date: string, shift: string) => `${date}, ${shift}`,
  shifts: { day: 'dzień', night: 'noc' },
  unknown: 'brak danych',
  income: 'Zarobek',
  incomeFrom: { sheet: 'z arkusza wyników', rides: 'suma z przejazdów' },
  mileage: 'Kilometry',
  mileageFrom: { office: 'wpisane przez biuro', sheet: 'z arkusza wyników', handover: 'z przekazań auta' },
  handed: {
    title: 'Przekazania auta',
    known: (km: string) => `Od odbioru do zdania auta: ${km}.`,
    differs: (km: string, apart: string) =>
      `Od odbioru do zdania auta: ${km}, o ${apart} inaczej niż powyżej. Sprawdź oba odczyty.`,
    shared: (km: string, shifts: number) =>
      `Znana jest tylko suma: ${km} na ${counted(shifts, 'zmianę', 'zmiany', 'zmian')} między dwoma odczytami. Nie dzielimy jej.`,
    open: 'Nie wiadomo: brakuje odczytu licznika na początku albo na końcu.',
    odd: 'Nie wiadomo: odczyty licznika sobie przeczą. Popraw błędny przy aucie, w zakładce „Przekazania”.',
    objected: 'Nie wiadomo: zastrzeżenie następnego kierowcy czeka na biuro.',
    'other-car': 'Nie wiadomo: część przejazdów była innym autem, którego nikt nie przekazał.',
  },
  car: 'Auto',
  carFrom: { rides: 'z przejazdów', roster: 'z grafiku' },
  rows: 'Pliki i wiersze',
  noRows: 'Żaden plik nic nie mówi o tej zmianie.',
  file: (name: string, row: number) => `${name}, wiersz ${row}`,
  loaded: (when: string, who: string) => `wczytano ${when}, ${who}`,
  cancelled: 'nieukończony, nie liczy się',
  superseded: {
    replaced: (file: string, row: number | null) =>
      row === null ? `zastąpiony przez plik ${file}` : `zastąpiony przez plik ${file}, wiersz ${row}`,
    removed: (file: string) => `usunięty: nie ma go już w pliku ${file}`,
    'not-driven': (file: string) => `odwołany przejazd, mówi o tym plik ${file}`,
  },
  partly: (why: string) => `w części ${why}`,
  amounts: {
    gross: 'cena',
    commission: 'prowizja',
    net: 'wypłacono',
    tip: 'napiwek',
    toll: 'opłaty drogowe',
    campaign: 'kampanie',
    cancellation: 'opłata za anulowanie',
    cash: 'gotówka',
    adjustment: 'korekta',
    payout: 'wypłata aplikacji',
  },
  amount: (kind: string, amount: string) => `${kind} ${amount}`,
  more: (shown: number, all: number) => `Razem ${all}; tu pierwsze ${shown}.`,
  former: 'Już się nie liczą',
  formerHint: 'Co mówiły wcześniejsze pliki. Wiersze plików, które cofnięto, znikają w całości.',
  sheetIncome: 'przychód',
  rides: (bolt: string, uber: string, freenow: string) =>
    `przejazdy: Bolt ${bolt}, Uber ${uber}, FreeNow ${freenow}`,
  periods: 'Rozliczenia okresów',
  periodsHint: 'Obejmują wiele zmian, więc nie wchodzą do wyniku tej jednej.',
  typed: (who: string, when: string) => `Wpisane przez: ${who}, ${when}`,
  editMileage: 'Przebieg zmiany',
  kmStart: 'Licznik na początku [km]',
  kmEnd: 'Licznik na końcu [km]',
  km: 'albo same kilometry',
  save: 'Zapisz przebieg',
  takeBack: 'Usuń wpis',
  saved: 'Przebieg zapisany.',
  takenBack: 'Wpis biura usunięty. Obowiązuje to, co mówią pliki.',
} as const
