import type { Chapter } from '../chapter.ts'

export const weekChapter: Chapter = {
  id: 'tydzien',
  title: 'Tydzień floty krok po kroku',
  lead: 'Od ustawień do wolnych zmian: co robi biuro i w jakiej kolejności.',
  sections: [
    {
      id: 'przeglad',
      title: 'Cały tydzień w skrócie',
      labelsFrom: [
        'features/board',
        'features/roster',
        'features/schedule',
        'web-app/admin/dashboard',
        'features/work-calendar',
      ],
      parts: [
        {
          kind: 'text',
          text: 'Kierowcy wysyłają dyspozycyjność na tydzień następny. Biuro układa z niej grafik, poprawia go i publikuje. Dzień zacznij od [„Panel główny”](/admin): „Do zrobienia” mówi, co czeka na biuro, i prowadzi tam, gdzie się to załatwia. „Porównanie z poprzednim tygodniem” zestawia zgłoszenia i wyniki.',
        },
        {
          kind: 'steps',
          items: [
            'Sprawdź limity i bonusy: [„Ustawienia / Miesiąc”](/admin/miesiac), [„Bonusy”](/admin/bonusy).',
            'Obserwuj zgłoszenia kierowców: [„Harmonogramy”](/admin/podglad-grafiku).',
            'Sprawdź, które auta nie jadą: [„Flota”](/admin/samochody), [„Serwisy”](/admin/serwisy), [„Wyłączność”](/admin/wylacznosc).',
            'Obejrzyj propozycję grafiku, popraw ją i naciśnij „Generuj grafik”: [„Edycja”](/admin/edycja-grafiku).',
            'W trakcie tygodnia poprawiaj grafik, naciskaj „Aktualizuj grafik” i zawiadamiaj kierowców.',
            'Wolne miejsca dobierają sami kierowcy, przyciskiem „Dobierz zmianę” w kalendarzu.',
          ],
        },
        {
          kind: 'picture',
          name: 'dashboard',
          alt: 'Panel główny: co czeka na biuro, liczba zgłoszeń na następny tydzień i stan obu grafików.',
        },
      ],
    },
    {
      id: 'ustawienia',
      title: 'Ustawienia tygodnia',
      labelsFrom: ['features/settings', 'web-app/admin/month'],
      parts: [
        {
          kind: 'text',
          text: 'Wszystko stoi w [„Ustawienia / Miesiąc”](/admin/miesiac), w zakładce „Ustawienia miesiąca”. Zmiana działa od razu po zapisaniu.',
        },
        {
          kind: 'list',
          items: [
            '„Bieżący tydzień”: dyspozycyjność kierowcy podają na tydzień po nim. Z „Zmieniaj tydzień razem z kalendarzem” przesuwa się sam.',
            '„Limit domyślny”: ile osób może wybrać jedną zmianę, jeśli dzień nie ma własnego limitu.',
            '„Przyjmuj dyspozycyjność”: wyłączone zamyka formularz kierowców. „Pokazuj kalendarze pracy”: wyłączone ukrywa kalendarze.',
            '„Kierowcy mogą zmieniać zgłoszenie do terminu”: do wybranego dnia i godziny kierowca sam zmienia albo wycofuje to, co wysłał. Po terminie formularz się zamyka.',
            '„Okno informacyjne”: wiadomość nad formularzem. „Bonusy za dyspozycyjność”: progi, o których formularz przypomina kierowcy.',
            '„PIN kalendarza floty”: otwiera kalendarz całej floty. Po zmianie stary PIN nie działa.',
            '„Układanie grafiku”: czy wolne miejsca dostaje rezerwa i kto ma pierwszeństwo, gdy chętnych jest za dużo.',
          ],
        },
        {
          kind: 'picture',
          name: 'month-settings',
          alt: 'Ustawienia miesiąca: bieżący tydzień, limit domyślny i formularz kierowcy.',
        },
      ],
    },
    {
      id: 'limity',
      title: 'Limity dni i całego tygodnia',
      labelsFrom: ['features/limits', 'web-app/admin/month'],
      parts: [
        {
          kind: 'text',
          text: 'Święto, koncert albo dzień przeglądów ma własny limit. Ustawisz go w [„Ustawienia / Miesiąc”](/admin/miesiac), w zakładce „Limity dzienne”. „Limity tygodnia” to siatka: siedem dni, każdy z dniem i nocą.',
        },
        {
          kind: 'steps',
          items: [
            'Wpisz liczby w pola tygodnia. Puste pole to limit domyślny, 0 zamyka zmianę. Jedną liczbę dla wielu dni wpiszesz przez „Ustaw naraz” i „Wpisz”.',
            'Podaj „Powód” dnia albo „Powód dla całego tygodnia”. Kierowcy zobaczą go na karcie dnia.',
            '„Kopiuj z poprzedniego tygodnia” przepisuje limity. „Powtórz na kolejne tygodnie” wpisze je dalej, tylko tam, gdzie nie ma jeszcze własnego limitu.',
            'Zapisz. Jeżeli zmiana kogoś dotyczy, „Kogo dotyczy ta zmiana” najpierw pokaże nazwiska.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Dzień z limitem w kalendarzu otwiera ten limit do zmiany. Dzień bez limitu otwiera „Dodaj nowy limit”.',
            '„Obowiązuje” na liście wyłącza limit i włącza go z powrotem. Wyłączony zostaje na liście, a działa limit domyślny.',
            'Zamkniętej zmiany kierowca nie wybierze, nawet jako rezerwy.',
          ],
        },
        {
          kind: 'note',
          text: 'Zmiana limitu nie zmienia wysłanych zgłoszeń. Kto jest powyżej limitu, o tym rozstrzyga układanie grafiku. W ułożonym grafiku obsadzone miejsca zostają.',
        },
        {
          kind: 'picture',
          name: 'day-limits',
          alt: 'Limity dzienne: siatka tygodnia z polami dnia, nocy i powodu.',
        },
      ],
    },
    {
      id: 'dyspozycyjnosc',
      title: 'Dyspozycyjność kierowców',
      labelsFrom: ['features/availability'],
      parts: [
        {
          kind: 'text',
          text: 'Każdy kierowca wysyła formularz raz na tydzień. Zgłoszenia stoją w [„Harmonogramy”](/admin/podglad-grafiku), w zakładce „Złożone dyspozycyjności”. „Zgłoszenia i limity” mówi, ile zmian zgłoszono z limitu.',
        },
        {
          kind: 'list',
          items: [
            'Kto wysłał wcześniej, ten ma miejsce. Gdy limit jest pełny, wybór zostaje jako rezerwa.',
            '„Do dyspozycji” znaczy: pojadę, jeżeli będę potrzebny.',
            '„Pusty grafik” to zgłoszenie bez zmian, z powodem.',
            'Dopisek o odrzuconych próbach znaczy, że ktoś wysłał formularz na ten sam numer i tydzień jeszcze raz. Liczy się pierwszy.',
          ],
        },
        {
          kind: 'text',
          text: 'Poprawki robi biuro. Otwórz zgłoszenie i użyj „Dodaj zmianę” albo krzyżyka przy zmianie. „Usuń dyspozycyjność” usuwa całość, a kierowca może wtedy wysłać formularz od nowa. „Pierwotnie wybrane” pokazuje, co kierowca wysłał sam.',
        },
        {
          kind: 'text',
          text: '„Tabela” pokazuje te same zgłoszenia w wierszach, które można sortować. „Tabela miesiąca” pokazuje wszystkich na jednej kartce. „Excel” i „CSV” zapisują ją do pliku.',
        },
        {
          kind: 'picture',
          name: 'submissions',
          alt: 'Harmonogramy: obsada tygodnia i lista złożonych dyspozycyjności.',
        },
      ],
    },
    {
      id: 'przygotowanie',
      title: 'Kto nie wysłał, jak to będzie wyglądać, kto nie przeczytał',
      labelsFrom: [
        'features/reminders',
        'features/forecast',
        'features/availability',
        'features/schedule',
        'features/settings',
        'web-app/admin/preparation',
      ],
      parts: [
        {
          kind: 'text',
          text: '[„Przygotowanie tygodnia”](/admin/przygotowanie) otwiera też kafelek na panelu głównym. „Kto nie wysłał” pokazuje kierowców bez dyspozycyjności, a obok każdego wybory z poprzedniego tygodnia.',
        },
        {
          kind: 'steps',
          items: [
            'Zaznaczeni są wszyscy pokazani. Odznacz, kogo nie chcesz, albo zawęź listę przez „Szukaj kierowcy” i „Pokaż”.',
            'Przycisk z liczbą osób otwiera podgląd: treść, drogi, koszt SMS-ów i kogo się nie dosięgnie.',
            'Potwierdź. Każdy dostaje wiadomość tak, jak wybrał, w swoim języku, z linkiem prosto do formularza. Poprzedni tydzień powtarza tam jednym dotknięciem.',
            'Kto dzwoni, temu dodaj zgłoszenie plusem w wierszu. Obowiązują zasady formularza, a zgłoszenie jest oznaczone jako wpisane przez biuro.',
          ],
        },
        {
          kind: 'picture',
          name: 'preparation',
          alt: 'Przygotowanie tygodnia: kto nie wysłał, z wyborami sprzed tygodnia, a obok prognoza miejsc i pieniędzy.',
        },
        {
          kind: 'text',
          text: '„Jak to będzie wyglądać” liczy na bieżąco, ile miejsc zajmą ci, którzy podali dyspozycyjność, i ile doszłoby, gdyby pozostali powtórzyli tydzień temu. „Brak” to miejsca, które i wtedy zostałyby puste, „Puste kosztują, zł” to ich zwykły zarobek, a „Jeszcze jeden, zł” mówi, ile wart byłby jeszcze jeden kierowca. Po wygenerowaniu grafiku prognozy już nie ma: patrz na grafik.',
        },
        {
          kind: 'note',
          text: 'Tej samej osobie przypomnisz ponownie dopiero po odstępie i nigdy w nocy. Odstęp i godziny ustawisz w [„Ustawienia / Miesiąc”](/admin/miesiac), w „Przypominanie przez biuro”.',
        },
        {
          kind: 'text',
          text: 'Po publikacji „Kto nie przeczytał” mówi, ilu kierowców otworzyło grafik. Pierwsi na liście są ci, którzy jadą najwcześniej. Jednym przyciskiem ponowisz im wiadomość, z grafikiem takim, jaki jest teraz.',
        },
      ],
    },
    {
      id: 'generowanie',
      title: 'Generowanie grafiku',
      labelsFrom: ['features/board', 'features/roster', 'features/schedule'],
      parts: [
        {
          kind: 'text',
          text: 'Dopóki tydzień nie jest wygenerowany, [„Edycja”](/admin/edycja-grafiku) pokazuje propozycję z dzisiejszych danych. Zmienia się ona z każdym nowym zgłoszeniem.',
        },
        {
          kind: 'steps',
          items: [
            'Wybierz tydzień strzałkami u góry.',
            'Przejrzyj propozycję. „Uwagi” mówią, czego nie udało się ułożyć i dlaczego.',
            'Popraw, co trzeba. To, co ma zostać, [przypnij](#przypiecia).',
            'Naciśnij „Generuj grafik”. Od tej chwili tydzień widać w kalendarzach.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Kto ma auto główne, dostaje je jako pierwszy. Pozostali w miarę możliwości jeżdżą cały tydzień jednym autem.',
            'Po nocy nikt nie dostaje zmiany dziennej.',
            'Auta uziemione, wynajęte i bez ważnych dokumentów stoją.',
            'Kto nie dostał auta, czeka na liście „Rezerwa” albo „Do dyspozycji” pod tabelą.',
          ],
        },
        {
          kind: 'note',
          text: 'Po wygenerowaniu „Stan początkowy” pokazuje, jak grafik wyglądałby z dzisiejszych danych. Służy tylko do podglądu. „Stan bieżący” to zapisany grafik z Twoimi zmianami.',
        },
      ],
    },
    {
      id: 'zapisywanie',
      title: 'Zapisywanie i praca w kilka osób',
      labelsFrom: ['features/board', 'features/roster', 'features/schedule'],
      parts: [
        {
          kind: 'text',
          text: 'Zmiany na planszy są na początku niezapisane. „Zmiany” wylicza je wszystkie. Nie giną, gdy odświeżysz stronę: czekają na tym urządzeniu. Kierowcy zobaczą je dopiero po „Aktualizuj grafik”.',
        },
        {
          kind: 'list',
          items: [
            'Ponad planszą widać, kto jeszcze edytuje ten tydzień.',
            'Gdy ktoś zapisał wcześniej, plansza mówi „Jest nowsza wersja grafiku”. „Wczytaj nowszą i nałóż moje zmiany” zachowuje pracę obu stron.',
            '„Porównaj obie wersje” pokazuje je obok siebie. Tam, gdzie obie strony zmieniły to samo, wybierasz jedną.',
            '„Historia” przechowuje każdą wersję. „Obejrzyj” tylko pokazuje, „Przywróć” kładzie ją na planszy jako niezapisane zmiany.',
          ],
        },
      ],
    },
    {
      id: 'wiadomosci',
      title: 'Zawiadomienie kierowców',
      labelsFrom: [
        'features/notices',
        'features/board',
        'features/roster',
        'features/schedule',
        'features/messaging',
      ],
      parts: [
        {
          kind: 'text',
          text: 'Zmiany w wygenerowanym grafiku nie wysyłają się same. Po zapisaniu otwórz „Zmiany” na planszy.',
        },
        {
          kind: 'steps',
          items: [
            'Naciśnij „Aktualizuj grafik”. Bez tego przyciski wiadomości nie działają.',
            'Przy każdej zmianie wybierz „Wyślij SMS” albo „Wyślij e-mail”. „Wyślij SMS do wszystkich” wysyła wszystkie brakujące naraz: po jednym SMS-ie na kierowcę, ze wszystkimi jego zmianami.',
            'Sprawdź, kto już wie: „Nieprzeczytana przez kierowcę” znika, gdy kierowca potwierdzi zmianę w swoim kalendarzu.',
          ],
        },
        {
          kind: 'text',
          text: '„Cofnięte po powiadomieniu” to zmiany, o których kierowca już wie, a których nie ma. Daj mu znać.',
        },
        {
          kind: 'picture',
          name: 'changes',
          alt: 'Lista zmian grafiku: niezapisane u góry, zapisane pod nimi z przyciskiem wysyłki SMS-ów.',
        },
      ],
    },
    {
      id: 'publikowanie',
      title: 'Kalendarze, wydruk i pliki',
      labelsFrom: [
        'features/board',
        'features/roster',
        'features/schedule',
        'features/settings',
        'features/work-calendar',
      ],
      parts: [
        {
          kind: 'text',
          text: 'Wygenerowany tydzień widać od razu w obu kalendarzach. Kto w [„Ustawienia / Miesiąc”](/admin/miesiac) włączył „Publikuj grafik osobnym krokiem”, ma najpierw szkic: kierowcy zobaczą go i dostaną wiadomość dopiero po „Opublikuj”. [Kalendarz floty](/koordynator) otwiera się PIN-em floty i nie pokazuje telefonów ani adresów. [Kalendarz kierowcy](/kalendarz-pracy) otwiera się jego numerem telefonu i jego PIN-em.',
        },
        {
          kind: 'list',
          items: [
            '[„Grafiki pracy”](/admin/grafiki-pracy) to lista wygenerowanych tygodni, z przyciskami „Generuj do csv”, „XLSX” i „Drukuj”.',
            'Na planszy „Drukuj” pod przyciskiem „Więcej” drukuje to, co widzisz, także niezapisane zmiany. Są wtedy oznaczone na każdej stronie.',
          ],
        },
        {
          kind: 'picture',
          name: 'weeks',
          alt: 'Grafiki pracy: wygenerowane tygodnie z wersją, autorem i przyciskami plików.',
        },
      ],
    },
    {
      id: 'wolne-zmiany',
      title: 'Wolne zmiany',
      labelsFrom: [
        'features/work-calendar',
        'features/board',
        'features/roster',
        'features/schedule',
        'features/messaging',
      ],
      parts: [
        {
          kind: 'text',
          text: 'Kierowca dobiera wolną zmianę sam, przyciskiem „Dobierz zmianę” w kalendarzu. Do wyboru ma zmiany bieżącego i następnego tygodnia, które się nie zaczęły i mieszczą się w limicie. W wygenerowanym tygodniu musi też stać wolne auto.',
        },
        {
          kind: 'list',
          items: [
            'Dobrana zmiana jest od razu w grafiku, a kierowca dostaje potwierdzenie.',
            'Na planszy wolne miejsca mają zielone słowo „Wolne”.',
            'Nie chcesz, żeby ktoś dobierał zmiany na dany dzień? Zmniejsz [limit tego dnia](#limity).',
          ],
        },
      ],
    },
  ],
}
