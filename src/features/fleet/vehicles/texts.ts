import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'

export const vehicleTexts = {
  created: 'Auto zostało dodane pomyślnie.',
  saved: 'Zmiany zapisane pomyślnie.',
  incomplete: 'Wprowadziłeś niekompletne dane - przed kolejną próbą zweryfikuj poprawność danych.',
  registration: 'Numer rejestracyjny ma od 3 do 8 znaków, bez spacji.',
  vin: 'VIN ma dokładnie 17 znaków, bez liter I, O i Q.',
  insuranceNumber: 'Numer polisy ma co najmniej 3 znaki.',
  priority: 'Priorytet to liczba od 0 do 10.',
  order: 'Kolejność to liczba od 1 do 9999.',
  year: 'Podaj rok produkcji.',
  parking: 'Miejsce postoju może mieć najwyżej 200 znaków.',
  required: 'Wypełnij to pole.',
  unknownMake: 'Tej marki nie ma na liście. Wybierz markę z listy albo dopisz ją do listy.',
  unknownModel: 'Tego modelu nie ma na liście tej marki. Wybierz model z listy albo dopisz go do listy.',
  unknownColor: 'Tego koloru nie ma na liście. Wybierz kolor z listy albo dopisz go do listy.',
  unknownInsurer: 'Tego ubezpieczyciela nie ma na liście. Wybierz go z listy albo dopisz do listy.',
  unknownYear: 'Tego roku produkcji nie ma na liście. Wybierz rok z listy.',
  registrationTaken: 'Auto z tym numerem rejestracyjnym już jest we flocie.',
  vinTaken: 'Auto z tym numerem VIN już jest we flocie.',
  registrationTakenBy: ({ make, model }: { readonly make: string; readonly model: string }) =>
    `Auto z tym numerem rejestracyjnym już jest we flocie: ${make} ${model}.`,
  vinTakenBy: ({
    make,
    model,
    reg,
  }: {
    readonly make: string
    readonly model: string
    readonly reg: string
  }) => `Auto z tym numerem VIN już jest we flocie: ${make} ${model} ${reg}.`,
  exitBeforeEntry: 'Data wyjścia z floty nie może być wcześniejsza niż data pierwszej rejestracji.',
  inUse: 'Tego auta nie można teraz usunąć, bo jest w użyciu.',
  noSuchVehicle: 'Nie ma takiego auta. Być może ktoś je właśnie usunął.',
} as const

/** A car that somebody has, or will have: who, and from when to when. */
export interface RentedCar {
  readonly reg: string
  readonly firstName: string
  readonly lastName: string
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate | null
}

/** Why a vehicle can't be deleted yet. */
export function rentedText(rented: RentedCar): string {
  return `Auto ${rented.reg} jest wynajęte: ${whoAndWhen(rented)}. Najpierw zakończ albo usuń ten wynajem na ekranie Wyłączność.`
}

/** `Jan Lis, od 16.3.2026 do 20.3.2026` */
export function whoAndWhen({ firstName, lastName, startDate, endDate }: RentedCar): string {
  const until = endDate ? `do ${formatStateDay(endDate)}` : '(bez daty zakończenia)'
  return `${firstName} ${lastName}, od ${formatStateDay(startDate)} ${until}`
}
