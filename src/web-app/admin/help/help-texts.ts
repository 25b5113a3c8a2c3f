export const WEEK_STEPS = [
  {
    title: 'Ustaw limity',
    text: 'Limit domyślny obowiązuje każdego dnia. Dni wyjątkowe, jak święta, dostają własny limit z komentarzem dla kierowców.',
    to: '/admin/miesiac',
  },
  {
    title: 'Zbierz dyspozycyjność',
    text: 'Kierowcy wybierają zmiany na stronie głównej. Każdy wysyła formularz raz na tydzień i dostaje potwierdzenie e-mailem.',
    to: '/admin/podglad-grafiku',
  },
  {
    title: 'Ułóż i zapisz grafik',
    text: 'System proponuje obsadę aut. Możesz przenosić kierowców, a zapisany tydzień pojawia się w kalendarzach.',
    to: '/admin/edycja-grafiku',
  },
  {
    title: 'Pilnuj floty',
    text: 'Auta, ich przeglądy, wynajmy i przestoje mają wpływ na to, kto czym pojedzie.',
    to: '/admin/samochody',
  },
] as const

export const QUESTIONS = [
  {
    question: 'Kierowca pomylił się w formularzu. Co teraz?',
    answer:
      'W „Harmonogramach” otwórz jego zgłoszenie i dodaj lub usuń zmianę. Możesz też usunąć całe zgłoszenie, wtedy kierowca wyśle je od nowa.',
  },
  {
    question: 'Skąd kierowca ma PIN do swojego kalendarza?',
    answer:
      'PIN powstaje przy pierwszym zgłoszeniu i przychodzi w e-mailu z potwierdzeniem. Nigdzie nie pokazujemy go na ekranie.',
  },
  {
    question: 'Kto widzi kalendarz całej floty?',
    answer:
      'Każdy, kto zna czterocyfrowy PIN floty z „Ustawień miesiąca”. Telefonów i adresów e-mail tam nie ma. Po zmianie PIN-u stary przestaje działać od razu.',
  },
  {
    question: 'Dlaczego wybrana zmiana zmieniła się w rezerwę?',
    answer:
      'Miejsca dostają ci, których zgłoszenia przyszły wcześniej. Gdy limit jest pełny, wybór zostaje w rezerwie, a kierowca widzi to od razu.',
  },
  {
    question: 'E-maile nie wychodzą. Gdzie to sprawdzić?',
    answer:
      'Administrator widzi każdą wiadomość i jej stan w „Wiadomościach”. Te z błędem można wysłać ponownie.',
  },
  {
    question: 'Czym różni się koordynator od administratora?',
    answer:
      'Koordynator pracuje z grafikami, dyspozycyjnością i flotą. Użytkownicy, PIN-y, hasła, powiadomienia oraz usuwanie danych należą do administratora.',
  },
] as const
