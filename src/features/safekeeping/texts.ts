import { counted } from '#kernel/polish-text.ts'

export const safekeepingTexts = {
  hour: 'Podaj godzinę od 0 do 23.',
  keepDaily: 'Podaj liczbę od 1 do 60.',
  keepWeekly: 'Podaj liczbę od 0 do 52.',
  underWay: 'Kopia właśnie powstaje. Poczekaj, aż będzie gotowa.',
} as const

export const backupTexts = {
  title: 'Kopie zapasowe',
  description:
    'System sam robi kopię całej bazy, odtwarza ją na próbę w osobnej bazie i dopiero wtedy uznaje za dobrą. Nikomu to nie przeszkadza w pracy.',
  enabled: 'Rób kopię codziennie',
  hour: 'O godzinie',
  keepDaily: 'Ile ostatnich kopii trzymać',
  keepWeekly: 'Z ilu tygodni trzymać po jednej',
  save: 'Zapisz',
  saved: 'Zapisano.',
  now: 'Zrób kopię teraz',
  asked: 'Kopia powstaje. Wynik pojawi się na liście.',
  none: 'Nie ma jeszcze żadnej kopii.',
  onlyBefore: (from: string, at: string) =>
    `Jest kopia sprzed przejścia z wydania ${from}: ${at}. Późniejszej jeszcze nie ma.`,
  folder: (folder: string) => `Folder na serwerze: ${folder}. Kopiuj go co jakiś czas w inne miejsce.`,
  key: 'Klucza (secret.key) w kopii nie ma. Trzymaj go osobno: bez niego nie da się odczytać PIN-ów.',
  loading: 'Wczytywanie kopii',
  problems: {
    off: 'Kopie są wyłączone.',
    failed: 'Ostatnia kopia się nie udała.',
    old: 'Od ponad półtorej doby nie powstała żadna dobra kopia.',
  },
  good: (at: string) => `Ostatnia dobra kopia: ${at}.`,
  allGood: 'Kopie powstają i dają się odtworzyć.',
  planned: 'Pierwsza kopia według planu powstanie o wybranej godzinie.',
  states: {
    asked: 'czeka',
    running: 'powstaje',
    good: 'dobra, odtworzona na próbę',
    failed: 'nie udała się',
  },
  faults: {
    no_space: 'Za mało miejsca na dysku. Zwolnij miejsce albo ustaw BACKUP_DIR na innym dysku.',
    unwritable: 'Folderu kopii nie da się zapisać. Sprawdź uprawnienia i BACKUP_DIR.',
    different:
      'Po odtworzeniu dane różniły się od bazy. Zrób kopię jeszcze raz; jeśli to się powtórzy, sprawdź dysk.',
    interrupted: 'Serwer zatrzymano, zanim kopia była gotowa.',
    other: 'Przyczyna jest w dzienniku serwera.',
  } as Readonly<Record<string, string>>,
  again: 'System spróbuje ponownie godzinę po tej próbie.',
  size: (bytes: number, rows: number) =>
    `${(bytes / 2 ** 20).toLocaleString('pl-PL', { maximumFractionDigits: 1 })} MB, ${counted(rows, 'wiersz', 'wiersze', 'wierszy')}`,
  screen: 'Kopie i klucz',
  screenHint: 'Żeby po złym dniu wszystko dało się odtworzyć.',
} as const

export const unreadableTexts = {
  title: 'Nie do odczytania',
  description:
    'Zapisano to kluczem, którego system już nie ma. Jeśli masz jego kopię, zatrzymaj serwer i włóż ją jako secret.key; jeśli nie, nadaj wszystko od nowa.',
  fleetPin: 'PIN kalendarza floty',
  driverPins: 'PIN-y kierowców',
  serviceLinks: 'Linki do potwierdzenia serwisów',
  subscriptions: 'Adresy kalendarzy w telefonach kierowców',
  secondFactors: 'Drugi składnik logowania użytkowników',
  boltKeys: 'Klucze do Bolta',
  gateways: 'Bramka SMS i serwer poczty wpisane w biurze',
  payeeAccounts: 'Konta kierowców do wypłat',
  renew: 'Nadaj od nowa',
  sureTitle: 'Nadać wszystko od nowa?',
  sure: 'Aktywni kierowcy dostaną nowe PIN-y tak, jak dotąd: e-mailem, a SMS-em, jeśli jest włączony; bez bramki wiadomości poczekają w skrzynce nadawczej, a PIN-y odczytasz na kartach kierowców. Nowy PIN floty zobaczysz w ustawieniach; przekaż go koordynatorom i kierowcom. Linki do serwisów pójdą ponownie, a adres kalendarza kierowca utworzy sam. Użytkownikom drugi składnik logowania zostanie wyłączony: zalogują się samym hasłem i włączą go od nowa. Klucze do Bolta znikną: wpisz je jeszcze raz w ustawieniach, bo wydaje je tylko portal Bolta. Bramkę SMS i serwer poczty wpisz ponownie w wiadomościach; do tego czasu wiadomości czekają. Konta kierowców znikną z kart: trzeba je wpisać ponownie.',
  done: (count: number) => `Nadano od nowa: ${count}.`,
  left: (count: number) => `Zostało: ${count}.`,
} as const
