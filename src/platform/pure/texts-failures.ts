export const failureTexts = {
  invalidInput: 'Popraw zaznaczone dane i spróbuj ponownie.',
  unreadableBody: 'Nie udało się odczytać przesłanych danych. Odśwież stronę i spróbuj ponownie.',
  notLoggedIn: 'Zaloguj się, aby kontynuować.',
  forbidden: 'Nie masz uprawnień do tej czynności. Poproś administratora.',
  otherOrigin: 'Żądanie przyszło z innej strony i zostało odrzucone. Otwórz stronę ponownie.',
  noSuchAddress: 'Nie znaleziono takiego adresu.',
  tooLarge: 'Przesłane dane są za duże.',
  tooSlow:
    'Dane przychodziły zbyt wolno i nie dotarły w całości. Nic nie zostało zapisane, spróbuj ponownie.',
  packed: 'Dane przyszły spakowane w sposób, którego system nie przyjmuje. Wyślij je niespakowane.',
  busyWithLarge:
    'System przyjmuje teraz inne duże dane. Nic nie zostało zapisane, spróbuj ponownie za chwilę.',
  unreadableSecret:
    'Tego nie da się odczytać: zapisano to kluczem, którego system już nie ma. Administrator nada to od nowa: Kopie i klucz.',
  otherRequest: 'Ten sam klucz żądania przyszedł z innymi danymi. Odśwież stronę i spróbuj ponownie.',
  tooMany: 'Za dużo zapytań naraz. Odczekaj chwilę i spróbuj ponownie.',
  unavailable: 'System jest chwilowo niedostępny. Nic nie zostało zapisane, spróbuj ponownie za chwilę.',
  perhapsSaved: 'Nie wiadomo, czy zapisano. Wyślij jeszcze raz bez zmian albo odśwież stronę i sprawdź.',
  unexpected: 'Wystąpił nieoczekiwany błąd. Nic nie zostało zapisane, spróbuj ponownie później.',
} as const
