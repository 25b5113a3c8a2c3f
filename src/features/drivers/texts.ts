export const driverTexts = {
  fullName: 'Wprowadź imię i nazwisko',
  phone: 'Wprowadź poprawny numer telefonu',
  email: 'Wprowadź poprawny adres e-mail',
  incomplete: 'Upewnij się, że podałeś wszystkie dane.',
  phoneTaken: 'Kierowca z tym numerem telefonu jest już na liście.',
  noSuchDriver: 'Nie ma takiego kierowcy.',
  emptyList:
    'Żaden kierowca nie przesłał jeszcze grafiku. Kierowcy dodają się automatycznie po przesłaniu grafiku.',
} as const
