import { counted, grouped, plural } from '#kernel/polish-text.ts'
import type { Hindrance } from './domain/bulk.ts'

const messages = (count: number) => counted(count, 'wiadomość', 'wiadomości', 'wiadomości')
const parts = (count: number) => counted(count, 'część', 'części', 'części')

/** What the office does with many messages at once. */
export const bulkTexts = {
  act: 'Wybierz, co zrobić z wiadomościami.',
  upTo: 'Odśwież listę i zaznacz wiadomości jeszcze raz.',
  tooMany:
    'Naraz można zrobić to z najwyżej 5000 wiadomości. Zawęź listę, na przykład do jednego tygodnia, i spróbuj ponownie.',
  select: (name: string) => `Zaznacz wiadomość: ${name}`,
  selectColumn: 'Zaznaczenie',
  selectPage: (count: number) => `Zaznacz ${messages(count)} na tej stronie`,
  selectAll: (count: number) => `Zaznacz wszystkie z listy: ${messages(count)}`,
  selected: (count: number) => `Zaznaczono: ${messages(count)}`,
  allSelected: (count: number) => `Zaznaczono wszystkie z listy: ${messages(count)}`,
  none: 'Zaznacz wiadomości, aby je wstrzymać albo wysłać ponownie.',
  unselect: 'Odznacz',
  stop: 'Wstrzymaj',
  again: 'Wyślij ponownie',
  acts: 'Zaznaczone wiadomości',
  stopTitle: 'Wstrzymać wiadomości?',
  againTitle: 'Wysłać wiadomości ponownie?',
  counting: 'Liczenie wiadomości',
  willStop: (count: number) =>
    `Nie ${plural(count, 'wyjdzie', 'wyjdą', 'wyjdzie')} ${messages(count)}, dopóki nie wyślesz ${count === 1 ? 'jej' : 'ich'} ponownie.`,
  willSend: (count: number) =>
    `${plural(count, 'Wyjdzie', 'Wyjdą', 'Wyjdzie')} ${messages(count)}, ${count === 1 ? '' : 'każda '}jeden raz.`,
  nothing: {
    stop: 'Żadnej z tych wiadomości nie da się już wstrzymać.',
    again: 'Żadnej z tych wiadomości nie da się wysłać ponownie.',
  },
  cost: (sms: number, count: number, price: string | undefined) =>
    `SMS-y: ${sms}, razem ${parts(count)}${price === undefined ? '' : `, około ${price}`}.`,
  waits: {
    email: 'Serwer poczty nie jest ustawiony, więc e-maile poczekają w skrzynce.',
    sms: 'Bramka SMS nie jest ustawiona, więc SMS-y poczekają w skrzynce.',
  },
  leftTitle: (count: number) => `Pominięte: ${messages(count)}`,
  left: (why: Hindrance, count: number) => `${WHY[why]}: ${grouped(count)}`,
  confirmStop: (count: number) => `Wstrzymaj ${messages(count)}`,
  confirmAgain: (count: number) => `Wyślij ${messages(count)}`,
  /** @param amount as numbers are written: `12,50` */
  zloty: (amount: string) => `${amount}\u00a0zł`,
  close: 'Zamknij',
  cancel: 'Anuluj',
  stopped: (done: number, left: number) =>
    `Wstrzymano: ${messages(done)}.${left > 0 ? ` Pominięto: ${left}.` : ''}`,
  sentAgain: (done: number, left: number) =>
    `Czeka na ponowne wysłanie: ${messages(done)}.${left > 0 ? ` Pominięto: ${left}.` : ''}`,
  failed: 'Wystąpił błąd',
} as const

const WHY: Readonly<Record<Hindrance, string>> = {
  'not-waiting': 'Już wyszły, są wysyłane albo są wstrzymane',
  guarding: 'Ostrzegają kogoś o zmianie jego danych lub uprawnień, tych nikt nie wstrzymuje',
  'under-way': 'I tak czekają na wysłanie albo właśnie wychodzą',
  arrived: 'Już wyszły albo to samo powiedziało powiadomienie w telefonie',
  outdated: 'Mówią o czymś, co minęło albo się zmieniło',
  'perhaps-arrived': 'Nie wiadomo, czy bramka ich nie wysłała; zapytaj kierowcę i wyślij pojedynczo',
  never: 'Nie mają dokąd wyjść: zły numer lub adres, kraj bez zgody albo treść nie do odczytania',
  'one-by-one': 'Mają PIN lub kod albo poprosił o nie ktoś obcy; wyślij pojedynczo, jeśli są aktualne',
  test: 'Próbne: wyszły jeden raz; wyślij nową w zakładce „Bramki”',
  forgotten: 'Dane odbiorcy są usunięte',
}
