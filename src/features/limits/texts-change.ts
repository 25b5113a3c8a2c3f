export const changeTexts = {
  cars: 'Liczba aut to liczba od 0 do 10 000. 0 zamyka zmianę.',
  longInfo: 'Powód może mieć najwyżej 500 znaków.',
  nothing: 'Nic się nie zmieniło: nie ma czego zapisać.',
  tooMany: 'Naraz można zapisać limity najwyżej pół roku.',
  twice: 'Ta sama zmiana jest na liście dwa razy.',
  limitChanged:
    'Ktoś właśnie zmienił te limity i nic nie zostało zapisane. Zobacz, co obowiązuje teraz, i zdecyduj jeszcze raz.',
  peopleChanged:
    'W międzyczasie zmieniły się zgłoszenia i nic nie zostało zapisane. Sprawdź jeszcze raz, kogo dotyczy zmiana.',
} as const
