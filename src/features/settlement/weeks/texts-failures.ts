import { difference } from '#features/settlement/texts-amounts.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { counted, plural } from '#kernel/polish-text.ts'

/** At most three names; who else is told as a number. */
function named(names: readonly string[]): string {
  const rest = names.length - 3
  return rest > 0 ? `${names.slice(0, 3).join(', ')} i jeszcze ${rest}` : names.join(', ')
}

interface Decided {
  readonly by: string
  readonly decision: 'accepted' | 'declined'
  /** In the fleet's time. */
  readonly date: CalendarDate
  readonly hour: number
  readonly minute: number
}

interface ClosedBefore {
  readonly names: readonly string[]
  /** Who closed the last of them, and when, in the fleet's time. */
  readonly by: string
  readonly date: CalendarDate
  readonly hour: number
  readonly minute: number
  /** Of those that were to be closed. */
  readonly open: number
}

function time(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

export const weekFailures = {
  noSuchWeek: 'Ten rok nie ma takiego tygodnia. Wybierz inny tydzień.',
  noSuchStatement: 'Nie ma takiego rozliczenia. Odśwież stronę.',
  noSuchDriver: 'Tego kierowcy nie ma w systemie. Odśwież stronę.',
  noSuchQuestion: 'Nie ma takiego pytania. Odśwież stronę.',
  reopenedSince:
    'To rozliczenie otwarto ponownie, więc ta wersja nie jest już dokumentem. Wydrukuj obowiązującą wersję.',
  noneClosed: 'W tym tygodniu nic jeszcze nie jest zamknięte. Zamknij rozliczenia, a potem pobierz PDF.',
  nobody: 'Zaznacz kierowców do zamknięcia.',
  tooMany: 'Naraz można zamknąć najwyżej 3000 kierowców.',
  reason: 'Napisz powód: od 3 do 500 znaków.',
  words: 'Napisz treść: od 1 do 1000 znaków.',
  unfinished: 'Ten tydzień jeszcze się nie skończył. Zamknąć go można po jego ostatniej zmianie.',
  changedAny: 'Coś zmieniło się od wczytania strony, więc nic nie zamknięto. Obejrzyj tydzień jeszcze raz.',
  changed: ({ names }: { readonly names: readonly string[] }) =>
    `Od wczytania strony zmieniły się kwoty: ${named(names)}. Nic nie zamknięto; obejrzyj je i zamknij jeszcze raz.`,
  alreadyClosedAny: 'Ktoś zamknął już te rozliczenia. Odśwież stronę.',
  alreadyClosed: ({ names, by, open, date, hour, minute }: ClosedBefore) =>
    `${counted(names.length, 'rozliczenie jest już zamknięte', 'rozliczenia są już zamknięte', 'rozliczeń jest już zamkniętych')}: ` +
    `${by}, ${formatStateDay(date)}, ${time(hour, minute)} (${named(names)}). ` +
    (open === 0
      ? 'Z zaznaczonych nie ma już czego zamykać.'
      : `Teraz nie zamknięto niczego. Do zamknięcia ${plural(open, 'zostało', 'zostały', 'zostało')} z zaznaczonych ${open}: lista jest odświeżona, zamknij je jeszcze raz.`),
  notClosed: 'To rozliczenie nie jest już zamknięte: ktoś je otworzył. Odśwież stronę.',
  inBatchAny: 'Rozliczenie jest w przygotowanej paczce przelewów. Anuluj paczkę, a potem otwórz rozliczenie.',
  inBatch: ({ batch }: { readonly batch: string }) =>
    `Rozliczenie jest w przygotowanej paczce przelewów ${batch}. Anuluj paczkę, a potem otwórz rozliczenie.`,
  alreadyExported: 'Rozliczenie wyszło już w pliku dla banku, więc zmieni je tylko korekta.',
  alreadyPaid: 'Z rozliczenia wypłacono już pieniądze, całość albo część, więc zmieni je tylko korekta.',
  alreadyCorrected: 'Rozliczenie ma już korektę, więc zmieni je tylko następna korekta.',
  alreadyFollowed: 'Nowsze rozliczenie zaczyna się od salda tego, więc zmieni je tylko korekta.',
  noSuchExplanation: 'Tego wyjaśnienia już nie ma. Odśwież stronę.',
  explainedClosed:
    'Ten tydzień jest już zamknięty, więc wyjaśnienie zostaje. Wybierz „Otwórz ponownie” na rozliczeniu, a potem cofnij wyjaśnienie.',
  noSuchCorrection: 'Tej przyjętej korekty już nie ma. Odśwież stronę.',
  correctionSettled:
    'Ta korekta jest już pozycją zamkniętego rozliczenia, więc zostaje. Otwórz tamto rozliczenie ponownie albo popraw dane: wtedy pojawi się następna korekta.',
  decidedSince:
    'Po tej korekcie zapadła już następna decyzja, która na niej stoi. Cofnij najpierw tamtą albo poczekaj na następną korektę.',
  excludedAny: 'Z tego rozliczenia wykluczono korektę, a otwarcie ją policzy. Odśwież stronę.',
  excluded: ({
    grosze,
    reason,
    by,
  }: {
    readonly grosze: number
    readonly reason: string
    readonly by: string
  }) =>
    `Z tego rozliczenia wykluczono korektę ${difference(grosze)} zł („${reason}”, ${by}). Po otwarciu szkic policzy te dane i kwota wejdzie do tygodnia. Jeśli ma zostać wykluczona, nie otwieraj, albo po otwarciu wyrównaj ją wpisem w „Potrącenia i dodatki”.`,
  notBlocked: 'Tej przeszkody już nie ma. Odśwież stronę.',
  correctionChanged: 'Dane tego tygodnia zmieniły się jeszcze raz. Obejrzyj korektę na nowo.',
  correctionBlocked:
    'W danych tego tygodnia coś się nie zgadza, więc korekty nie można jeszcze przyjąć. Wyjaśnij to albo popraw dane; przeszkody są na stronie rozliczenia.',
  alreadyDecidedAny: 'O tej korekcie już zdecydowano. Odśwież stronę.',
  alreadyDecided: ({ by, decision, date, hour, minute }: Decided) =>
    `Ta korekta jest już ${decision === 'accepted' ? 'przyjęta' : 'wykluczona'}: ${by}, ${formatStateDay(date)}, ` +
    `${time(hour, minute)}. Odśwież stronę.`,
  answeredAny: 'Na to pytanie już odpowiedziano. Odśwież stronę.',
  answered: ({ by }: { readonly by: string }) =>
    `Na to pytanie w międzyczasie odpowiada ${by}. Odśwież stronę.`,
} as const
