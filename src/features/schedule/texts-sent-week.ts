/** Of weeks that come as the specification writes them (D48). */
export const sentWeekTexts = {
  unreadWeek: 'Nie udało się odczytać grafiku. Nic nie zostało zapisane.',
  sevenDays: 'Podaj wszystkie siedem dni tego tygodnia, każdy raz.',
  daysAndNights: 'Podaj dni i noce tygodnia razem.',
  unknownCar: 'Nie ma auta o tym numerze rejestracyjnym.',
  unknownDriver: 'Nie ma takiego kierowcy albo jest ich kilku. Podaj identyfikator albo telefon kierowcy.',
  unreadChange: 'Nie udało się odczytać tej zmiany.',
  twice: 'Podaj grafik w jednej postaci.',
  version: 'Podaj wersję grafiku.',
  otherWeek: 'To identyfikator innego tygodnia. Pobierz grafik ponownie.',
  clash:
    'Zapisany grafik różni się od przesłanego nie tylko o podane zmiany. Nic nie zostało zapisane. Pobierz aktualny grafik i wprowadź zmiany ponownie.',
} as const

/** What stands in the way, in one place. @param day d.m.yyyy @param shift the wire's word */
export function clashText(fullName: string, day: string, shift: string): string {
  return `${fullName}, ${day}, ${shift}: w zapisanym grafiku jest inaczej.`
}
