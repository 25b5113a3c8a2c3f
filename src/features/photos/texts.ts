/** Of taking photos on a driver's phone. */
export const photoTexts = {
  shrinking: 'Zmniejszanie zdjęcia …',
  none: 'Nie ma zdjęcia. Jeśli aparat się nie otwiera, pozwól na niego przeglądarce w ustawieniach telefonu albo wybierz zdjęcie z galerii.',
  unreadable: 'Telefon nie umie otworzyć tego pliku. Zrób zdjęcie aparatem na tej stronie.',
  tooLarge: 'Ten plik jest za duży. Zrób zdjęcie aparatem na tej stronie.',
  notKept: 'Telefon nie ma miejsca na zdjęcie. Nie zamykaj tej strony, dopóki się nie wyśle.',
} as const
