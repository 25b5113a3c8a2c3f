export const scheduleTexts = {
  generatedTitle: 'Utworzono nowy grafik',
  generated: 'Grafik został wygenerowany pomyślnie',
  updatedTitle: 'Zaktualizowano',
  updated: 'Grafik został zaktualizowany pomyślnie',
  alreadyGenerated: 'Ten tydzień został już wygenerowany. Odśwież stronę, aby zobaczyć zapisany grafik.',
  notGenerated: 'Ten tydzień nie został jeszcze wygenerowany.',
  olderVersion:
    'Ktoś zapisał ten grafik w międzyczasie. Wczytaj nowszą wersję, Twoje zmiany zostaną nałożone na nią.',
  breaksRules: 'Grafik łamie zasady i nie został zapisany. Popraw zaznaczone miejsca.',
  impossiblePin:
    'Nie wszystkie przypięcia da się utrzymać. Odepnij je albo usuń przeszkody i spróbuj ponownie.',
  longReason: 'Powód może mieć najwyżej 500 znaków.',
  groundingRefused:
    'Nie można uziemić auta, więc grafik nie został zapisany. Cofnij ten krok i spróbuj jeszcze raz.',
  noFreeCar: 'Brak wolnego auta dla tej operacji.',
  twoPlaces: 'Kierowca jest na tej zmianie w dwóch miejscach.',
  twoDrivers: 'Auto ma na tej zmianie dwóch kierowców.',
  carUnavailable: 'Auto jest na tej zmianie niedostępne.',
  driverUnavailable: 'Kierowca nie ma wtedy ważnych dokumentów.',
  carPapers: 'Auto nie ma wtedy ważnych dokumentów.',
  inactiveDriver: 'Kierowca jest na liście jako nieaktywny.',
  deletedCar: 'Tego auta nie ma już we flocie.',
  deletedDriver: 'Tego kierowcy nie ma już wśród kierowców.',
  unknownCar: 'Tego auta nie ma we flocie.',
  unknownDriver: 'Tego kierowcy nie ma na liście.',
  dayAfterNight: 'Kierowca jedzie na dzień zaraz po nocy.',
  dayAndNight: 'Kierowca jedzie na dzień i na noc tego samego dnia.',
  overLimit: 'Na tej zmianie jedzie więcej osób, niż wynosi limit.',
} as const

/**
 * The specification's sentence as it stands there; with a full stop where another follows.
 * @param more empty for none
 */
export function generatedWords(more: string): string {
  return more === '' ? scheduleTexts.generated : `${scheduleTexts.generated}. ${more}`
}

/** Refused where a car that has left the fleet would get somebody new (D47). */
export function deletedCarText(reg: string): string {
  return `Auta ${reg} nie ma już we flocie. Kto w nim jest, zostaje, ale nikt nowy go nie dostanie.`
}

/** Refused where one who has left would get a new shift (D47). */
export function deletedDriverText(fullName: string): string {
  return `${fullName}: tej osoby nie ma już wśród kierowców, więc nie dostanie nowej zmiany.`
}

/** Refused where one who is switched off would get a new shift (D47). */
export function inactiveDriverText(fullName: string): string {
  return `${fullName}: na liście kierowców jako nieaktywny, więc nie dostanie nowej zmiany. Włącz kierowcę, aby go obsadzić.`
}
