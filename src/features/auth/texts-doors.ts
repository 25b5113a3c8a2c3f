import { counted, plural } from '#kernel/polish-text.ts'

const DOORS = {
  login: 'hasła użytkowników',
  'fleet-pin': 'PIN kalendarza floty',
  'driver-pin': 'PIN-y kierowców',
  fuel: 'hasło kontroli paliwa',
} as const

/** What the office reads of guessing, and of the codes that let the right people in meanwhile (Q22). */
export const doorTexts = {
  title: 'Zgadywanie PIN-ów i haseł',
  none: 'Nikt nie zgaduje PIN-ów ani haseł.',
  doors: DOORS,
  listTitle: 'Ktoś zgaduje',
  /** `Ktoś zgaduje: PIN kalendarza floty.` */
  list: (doors: readonly (keyof typeof DOORS)[]) =>
    `Ktoś zgaduje: ${doors.map((door) => DOORS[door]).join(', ')}.`,
  since: (when: string, last: string) => `Od ${when}, ostatnio ${last}.`,
  tries: (tries: number, addresses: number) =>
    `${counted(tries, 'nieudana próba', 'nieudane próby', 'nieudanych prób')} z ${counted(addresses, 'adresu', 'adresów', 'adresów')}.`,
  notHeard: (refused: number) =>
    refused === 0
      ? 'Wszystkie zostały sprawdzone.'
      : `${refused} z nich już nie ${plural(refused, 'została sprawdzona', 'zostały sprawdzone', 'zostało sprawdzonych')}.`,
  invented: (count: number) =>
    `${counted(count, 'próba dotyczyła', 'próby dotyczyły', 'prób dotyczyło')} kogoś, kogo nie ma w systemie.`,
  nobody: 'Z tych adresów nikt nie wszedł.',
  entered: (count: number) =>
    `Uwaga: z tych adresów ${plural(count, 'weszło', 'weszły', 'weszło')} ${counted(count, 'nowe urządzenie', 'nowe urządzenia', 'nowych urządzeń')}. Sprawdź, czy to Twoi ludzie, i zmień PIN albo hasło.`,
  held: 'Nowe urządzenia mogą potrzebować kodu wejścia. Znane urządzenia wchodzą jak zwykle.',
  targets: 'Najczęściej próbowano wejść jako:',
  newPin: 'Nadaj nowy PIN floty',
  newFuelPassword: 'Ustaw nowe hasło',
  users: 'Użytkownicy',
  block: 'Zablokuj te adresy na tydzień',
  blockTitle: 'Zablokować te adresy?',
  blockText:
    'Nowe urządzenia z adresów, z których zgadywano, nie wejdą tu przez tydzień bez kodu wejścia. Znane urządzenia wejdą jak zwykle. Zgłoszenie zniknie z listy i wróci, jeżeli ktoś zacznie zgadywać z innych adresów.',
  blocked: (count: number) =>
    `${plural(count, 'Zablokowano', 'Zablokowano', 'Zablokowano')} ${counted(count, 'adres', 'adresy', 'adresów')}.`,
  open: 'Zobacz, co się dzieje',
  code: 'Kod wejścia',
  codeTitle: (whose?: string) => (whose === undefined ? 'Kod wejścia' : `Kod wejścia: ${whose}`),
  codeText: (until: string) =>
    `Ważny do ${until}. Kod wpisuje się razem z PIN-em albo hasłem na nowym urządzeniu, kiedy po nieudanych próbach system przestał go słuchać. Sam niczego nie otwiera. Podaj go tylko właściwej osobie.`,
  /** On the screens that ask for a PIN or a password. */
  field: 'Kod wejścia',
} as const
