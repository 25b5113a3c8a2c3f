/** Of what a driver tells the office. */
export const reportFailures = {
  incomplete: 'Wybierz, o ile się spóźnisz albo czy auto jedzie, i wyślij jeszcze raz.',
  minutes: 'Podaj spóźnienie w minutach, od 5 do 600.',
  text: 'Opis może mieć najwyżej 500 znaków.',
  photos: 'Do zgłoszenia można dodać najwyżej 4 zdjęcia.',
  notYours:
    'Ta zmiana nie jest już Twoja, więc nic nie zostało wysłane. Sprawdź kalendarz albo zadzwoń do biura.',
  over: 'Ta zmiana już się skończyła, więc nic nie zostało wysłane. Zadzwoń do biura.',
  tooMany: 'Dziś wysłano już bardzo dużo zgłoszeń i to nie poszło. Zadzwoń do biura.',
  noSuchReport: 'Tego zgłoszenia już nie ma.',
  takenUp:
    'Biuro już o tym wie, więc zgłoszenia nie da się cofnąć. Jeśli jest nieaktualne, zadzwoń do biura.',
  notLate: 'Ta zmiana zaczęła się już dawno, więc spóźnienie nie zostało wysłane. Zadzwoń do biura.',
  promiseGone: 'Godzina, o której masz być, już minęła, więc nic nie zostało wysłane. Podaj późniejszą.',
} as const
