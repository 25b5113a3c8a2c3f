import { accountFaultText } from '#features/settlement/accounts/texts.ts'
import type { Purse } from '#features/settlement/domain/public.ts'
import { inZloty } from '#kernel/money.ts'
import { counted } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import type { WhyOutside } from './domain/divide-payables.ts'
import type { OrderChange } from './domain/order-mark.ts'
import { MOST_DAYS_AHEAD } from './domain/transfer-day.ts'

const TITLES: Readonly<Record<Purse, string>> = { week: 'Rozliczenie', 'own-car': 'Najem auta' }

/** `Rozliczenie 2026-W47`: what a transfer is for; the number of what it pays follows in the file. */
export function orderTitle({ year, week }: Week, purse: Purse = 'week'): string {
  return `${TITLES[purse]} ${year}-W${String(week).padStart(2, '0')}`
}

const zloty = (grosze: number) => `${inZloty(grosze)} zł`

const FIELDS = { name: 'nazwie', address: 'adresie', title: 'tytule' } as const

function uncheckedText({ was, is, payee }: Extract<WhyOutside, { code: 'account-unchecked' }>): string {
  const named = payee === undefined ? '' : `, odbiorca: ${payee}`
  if (was === null) return `Pierwszy przelew na to konto, niesprawdzone: ${is}${named}`
  if (was === is && payee !== undefined) return `Odbiorca zmieniony, niesprawdzony: ${payee}, ${is}`
  return `Konto zmienione, niesprawdzone: ${was} → ${is}${named}`
}

/** Why somebody's money is not in the file. */
export function whyText(why: WhyOutside): string {
  switch (why.code) {
    case 'nothing-to-pay':
      return 'Nic do wypłaty'
    case 'in-another-batch':
      return `Już w paczce ${why.batch}`
    case 'takes-cash':
      return 'Odbiera gotówką'
    case 'no-account':
      return 'Bez konta w chwili zamknięcia'
    case 'wrong-account':
      return `Błędny numer konta. ${accountFaultText(why.fault)}`
    case 'account-unchecked':
      return uncheckedText(why)
    case 'unwritable':
      return why.letters.length === 0
        ? `Puste pole w ${FIELDS[why.field]} odbiorcy`
        : `Bank nie przyjmie znaków w ${FIELDS[why.field]}: ${why.letters.join(' ')}`
    case 'left-out':
      return why.by === undefined ? 'Odłożone na inną paczkę' : `Odłożone: ${why.by}`
  }
}

/** What is another than it was seen, the first few of it. */
export interface ProposalChanged {
  readonly changes: readonly { readonly statement: string; readonly what: OrderChange }[]
  /** How many are not named. */
  readonly more: number
}

const CHANGES: Readonly<Record<OrderChange, string>> = {
  gone: 'nie ma go już w pliku',
  new: 'doszło do pliku',
  amount: 'inna kwota',
  account: 'inne konto',
  payee: 'inny odbiorca',
}

const changeText = ({ statement, what }: ProposalChanged['changes'][number]) =>
  `${statement} (${CHANGES[what]})`

