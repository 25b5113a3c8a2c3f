export const reminderFailures = {
  evening: 'Wybierz godzinę od 15:00 do 22:00.',
  otherwise: 'Wybierz, jak mamy przypominać.',
  noSuchWay: 'Tą drogą nie możemy teraz przypominać. Odśwież stronę i wybierz inną.',
} as const
