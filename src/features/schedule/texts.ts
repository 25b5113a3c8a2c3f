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
  impossiblePin: 'Przypięcia kierowców wykluczają się nawzajem. Zmień je i spróbuj ponownie.',
  noFreeCar: 'Brak wolnego auta dla tej operacji.',
  twoPlaces: 'Kierowca jest na tej zmianie w dwóch miejscach.',
  twoDrivers: 'Auto ma na tej zmianie dwóch kierowców.',
  carUnavailable: 'Auto jest na tej zmianie niedostępne.',
  unknownCar: 'Tego auta nie ma we flocie.',
  unknownDriver: 'Tego kierowcy nie ma na liście.',
} as const
