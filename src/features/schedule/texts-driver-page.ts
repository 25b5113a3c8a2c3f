/** A driver's shifts on the driver's page. */
export const driverShiftTexts = {
  coming: 'Nadchodzące zmiany',
  past: 'Minione zmiany',
  removed: 'Odebrane zmiany',
  noComing: 'Kierowca nie ma nadchodzących zmian.',
  noPast: 'W tym czasie kierowca nie miał zmian.',
  noRemoved: 'W tym czasie nikt nie odebrał kierowcy zmiany.',
  date: 'Data',
  shift: 'Zmiana',
  car: 'Auto',
  state: 'Stan',
  when: 'Kiedy',
  who: 'Kto',
  older: 'Starsze',
  kinds: {
    car: 'W grafiku',
    reserve: 'Na liście rezerwowej',
    'on-call': 'Do dyspozycji',
    chosen: 'Wybrana, grafik jeszcze niewygenerowany',
  },
  onCallBy: { Dzień: 'Do dyspozycji, dzień', Noc: 'Do dyspozycji, noc' },
  period: 'Podaj rok i tydzień.',
} as const
