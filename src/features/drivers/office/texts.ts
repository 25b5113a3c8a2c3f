export const driverTexts = {
  fullName: 'Wprowadź imię i nazwisko',
  phone: 'Wprowadź poprawny numer telefonu',
  email: 'Wprowadź poprawny adres e-mail',
  incomplete: 'Upewnij się, że podałeś wszystkie dane.',
  phoneTaken: 'Kierowca z tym numerem telefonu jest już na liście.',
  noSuchDriver: 'Nie ma takiego kierowcy.',
  emptyList:
    'Żaden kierowca nie przesłał jeszcze grafiku. Kierowcy dodają się automatycznie po przesłaniu grafiku.',
  sameDriver: 'Wybierz dwóch różnych kierowców.',
  mergeClash: 'Nie można połączyć tych kierowców. Najpierw rozwiąż to ręcznie w grafiku.',
  stillPlanned: 'Kierowca jest w grafiku na zmianach, które dopiero będą. Najpierw wyjmij go z grafiku.',
  erased: (number: number) => `Usunięty kierowca ${number}`,
  page: 'Podaj numer strony.',
  format: 'Wybierz JSON albo HTML.',
} as const
