import type { Chapter } from '../chapter.ts'

export const driverChapter: Chapter = {
  id: 'dla-kierowcy',
  title: 'Dla kierowcy',
  lead: 'Ten rozdział możesz pokazać albo wydrukować kierowcy.',
  sections: [
    {
      id: 'kierowca-formularz',
      title: 'Wyślij dyspozycyjność',
      labelsFrom: ['features/availability'],
      parts: [
        {
          kind: 'steps',
          items: [
            'Otwórz na telefonie [stronę główną](/).',
            'Dotknij dnia. Każde dotknięcie zmienia go: „Wolne”, „Dzień”, „Noc”.',
            'Przytrzymaj dzień albo dotknij trzech kropek, aby wybrać „Do dyspozycji”.',
            'Dotknij „Dalej”, podaj imię i nazwisko, e-mail i telefon, potem „Wyślij”.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Dzień trwa od 6:00, noc od 18:00. Po nocy nie można wybrać zmiany dziennej.',
            'Gdy miejsca się skończą, wybierasz rezerwę: „Czekaj na potwierdzenie.”',
            'Nie pracujesz w tym tygodniu? „Wyślij pusty grafik” i podaj powód.',
            'Formularz wysyłasz raz, a poprawki robi biuro. Jeżeli nad dniami stoi termin, do tej godziny możesz sam wybrać „Zmień zgłoszenie” albo „Wycofaj zgłoszenie”, po zalogowaniu numerem telefonu i PIN-em.',
          ],
        },
        {
          kind: 'picture',
          name: 'form-phone',
          alt: 'Formularz dyspozycyjności na telefonie: siedem dni, każdy z wybraną zmianą.',
        },
      ],
    },
    {
      id: 'kierowca-kalendarz',
      title: 'Sprawdź, kiedy i czym jedziesz',
      labelsFrom: [
        'features/work-calendar',
        'features/drivers/session',
        'features/driver-reports',
        'features/push',
        'features/reminders',
        'web-app/driver/leaving',
      ],
      parts: [
        {
          kind: 'list',
          items: [
            'Otwórz [swój kalendarz](/kalendarz-pracy). Potrzebny jest numer telefonu i PIN, który przyszedł na e-mail po wysłaniu pierwszego grafiku. Nie pamiętasz go? Wpisz numer i dotknij „Wyślij mi PIN”.',
            'Szybciej: link z e-maila albo SMS-a o gotowym grafiku otwiera kalendarz bez PIN-u. Działa 7 dni i na trzech urządzeniach.',
            '„Zgłoś biuru” przy najbliższej zmianie: choroba, spóźnienie albo problem z autem, także o dalszych zmianach z dziś i jutra. Kiedy biuro przyjmie zgłoszenie, zobaczysz godzinę. Do tego czasu możesz je cofnąć.',
            '„Problem z autem” może mieć do czterech zdjęć: „Zrób zdjęcie” albo „Wybierz z telefonu”. Bez internetu czekają na telefonie i wyślą się same. Widzi je tylko biuro. Cofnięte zgłoszenie zabiera je ze sobą.',
            'Jednak możesz jechać? Naciśnij „Jednak pojadę”. Jeśli biuro zwolniło już Twoje miejsce, a jest ono jeszcze puste, zmiana od razu do Ciebie wraca. Jeśli ma je ktoś inny, zobaczysz to od razu.',
            'Bez internetu zgłoszenie czeka na telefonie. Przy wylogowaniu zobaczysz, co jeszcze czeka: „Wyślij i wyloguj”, „Zostań” albo „Wyloguj i usuń”.',
            '„Zalogowane urządzenia” mówią, gdzie Twój kalendarz jest otwarty, najwyżej na 20 urządzeniach. Przy następnym kończy się to, którego nie używasz najdłużej. Zgubiony telefon wylogujesz z innego.',
            '„Kalendarz w telefonie” daje plik ze zmianami albo adres, dzięki któremu kalendarz w telefonie sam się aktualizuje.',
            'Zmienił się Twój grafik? Potwierdź w kalendarzu, że o tym wiesz.',
            '„Włącz powiadomienia” mówi telefonowi o zmianach w grafiku, a „Ustaw przypomnienia” wybiera, o której przypominać wieczorem o zmianie.',
          ],
        },
        {
          kind: 'picture',
          name: 'own-calendar',
          alt: 'Kalendarz kierowcy na telefonie: zmiany tygodnia z autem.',
        },
        {
          kind: 'note',
          text: 'Biuro: zgłoszenia są na panelu głównym, pod dzwonkiem i na stronie [„Zgłoszenia kierowców”](/admin/zgloszenia). „Przyjmij” mówi kierowcy, że wiecie. Grafik zmieniacie sami na planszy.',
        },
      ],
    },
    {
      id: 'kierowca-rozliczenia',
      title: 'Sprawdź, ile i za co dostajesz',
      labelsFrom: ['features/settlement/own-statements'],
      parts: [
        {
          kind: 'list',
          items: [
            'Otwórz [swoje rozliczenia](/moje-rozliczenia): tym samym numerem i PIN-em co kalendarz. Są tu tygodnie zamknięte przez biuro, najnowszy na górze.',
            'Dotknij tygodnia, a potem pozycji: zobaczysz, jak ją policzono i z którego pliku pochodzi. „Pobierz PDF” zapisuje cały dokument.',
            'Coś się nie zgadza? Dotknij „Nie zgadzam się” i napisz. Pytanie trafi do biura, a odpowiedź zobaczysz w tym samym miejscu.',
            '„W poprawce” znaczy, że biuro poprawia to rozliczenie. Kwoty wrócą, kiedy je zamknie.',
            'Na dole listy wybierasz, czy o nowym rozliczeniu powiadamiamy Cię e-mailem, SMS-em, czy wcale.',
          ],
        },
        {
          kind: 'note',
          text: 'Biuro: kierowcy dostają wiadomość dopiero po naciśnięciu przycisku nad zamkniętym tygodniem na stronie [„Rozliczenia”](/admin/rozliczenia). Pytania bez odpowiedzi są na panelu głównym.',
        },
      ],
    },
    {
      id: 'kierowca-wolne-dla-ciebie',
      title: 'Weź albo oddaj zmianę',
      labelsFrom: ['features/market', 'features/work-calendar', 'features/push'],
      parts: [
        {
          kind: 'text',
          text: 'Jeśli biuro to włączyło, w kalendarzu jest strona [„Wolne dla Ciebie”](/wolne). Stoją tam tylko zmiany, które możesz wziąć: z autem, bonusem i tym, ile zwykle się na nich zarabia.',
        },
        {
          kind: 'steps',
          items: [
            'Dotknij „Biorę”. Przez pięć sekund możesz wybrać „Cofnij”, potem zmiana jest Twoja.',
            'Kiedy wiele osób dotyka naraz, zmianę dostaje jedna. Pozostałe od razu dowiadują się, że już jej nie ma.',
            'Jeśli przy zmianie stoi, że zabierze rezerwę, to po jej wzięciu nie wolno Ci już jechać tam, gdzie czekasz.',
          ],
        },
        {
          kind: 'list',
          items: [
            '„Oddaj zmianę” jest przy każdej Twojej zmianie: „Wszystkim”, „Jednej osobie” albo „Zamień na inną zmianę”. „Zmiana jest Twoja, dopóki ktoś jej nie weźmie.”',
            '„Nie oddaję” cofa to, dopóki nikt jej nie wziął.',
            'Czekasz na tę zmianę w rezerwie? Wtedy pytamy Cię przed innymi. Nie chcesz jej: „Nie, dziękuję”.',
            '„Czeka na zgodę biura” znaczy, że biuro jeszcze zdecyduje. Do tego czasu nic się nie zmienia, a „Wycofaj prośbę” kończy sprawę.',
            '„Prośby bez zgody” mówią, czemu biuro odmówiło. Znikają, kiedy wybierzesz „Rozumiem”.',
            'Zmianę wziętą, zanim powstał grafik, oddasz w „Twoje zmiany”: trafi do pierwszej osoby z rezerwy albo znów będzie wolna. Wolne zmiany weźmiesz najwyżej 20 razy na dobę, licząc oddane. Potem pomoże biuro.',
            'O tym, że ktoś oddaje Ci zmianę, wziął Twoją, i o decyzji biura mówi e-mail albo SMS, a po wybraniu „Włącz powiadomienia” także telefon. Na zablokowanym ekranie nie ma nazwisk ani numerów aut.',
          ],
        },
        {
          kind: 'note',
          text: 'Biuro: włączysz to w [ustawieniach](/admin/miesiac). Jak decydować o prośbach i proponować wolne miejsca, mówi [rozdział o planszy](#gielda-zmian).',
        },
      ],
    },
    {
      id: 'kierowca-przekazanie-auta',
      title: 'Odbierz i zdaj auto',
      labelsFrom: ['features/handover', 'features/work-calendar'],
      parts: [
        {
          kind: 'text',
          text: 'Jeśli biuro to włączyło, auto odbierasz i zdajesz na telefonie, na stronie [„Odbiór i zdanie auta”](/odbior-auta). Auto jest tam od 12 godzin przed zmianą do 12 godzin po niej.',
        },
        {
          kind: 'steps',
          items: [
            'Wpisz „Przebieg” z licznika i wybierz „Paliwo”.',
            'Zrób cztery zdjęcia. Brakuje któregoś? „Zapisz bez nich” też działa.',
            'Nowe uszkodzenie? Dotknij go na rysunku albo wybierz „Dodaj uszkodzenie z listy”.',
            'Przy odbiorze zobaczysz poprzednie przekazanie: „Przyjmuję auto” albo „Mam uwagi” i napisz, co się nie zgadza. Przy zdaniu dotknij „Zdaję auto”.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Bez internetu formularz działa, jeśli ten telefon otworzył wcześniej Twój kalendarz. Wszystko czeka na telefonie i wyśle się samo. „Wyślij teraz” próbuje od razu.',
            'Licznik pokazuje mniej niż ostatnio albo dużo więcej? Sprawdź go i potwierdź: „Licznik się zgadza”.',
            'Zdjęcia telefon zmniejsza i usuwa z nich miejsce, w którym powstały. Widzi je biuro i następna osoba, która bierze auto.',
          ],
        },
        {
          kind: 'note',
          text: 'Biuro: kto miał auto, przebieg, zdjęcia i zastrzeżenia są [przy aucie](#przekazania-aut).',
        },
      ],
    },
    {
      id: 'kierowca-wolne-zmiany',
      title: 'Dobierz zmianę',
      labelsFrom: ['features/work-calendar'],
      parts: [
        {
          kind: 'steps',
          items: [
            'W kalendarzu dotknij „Dobierz zmianę”.',
            'Zaznacz wolne zmiany i dotknij „Dalej”.',
            'Sprawdź swoje dane i dotknij „Dobierz zmianę”. Zmiany są od razu Twoje.',
          ],
        },
        {
          kind: 'picture',
          name: 'fleet-calendar',
          alt: 'Kalendarz floty na telefonie: zmiany dnia z autami i kierowcami.',
        },
      ],
    },
  ],
}
