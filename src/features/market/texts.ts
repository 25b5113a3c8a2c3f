import { grouped } from '#kernel/polish-text.ts'

/** The drivers' page of free and given shifts. */
export const marketTexts = {
  title: 'Wolne dla Ciebie',
  lead: 'Zgodne z odpoczynkiem i limitem',
  free: 'Wolne zmiany',
  back: 'Mój kalendarz',
  loading: 'Wczytywanie wolnych zmian …',
  failed: 'Nie udało się wczytać wolnych zmian.',
  again: 'Spróbuj ponownie',
  locked: 'Wolne zmiany zobaczysz po podaniu numeru telefonu i PIN-u.',
  givePin: 'Podaj telefon i PIN',
  off: 'Biuro nie włączyło brania wolnych zmian na tej stronie. Wolne zmiany dobierzesz w swoim kalendarzu.',
  none: 'Teraz nie ma wolnych zmian, które możesz wziąć. Zajrzyj tu później.',
  day: 'Dzień',
  night: 'Noc',
  hours: { day: '6:00–18:00', night: '18:00–6:00' },
  carLater: 'Auto podamy, kiedy powstanie grafik.',
  usual: (pln: number) => `zwykle ok. ${grouped(pln)} zł netto (mediana takich zmian)`,
  bonus: (pln: number) => `+${grouped(pln)} zł bonus`,
  costsReserve: (what: string) => `Zabierze rezerwę: ${what}`,
  take: 'Biorę',
  takeNamed: (what: string) => `Biorę: ${what}`,
  soonYours: 'Twoja za chwilę',
  sending: 'Zapisywanie …',
  yours: 'Twoja',
  undo: 'Cofnij',
  taking: (what: string) => `Bierzesz: ${what}`,
  undone: 'Cofnięto. Nic nie zostało zapisane.',
  booked: (what: string) => `Zmiana jest Twoja: ${what}.`,
  notTaken: (what: string) => `Ta zmiana nie została wzięta: ${what}.`,
  notSent: 'Nie wiadomo, czy zmiana jest już Twoja: nie ma połączenia. Spróbuj ponownie.',
  notCounted:
    'Nic nie zostało zapisane, bo logowanie się skończyło. Jeśli nadal chcesz tę zmianę, wybierz „Biorę”.',
  tapNotCounted: (what: string) =>
    `Twoje „Biorę” nie zostało zapisane: ${what}. Po zalogowaniu wybierzesz je jeszcze raz w „Wolne dla Ciebie”.`,
} as const
