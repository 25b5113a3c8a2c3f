export const buildTexts = {
  newer: 'Jest nowsza wersja programu. Odśwież stronę, kiedy skończysz – niczego nie stracisz.',
  newerShort: 'Jest nowsza wersja programu',
  unreadable:
    'Ta strona jest jeszcze w poprzedniej wersji i nie umie pokazać tego, co przyszło z serwera. Odśwież ją, a zobaczysz wszystko.',
  reload: 'Odśwież',
  putAway: 'Schowaj tę informację',
} as const