export const transferTexts = {
  checkForm: 'Popraw zaznaczone pola.',
  name: 'Podaj nazwę płatnika, do 140 znaków.',
  address: 'Adres może mieć do trzech wierszy po 70 znaków.',
  label: 'Nazwij konto, do 40 znaków.',
  accounts: 'Możesz mieć do 20 kont.',
  accountTwice: 'To konto jest już na liście powyżej. Podaj inny numer albo usuń ten wpis.',
  over: 'Podaj kwotę w złotych, od 0.',
  reason: 'Podaj powód, od 3 do 500 znaków.',
  revision: 'Odśwież stronę i spróbuj ponownie.',
  settingsChanged: 'Ktoś zmienił te ustawienia w międzyczasie. Obejrzyj je i zapisz jeszcze raz.',
  noPayer: 'Uzupełnij najpierw płatnika i jego konto w zakładce Ustawienia.',
  noSuchAccount: 'Nie ma już takiego konta firmy. Wybierz inne.',
  datePast: 'Data przelewu już minęła. Wybierz dzisiejszą albo późniejszą.',
  dateFar: `Data przelewu może być najdalej za ${MOST_DAYS_AHEAD} dni. Wybierz wcześniejszą.`,
  batchDatePast:
    'Data przelewu tej paczki już minęła, więc bank mógłby ją odrzucić. Anuluj paczkę i przygotuj ją z nową datą.',
  nothing: 'Nikt nie jest w pliku, więc nie ma czego przygotować.',
  proposalChangedAny:
    'Od kiedy otwarto tę stronę, lista się zmieniła. Sprawdź ją jeszcze raz i przygotuj paczkę ponownie.',
  proposalChanged: ({ changes, more }: ProposalChanged) =>
    changes.length === 0
      ? 'Liczba albo suma przelewów nie zgadza się z listą. Otwórz ją jeszcze raz, sprawdź i przygotuj paczkę ponownie.'
      : `Od kiedy otwarto tę stronę, lista się zmieniła: ${changes.map(changeText).join('; ')}${more > 0 ? ` i jeszcze ${more}` : ''}. Sprawdź ją jeszcze raz i przygotuj paczkę ponownie.`,
  unwritablePayer: 'Nazwy albo adresu płatnika nie da się zapisać w pliku banku. Popraw je w Ustawieniach.',
  returnedUnaskedAny:
    'Bank zwrócił ostatni przelew na jedno z tych kont. Odśwież listę i zaznacz, że ma iść tam jeszcze raz, albo go odłóż.',
  returnedUnasked: ({ statements, more }: { readonly statements: string; readonly more: number }) =>
    `Bank zwrócił ostatni przelew na to samo konto: ${statements}${more > 0 ? ` i jeszcze ${more}` : ''}. Zaznacz, że ma iść tam jeszcze raz, albo odłóż go na inną paczkę.`,
  returnedSinceAny:
    'Od przygotowania paczki bank zwrócił przelew na jedno z jej kont. Anuluj paczkę i przygotuj ją ponownie.',
  returnedSince: ({ statement }: { readonly statement: string }) =>
    `Od przygotowania paczki bank zwrócił inny przelew na to samo konto, na które idzie ${statement}. Anuluj paczkę i przygotuj ją ponownie.`,
  noSuchBatch: 'Nie ma takiej paczki.',
  noSuchOrder: 'Tego rozliczenia nie ma w paczce.',
  noSuchFile: 'Takiego pliku nie wydała żadna paczka.',
  notExported: 'Ta paczka nie ma jeszcze pliku.',
  noSuchPartAny: 'Ta paczka nie ma takiej części pliku. Odśwież stronę i pobierz jedną z jej części.',
  noSuchPart: ({ parts }: { readonly parts: number }) =>
    parts === 1
      ? 'Ta paczka ma jeden plik, bez dalszych części. Pobierz część 1.'
      : `Plik tej paczki ma ${counted(parts, 'część', 'części', 'części')}. Pobierz jedną z nich, od 1 do ${parts}.`,
  wrongState: 'Stan paczki się zmienił. Odśwież stronę.',
  ownBatch: 'Tę paczkę przygotowałeś sam. Zatwierdzić musi ją inna osoba.',
  rightOfToday:
    'Uprawnienie do pieniędzy albo nowe hasło od administratora masz od dziś, więc konta i paczki innych osób zatwierdzisz dopiero jutro, od 00:00. Dziś może to zrobić tylko osoba, która ma je dłużej i sama tego nie wpisała ani nie przygotowała.',
  preparedToday:
    'Paczkę przygotowała osoba, która dopiero dziś dostała prawo do pieniędzy albo nowe hasło od administratora. Zatwierdzić i pobrać ją można jutro, od 00:00. Odśwież stronę paczki: pisze na niej, kto i kiedy może ją zatwierdzić i czy da się ją wysłać jeszcze dziś.',
  enteredToday:
    'Numer albo nazwę wpisała osoba, która dopiero dziś dostała prawo do pieniędzy albo nowe hasło od administratora. Potwierdzić je można jutro, od 00:00, a dziś tylko wtedy, gdy wpisze je na nowo jedna osoba, która ma to prawo dłużej, a potwierdzi inna taka osoba.',
  secondPersonAny: 'Tę paczkę musi najpierw zatwierdzić druga osoba.',
  secondPerson: ({ total, over, wentOut }: { total: number; over: number; wentOut: number }) =>
    wentOut === 0
      ? `Paczka na ${zloty(total)} jest większa niż ${zloty(over)}: najpierw musi ją zatwierdzić druga osoba.`
      : `Ta paczka (${zloty(total)}) razem z wysłanymi dziś przez tę samą osobę (${zloty(wentOut)}) ` +
        `przekracza ${zloty(over)}: najpierw musi ją zatwierdzić druga osoba.`,
  lessOwedAny: 'Od przygotowania paczki komuś należy się mniej. Anuluj paczkę i przygotuj ją ponownie.',
  lessOwed: ({ statement, left }: { statement: string; left: number }) =>
    `Z rozliczenia ${statement} należy się już tylko ${zloty(left)}. Anuluj paczkę i przygotuj ją ponownie.`,
  notReturned: 'Ten przelew nie jest oznaczony jako zwrócony. Odśwież stronę.',
  alreadyReturned: 'Ten przelew oznaczono już jako zwrócony.',
  ordersChangedAny:
    'Przelewy tej paczki zmieniły się od otwarcia strony. Sprawdź je i potwierdź jeszcze raz.',
  ordersChanged: ({ orders, grosze }: { readonly orders: number; readonly grosze: number }) =>
    `Przelewy tej paczki zmieniły się od otwarcia strony: zostało ${counted(orders, 'przelew', 'przelewy', 'przelewów')}, ${inZloty(grosze)} zł. Nic nie potwierdzono. Sprawdź i potwierdź jeszcze raz.`,
  nothingLeft: 'Wszystkie przelewy tej paczki wróciły, nie ma czego potwierdzić.',
  notPayable: 'To rozliczenie nie czeka już na wypłatę. Odśwież listę.',
  ownChange:
    'To, co tu zostało do sprawdzenia, wpisano z Twojego loginu. Potwierdzić musi inna osoba z prawem do pieniędzy.',
  otherAccount: 'Konto jest już inne niż to, które sprawdzano. Obejrzyj je jeszcze raz.',
  noCardAccount: 'Kierowca nie ma na karcie konta, na które można by zapłacić.',
  orders: (count: number) => counted(count, 'przelew', 'przelewy', 'przelewów'),
  zloty,
} as const

/** In the export of a driver's data (D28). */
export const transferDataTexts = {
  title: 'Przelewy',
  columns: {
    batch: 'Paczka',
    statement: 'Rozliczenie',
    date: 'Data przelewu',
    amountPln: 'Kwota (zł)',
    account: 'Konto (bez środka)',
    state: 'Stan',
  },
  words: {
    state: {
      prepared: 'przygotowany',
      exported: 'w banku',
      confirmed: 'wypłacony',
      cancelled: 'anulowany',
      returned: 'zwrócony',
    },
  },
} as const
