import { counted, grouped } from '#kernel/polish-text.ts'

function seats(count: number): string {
  return counted(count, 'miejsce', 'miejsca', 'miejsc')
}

/** Many seats of the board at once. */
export const selectingTexts = {
  bar: 'Zaznaczone miejsca',
  begin: 'Zaznacz wiele miejsc',
  driverWeek: 'Zaznacz tydzień kierowcy',
  carWeek: 'Zaznacz tydzień auta',
  none: 'Dotknij miejsc, które chcesz zaznaczyć, albo rejestracji: cały tydzień auta.',
  keys: 'Shift: blok · Ctrl: pojedynczo · Esc: odznacz',
  chosen: (count: number) => `Zaznaczone: ${seats(count)}`,
  parts: (driven: number, free: number) =>
    [driven > 0 ? `z kierowcą ${grouped(driven)}` : '', free > 0 ? `wolne ${grouped(free)}` : '']
      .filter(Boolean)
      .join(', '),
  pin: 'Przypnij',
  unpin: 'Odepnij',
  free: 'Zwolnij',
  freeHint: 'Kierowcy przechodzą do rezerwy swoich zmian.',
  swap: 'Zamień',
  swapHint: 'Kierowcy obu aut albo obu dni zamieniają się miejscami.',
  noHalves: 'Zaznacz dwa auta na tych samych zmianach, dwa dni tych samych aut albo dwa miejsca.',
  move: 'Do auta…',
  offer: (count: number) => `Zaproponuj (${grouped(count)})`,
  clear: 'Odznacz',
  moveTitle: (count: number) => `Przenieś do auta: ${seats(count)}`,
  searchCar: 'Szukaj auta',
  noSuchCar: 'Nie ma takiego auta.',
  carStands: (free: number, of: number) =>
    free === of
      ? 'wolne na wszystkich tych zmianach'
      : `wolne na ${grouped(free)} z ${counted(of, 'zmiany', 'zmian', 'zmian')}`,
  some: (refused: number, of: number) => `Nie da się: ${grouped(refused)} z ${seats(of)}`,
  nothing: 'Tego nie da się zrobić',
  rest: (count: number) => `Zrób pozostałe (${grouped(count)})`,
  leave: 'Nic nie rób',
  more: (count: number) => `I jeszcze ${grouped(count)}.`,
  'same-target': 'Na to miejsce idzie już inny zaznaczony kierowca.',
  'off-board': 'Tam nie ma już auta albo dnia.',
  pinned: (count: number) => `Przypięto: ${seats(count)}.`,
  unpinned: (count: number) => `Odpięto: ${seats(count)}.`,
  moved: (count: number) =>
    `Przeniesiono: ${counted(count, 'kierowca', 'kierowcy', 'kierowców')}. Cofnij: Ctrl+Z.`,
  ghost: (count: number) => seats(count),
  fits: (done: number, refused: number) =>
    refused === 0 ? `przejdzie ${grouped(done)}` : `przejdzie ${grouped(done)}, zostanie ${grouped(refused)}`,
} as const
