import { counted } from '#kernel/polish-text.ts'
import type { Sending } from './domain/may-send.ts'
import type { SignOfEditing } from './domain/returned-file.ts'

interface Deed {
  /** `27.11.2026, 10:02` */
  readonly at: string
  readonly by: string
}

const deed = ({ at, by }: Deed) => `${at}, ${by}`

/** What became of the batch of a file; null where that has not happened. */
export interface BecameOfFile {
  readonly exported: Deed | null
  readonly confirmed: Deed | null
  readonly cancelled: Deed | null
  /** `27.11.2026` */
  readonly day: string
}

const downloaded = ({ exported }: BecameOfFile) => (exported ? `Pobrano go ${deed(exported)}. ` : '')

export const fileCheckTexts = {
  title: 'Czy to nasz plik?',
  hint: 'Wybierz plik, który ktoś chce wysłać do banku. Nic nie opuści tej przeglądarki poza skrótem pliku.',
  choose: 'Wybierz plik',
  drop: 'albo upuść go tutaj',
  bounds: 'plik z paczki przelewów, do 20 MB',
  gone: 'Tego pliku nie da się już odczytać. Wybierz go jeszcze raz.',
  tooBig: 'Ten plik jest za duży na plik przelewów. Wybierz inny.',
  ours: (number: string, part: number, parts: number) =>
    parts > 1
      ? `To plik paczki ${number}, część ${part} z ${parts}, bajt w bajt.`
      : `To plik paczki ${number}, bajt w bajt.`,
  sending: {
    once: (became) =>
      `${downloaded(became)}Wypłaty nikt jeszcze nie potwierdził. Zanim go wyślesz, sprawdź w banku, czy już go tam nie ma: bank ma go dostać tylko raz.`,
    'date-past': (became) =>
      `${downloaded(became)}Dzień przelewu (${became.day}) już minął, a wypłaty nikt nie potwierdził. Sprawdź w banku, czy przelewy wyszły. Jeśli tak, nie wysyłaj pliku, tylko potwierdź wypłatę w paczce. Jeśli nie, wyślij go raz: bank może go odrzucić albo zrobić przelewy od razu.`,
    'was-at-bank': (became) =>
      `Nie wysyłaj go. ${downloaded(became)}Bank już go dostał, bo zwrócił z niego przelewy. Gdy zobaczysz w banku, że pozostałe wyszły, potwierdź wypłatę w paczce.`,
    'all-came-back': (became) =>
      `Nie wysyłaj go. ${downloaded(became)}Bank zwrócił wszystkie przelewy z tego pliku.`,
    paid: ({ confirmed }) =>
      `Nie wysyłaj go drugi raz. Przelewy z niego już wyszły${confirmed ? `: wypłatę potwierdzono ${deed(confirmed)}` : ''}.`,
    cancelled: ({ cancelled }) =>
      `Nie wysyłaj go. Paczkę anulowano${cancelled ? `: ${deed(cancelled)}` : ''}. Jej rozliczenia wypłaca inna paczka.`,
  } satisfies Readonly<Record<Sending, (became: BecameOfFile) => string>>,
  cameBack: (count: number) =>
    `Bank zwrócił ${counted(count, 'przelew, który wypłaca', 'przelewy, które wypłaca', 'przelewów, które wypłaca')} nowa paczka, nie ten plik:`,
  cameBackOne: (driver: string, statement: string, day: string) => `${driver}, ${statement}, ${day}`,
  andMore: (count: number) => `i jeszcze ${count}`,
  openBatch: (number: string) => `Otwórz paczkę ${number}`,
  notOurs:
    'Tego pliku nie wydała żadna paczka. Nie wysyłaj go do banku. W zakładce Paczki zobaczysz, która nie jest jeszcze wypłacona, i tam pobierzesz jej plik.',
  whatHappened: 'Co się z nim stało:',
  noSigns: 'Nie widać, czym go zmieniono, ale różni się od każdego wydanego pliku.',
  signs: {
    'byte-order-mark':
      'Zapisano go w innym kodowaniu (znacznik na początku), jak robi to arkusz albo Notatnik.',
    'line-ends': 'Zmieniły się końce wierszy.',
    separator: 'Zmieniły się przecinki między polami, jak po zapisie z arkusza.',
    'account-as-number': 'Numery kont zamieniły się w liczby (6,11E+25): ostatnie cyfry przepadły.',
    quotes: 'Zginęły cudzysłowy wokół numerów kont.',
    'leading-zeros': 'Zginęły zera na początku numerów.',
    columns: 'Wiersz ma za dużo albo za mało pól.',
    encoding: 'Litery zapisano inaczej albo zamieniły się w znaki zapytania.',
  } satisfies Readonly<Record<SignOfEditing, string>>,
} as const
