/** What the cells say, and how they are reached by keys. */
export const gridTexts = {
  beware: 'Uwaga',
  arrived: 'nowe',
  ill: 'choroba',
  illSeat: 'Zgłoszona choroba, zmiana czeka na zastępstwo.',
  offered: 'giełda',
  requested: 'prośba',
  offeredSeat: {
    open: 'Kierowca oddaje tę zmianę na giełdzie. Nikt jej jeszcze nie wziął.',
    asked: 'Ktoś chce wziąć tę zmianę. Prośba czeka na decyzję biura.',
  },
  change: 'zmiana',
  fromReserveShort: 'rez.',
  driverCard: 'Karta kierowcy',
  carCard: 'Karta auta',
  empty: 'nikogo',
  keys: 'Strzałki: auto i dzień. D i N: zmiana dzienna i nocna. R: rezerwa. Enter: podnieś i odłóż kierowcę, na wolnym miejscu wybierz, kto pojedzie. M: menu kierowcy. K: karta kierowcy albo auta. P: przypnij lub odepnij. Delete: usuń zmianę. Escape: anuluj.',
  rowKeys:
    'Strzałki: każde miejsce po kolei, w bok kolejny dzień. D i N: zmiana dzienna i nocna. R: rezerwa. Enter: podnieś i odłóż kierowcę, na wolnym miejscu przejdź do listy, kto pojedzie. M: menu kierowcy. K: karta kierowcy albo auta. P: przypnij lub odepnij. Delete: usuń zmianę. Shift ze strzałkami: zaznacz blok. Ctrl ze spacją: zaznacz jedno. Escape: anuluj.',
  rows: 'Auta w wierszach',
  car: 'Auto',
  today: 'dziś',
  weekDays: 'Dni tygodnia',
} as const

/** What a drop would do, beside the dragged name. */
export const dropNotes = {
  swap: (name: string) => `zamiana z: ${name}`,
  displaces: (name: string) => `przesunie: ${name}`,
}
