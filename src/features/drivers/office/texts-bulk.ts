import { counted, plural } from '#kernel/polish-text.ts'

const drivers = (count: number) => counted(count, 'kierowca', 'kierowców', 'kierowców')

/** What the office does with many drivers at once. */
export const bulkDriverTexts = {
  nobody: 'Zaznacz przynajmniej jednego kierowcę.',
  tooMany: 'Naraz można wybrać najwyżej 2000 kierowców. Zawęź listę i spróbuj ponownie.',
  subjectMissing: 'Wpisz temat.',
  subjectLong: 'Temat może mieć najwyżej 120 znaków.',
  textMissing: 'Wpisz treść wiadomości.',
  textLong: 'Treść może mieć najwyżej 600 znaków.',
  way: 'Wybierz, jak wysłać wiadomość.',

  write: 'Napisz',
  switchOff: 'Dezaktywuj',
  switchOn: 'Aktywuj',

  checking: 'Sprawdzam…',
  switchOffTitle: (count: number) => `Dezaktywować: ${drivers(count)}?`,
  switchOnTitle: (count: number) => `Aktywować: ${drivers(count)}?`,
  offFollows:
    'Nie wyślą dyspozycyjności, nie wejdą do swojego kalendarza i nie dostaną auta w nowych grafikach. Wygenerowane grafiki się nie zmienią.',
  onFollows: 'Znów wyślą dyspozycyjność, wejdą do kalendarza i dostaną auto w nowych grafikach.',
  allSame: { off: 'Wszyscy zaznaczeni są już nieaktywni.', on: 'Wszyscy zaznaczeni są już aktywni.' },
  same: (count: number) => `Bez zmiany, bo tak już jest: ${count}.`,
  gone: (count: number) => `Nie ma ich już na liście: ${count}.`,
  withShifts: (count: number) =>
    `Ma zmianę dzisiaj lub później, która zostaje w grafiku: ${drivers(count)}. Obsadź ją na planszy.`,
  unsettled: (count: number) => `Nierozliczonych z flotą: ${drivers(count)}.`,
  names: (names: readonly string[], all: number) =>
    all > names.length ? `${names.join(', ')} i jeszcze ${all - names.length}` : names.join(', '),
  off: (count: number) => `Dezaktywowano: ${drivers(count)}.`,
  on: (count: number) => `Aktywowano: ${drivers(count)}.`,
  why: {
    same: 'bez zmiany, tak już było',
    gone: 'nie ma go już na liście',
    'no-way': 'nie ma adresu ani numeru, na który można wysłać',
    'told-today': 'dostał dziś tę samą wiadomość',
    'enough-today': 'dostał dziś od biura już pięć wiadomości',
  },

  noteTitle: (count: number) => `Wiadomość: ${drivers(count)}`,
  subject: 'Temat e-maila',
  subjectFirst: 'Wiadomość z biura floty',
  text: 'Treść',
  textHint: 'Każdy dostanie tę treść tak, jak ją wpiszesz, jeden raz.',
  wayLabel: 'Jak wysłać',
  ways: {
    'email-or-sms': 'E-mailem, a kto nie ma adresu, SMS-em',
    email: 'Tylko e-mailem',
    sms: 'Tylko SMS-em',
  },
  goes: (email: number, sms: number, parts: number) =>
    [
      email > 0 ? counted(email, 'e-mail', 'e-maile', 'e-maili') : '',
      sms > 0
        ? `${counted(sms, 'SMS', 'SMS-y', 'SMS-ów')} (${counted(parts, 'część', 'części', 'części')})`
        : '',
    ]
      .filter(Boolean)
      .join(', '),
  willGo: (what: string) => `Wyjdzie: ${what}.`,
  goesToNobody: 'Do nikogo z zaznaczonych ta wiadomość nie wyjdzie.',
  leftOut: (count: number) => `Nie dostanie: ${drivers(count)}.`,
  waits: {
    email: 'Serwer poczty nie jest ustawiony, więc e-maile poczekają w skrzynce.',
    sms: 'Bramka SMS nie jest ustawiona, więc SMS-y poczekają w skrzynce.',
  },
  send: (count: number) =>
    count === 0 ? 'Wyślij' : `Wyślij do ${count} ${plural(count, 'osoby', 'osób', 'osób')}`,
  sent: (what: string) => `Czeka na wysłanie: ${what}.`,
} as const
