import type { Chapter } from '../chapter.ts'

export const troubleChapter: Chapter = {
  id: 'problemy',
  title: 'Gdy coś idzie nie tak',
  lead: 'Najczęstsze kłopoty i pierwszy krok przy każdym.',
  sections: [
    {
      id: 'pomylka-w-formularzu',
      title: 'Kierowca pomylił się w formularzu',
      labelsFrom: ['features/availability'],
      parts: [
        {
          kind: 'text',
          text: 'Otwórz jego zgłoszenie w [„Harmonogramy”](/admin/podglad-grafiku) i dodaj lub usuń zmianę. Jeśli tydzień jest już wygenerowany, popraw też miejsce na [planszy](#reczne-zmiany).',
        },
      ],
    },
    {
      id: 'kierowca-bez-auta',
      title: 'Kierowca wybrał zmianę, a nie ma auta',
      labelsFrom: ['features/board', 'features/schedule'],
      parts: [
        {
          kind: 'text',
          text: 'Otwórz „Uwagi” na planszy albo menu tego kierowcy na liście „Rezerwa”. Powodem bywa limit, odpoczynek po nocy, nieważny dokument albo brak wolnego auta.',
        },
      ],
    },
    {
      id: 'grafik-sie-nie-zapisuje',
      title: 'Grafik się nie zapisuje',
      labelsFrom: ['features/board', 'features/schedule'],
      parts: [
        {
          kind: 'list',
          items: [
            '„Grafik nie został zapisany”: lista mówi, co go zatrzymało, a „Pokaż” prowadzi na to miejsce. Najczęściej auto jest wtedy uziemione lub wynajęte.',
            '„Grafik nie jest jeszcze zapisany”: nie ma połączenia. Naciśnij „Spróbuj ponownie”. Niczego nie zapisze dwa razy.',
            '„Jest nowsza wersja grafiku”: ktoś zapisał wcześniej. Zobacz [praca w kilka osób](#zapisywanie).',
            '„Tych przypięć nie da się utrzymać”: zobacz [przypięcia](#przypiecia).',
          ],
        },
      ],
    },
    {
      id: 'wiadomosci-nie-wychodza',
      title: 'Wiadomości nie wychodzą',
      labelsFrom: ['features/messaging'],
      parts: [
        {
          kind: 'text',
          text: 'Administrator widzi każdą wiadomość w [„Wiadomości”](/admin/wiadomosci). „Szukaj” znajdzie ją po nazwisku, numerze, adresie albo temacie, a ikona na końcu wiersza otwiera wszystko, co wyszło do tego kierowcy. Bez ustawionej poczty lub bramki wiadomości czekają w skrzynce nadawczej i nic nie ginie.',
        },
        {
          kind: 'steps',
          items: [
            'W [„Bramki”](/admin/wiadomosci?zakladka=bramki) administrator, który ma też uprawnienie do pieniędzy, wpisuje bramkę SMS i serwer poczty. Pozostali administratorzy i osoby z tym uprawnieniem przez tydzień widzą pod dzwonkiem, kto i na jaki serwer ją zmienił. Jeśli ustawiono je na serwerze, zmienia je ten, kto go prowadzi.',
            '„Wyślij próbny SMS” albo „Wyślij próbny e-mail”: obok zobaczysz, co odpowiedziała bramka. Próbna wiadomość wychodzi jeden raz, najwyżej jedna na 10 sekund w całej flocie.',
            'W „Skrzynka nadawcza” wybierz stan „Nie doszły”, zaznacz wiadomości i naciśnij „Wyślij ponownie” albo „Wstrzymaj”. Najpierw zobaczysz, ile ich wyjdzie, ile nie i dlaczego oraz ile to części SMS-ów.',
          ],
        },
        {
          kind: 'picture',
          name: 'messages',
          alt: 'Wiadomości: skrzynka nadawcza ze stanem każdej wiadomości.',
        },
      ],
    },
    {
      id: 'kierowca-nie-wchodzi',
      title: 'Kierowca nie może wejść do kalendarza',
      labelsFrom: ['features/drivers', 'features/settings'],
      parts: [
        {
          kind: 'list',
          items: [
            'Sprawdź jego numer na [liście kierowców](/admin/pracownicy/lista-pracownikow). Jeśli ma nowy, popraw go tam.',
            'Nie pamięta PIN-u albo ma od niedawna nowy e-mail lub telefon: „Nadaj nowy PIN” na jego stronie.',
            'Jest nieaktywny: „Aktywuj”.',
            'Kalendarze są wyłączone: „Pokazuj kalendarze pracy” w [„Ustawienia / Miesiąc”](/admin/miesiac).',
            'Po kilku złych PIN-ach trzeba chwilę odczekać.',
          ],
        },
      ],
    },
    {
      id: 'zly-import',
      title: 'W wynikach czegoś brakuje',
      labelsFrom: ['features/income', 'features/figures'],
      parts: [
        {
          kind: 'list',
          items: [
            'Ktoś czeka na przypisanie: [„Osoby z plików”](/admin/wyniki/osoby).',
            'Pliku nie wczytano: sprawdź zakładkę „Wczytane pliki”.',
            'Wiersz miał błąd: wczytaj poprawiony plik jeszcze raz. Zmienią się tylko poprawione wiersze.',
            'Aplikacja poprawiła rozliczenie: wczytaj nowszy plik. Nowszy ma pierwszeństwo.',
          ],
        },
      ],
    },
    {
      id: 'brak-internetu',
      title: 'Nie ma internetu',
      labelsFrom: ['features/board', 'features/schedule', 'features/availability'],
      parts: [
        {
          kind: 'text',
          text: 'Formularz kierowcy i plansza przechowują to, czego nie wysłano, na tym urządzeniu. Formularz wyśle się sam, gdy wróci połączenie. Plansza poczeka na „Spróbuj ponownie”.',
        },
      ],
    },
  ],
}
