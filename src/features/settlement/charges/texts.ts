import { zloty } from '#features/settlement/texts-amounts.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { counted } from '#kernel/polish-text.ts'

/** What the calls of charges say. */
export const chargeTexts = {
  amount: 'Podaj kwotę od 0,01 do 1 000 000,00 zł.',
  note: 'Notatka może mieć najwyżej 300 znaków.',
  kind: 'Wybierz rodzaj potrącenia albo dodatku.',
  entries: 'Wybierz co najmniej jednego kierowcę.',
  tooMany: 'Naraz można dodać najwyżej 1000 wierszy. Podziel listę na części.',
  heading: 'Wybierz, czego dotyczy kwota od księgowej: ZUS, PIT czy ryczałtu.',
  per: 'Wybierz, czy stawka jest za dzień, za zmianę czy za tydzień.',
  count: 'Podaj liczbę rat od 1 do 260.',
  shifts: 'Podaj liczbę zmian od 1 do 14.',
  act: 'Wybierz, co zrobić.',
  seen: 'Odśwież stronę i spróbuj ponownie.',
  tierKm: 'Podaj liczbę kilometrów od 0 do 100 000.',
  tierPrice: 'Podaj cenę kilometra od 0 do 1000 zł.',
  tiersRise: 'Każdy próg kilometrów musi być wyższy niż poprzedni.',
  noSuchWeek: 'Ten rok nie ma takiego tygodnia. Wybierz inny tydzień.',
  noSuchDriver: 'Jednego z kierowców nie ma już na liście. Odśwież stronę i wybierz ponownie.',
  noSuchVehicle: 'Tego auta nie ma już we flocie. Odśwież stronę i wybierz ponownie.',
  noSuchCharge: 'Tego wpisu już nie ma albo został cofnięty. Odśwież stronę.',
  noSuchPlan: 'Tych rat już nie ma. Odśwież stronę.',
  dateFarAny: 'Data wpisu jest za daleko od jego tygodnia. Sprawdź rok.',
  weekClosed: 'Ten tydzień jest już zamknięty. Wybierz późniejszy tydzień.',
  onlyCounter:
    'Tydzień tego wpisu jest już zamknięty, więc rozliczenie się nie zmieni. Dodaj wpis odwrotny w późniejszym tygodniu.',
  takeBackInstead: 'Tydzień tego wpisu jest otwarty. Cofnij wpis zamiast dodawać odwrotny.',
  overDepositAny: 'To więcej, niż flota ma kaucji tego kierowcy. Oddać mimo to?',
  givenBackAny: 'Późniejszy tydzień oddaje już tę samą kwotę. Kontynuować mimo to?',
  hasCounterAny:
    'Ten wpis ma wpis odwrotny w późniejszym tygodniu. Najpierw cofnij wpis odwrotny, potem ten.',
  countered: 'Ten wpis ma już swój wpis odwrotny.',
  planTwice: 'Kierowca ma już takie same raty (rodzaj, kwota i data). Dodać drugie mimo to?',
  rateTwice: 'Kierowca ma już w tych dniach stawkę tego rodzaju. Dodać drugą mimo to?',
  sharedTwice: 'Koszt wspólny o tej samej kwocie i dacie jest już u tych kierowców. Dodać drugi mimo to?',
  sharedStays:
    'Tydzień co najmniej jednego z tych kierowców jest już zamknięty, więc podział zostaje. Oddaj kierowcom ich części w późniejszym tygodniu: dodaj wpis na tę kwotę z zaznaczonym „Oddaj tę kwotę kierowcy”.',
  counterEarlier: 'Wpis odwrotny stoi w tygodniu późniejszym niż sam wpis. Wybierz późniejszy tydzień.',
  perhapsTwice: 'Taki sam wpis (rodzaj, kwota i data) już jest. Dodać mimo to?',
  who: 'Wybierz kierowcę albo auto.',
  weeksOnly: 'Ta kwota jest tygodniowa i dotyczy kierowcy. Wybierz kierowcę i stawkę za tydzień.',
  endsBefore: 'Ostatni dzień nie może być wcześniejszy niż pierwszy.',
  removedEnds: 'Tego kierowcy nie ma już na liście. Podaj też ostatni dzień stawki.',
  overlaps: 'W tych dniach obowiązuje już inna stawka najmu. Najpierw zakończ tamtą.',
  tooSmall: 'Rata nie może być mniejsza niż grosz. Podaj mniej rat.',
  planOver: 'Te raty są już spłacone albo zatrzymane, więc nie ma czego zmieniać.',
  nothingOver: 'W tym tygodniu kierowca nie przekroczył limitu kilometrów. Odśwież stronę.',
  metresChanged: 'Przebieg albo stawka zmieniły się w międzyczasie. Odśwież stronę i zdecyduj ponownie.',
} as const

export function closedText({ drivers, names }: { readonly drivers: number; readonly names: string }): string {
  const whose = drivers === 0 ? '' : ` Dotyczy: ${names}.`
  return `Ten tydzień jest już zamknięty, więc nic się w nim nie zmieni.${whose} Wybierz późniejszy tydzień.`
}

/** @param held of the first of them, and what is to go back to that one; in grosze */
export function overDepositText({
  drivers,
  names,
  held,
  back,
}: {
  readonly drivers: number
  readonly names: string
  readonly held: number
  readonly back: number
}): string {
  const whose =
    drivers === 1
      ? `${names}: flota ma ${zloty(held)} kaucji, a wróciłoby ${zloty(back)}.`
      : `Flota ma mniej kaucji, niż miałoby wrócić: ${names}.`
  return `${whose} Tak może być tylko wtedy, gdy kaucję wzięto, zanim zapisywano ją tutaj. Jeśli nie, wpisz najwyżej tyle, ile flota ma. Oddać mimo to?`
}

/** @param grosze of one driver, over 0 */
export function givenBackText({
  year,
  week,
  grosze,
  names,
}: {
  readonly year: number
  readonly week: number
  readonly grosze: number
  readonly names: string
}): string {
  return `W tygodniu ${week}/${year} stoi już wpis, który oddaje tę samą kwotę (${zloty(grosze)}): ${names}. Jeżeli to jej zwrot, najpierw cofnij tamten wpis, inaczej policzy się dwa razy. Kontynuować mimo to?`
}

/** @param closed the week of the reversal is closed, so that it can't be taken back any more */
export function hasCounterText({
  year,
  week,
  closed,
}: {
  readonly year: number
  readonly week: number
  readonly closed: boolean
}): string {
  const there = `Ten wpis ma wpis odwrotny w tygodniu ${week}/${year}`
  return closed
    ? `${there}, który jest już zamknięty. Zostaw oba wpisy: razem dają zero. Cofnięty sam wpis policzyłby tę kwotę drugi raz.`
    : `${there}. Najpierw cofnij wpis odwrotny (Potrącenia i dodatki, tydzień ${week}), potem ten: inaczej ta sama kwota policzy się dwa razy.`
}

/** @param from and to the first and the last date that the week takes, YYYY-MM-DD */
export function dateFarText({
  from,
  to,
}: {
  readonly from: CalendarDate
  readonly to: CalendarDate
}): string {
  return `Data wpisu jest za daleko od jego tygodnia. Sprawdź rok: może być od ${formatStateDay(from)} do ${formatStateDay(to)}.`
}

export function doubtfulText({
  drivers,
  names,
}: {
  readonly drivers: number
  readonly names: string
}): string {
  return `${counted(drivers, 'kierowca ma', 'kierowców ma', 'kierowców ma')} już taki sam wpis (rodzaj, kwota i data): ${names}. Dodać mimo to?`
}
