export const pushOfferTexts = {
  title: 'Powiadomienia na tym telefonie',
  lead: 'Kiedy biuro zmieni Twoją zmianę albo opublikuje grafik, dowiesz się od razu. Zamiast SMS-a.',
  turnOn: 'Włącz powiadomienia',
  turningOn: 'Włączanie …',
  isOn: 'Powiadomienia są włączone. Skończą się, kiedy się wylogujesz.',
  turnOff: 'Wyłącz powiadomienia',
  refused:
    'Powiadomienia są zablokowane w tej przeglądarce. Zezwól na nie w jej ustawieniach dla tej strony i odśwież stronę.',
  phone: 'Telefon',
  unanswered: 'Przeglądarka nie odpowiedziała. Sprawdź internet i spróbuj ponownie.',
} as const
