/** Of the page behind a link in a letter or an SMS that lets its driver in. */
export const linkTexts = {
  title: 'Twój kalendarz pracy',
  lead: 'Ten link jest tylko dla Ciebie. Nie przesyłaj go nikomu.',
  fleet: 'Flota:',
  /** Above what the fleet says as the administrator of data, where the page speaks another language. */
  ofFleet: 'Informacja floty',
  enter: 'Otwórz mój kalendarz',
  enterForm: 'Otwórz formularz',
  entering: 'Otwieramy …',
  stays: 'Logowanie na tym urządzeniu będzie ważne 30 dni.',
  noKey:
    'W tym adresie brakuje końcówki linku. Otwórz go jeszcze raz z wiadomości albo zaloguj się numerem telefonu i PIN-em.',
  logIn: 'Zaloguj się PIN-em',
  dead: 'Ten link już nie działa: od jego wysłania zmienił się PIN albo numer telefonu, albo linki zostały wyłączone. Otwórz link z najnowszej wiadomości albo zaloguj się numerem telefonu i PIN-em.',
  expired:
    'Ten link już nie działa: był ważny 7 dni. Otwórz link z najnowszej wiadomości albo zaloguj się numerem telefonu i PIN-em.',
  usedUp:
    'Ten link otworzył już kalendarz na trzech urządzeniach i na kolejnym nie działa. Zaloguj się numerem telefonu i PIN-em.',
} as const
