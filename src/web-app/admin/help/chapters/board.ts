import type { Chapter } from '../chapter.ts'

export const boardChapter: Chapter = {
  id: 'plansza',
  title: 'Plansza grafiku',
  lead: 'Jak czytać planszę, poprawiać ją ręcznie i ratować tydzień, gdy ktoś wypadnie.',
  sections: [
    {
      id: 'czytanie',
      title: 'Jak czytać planszę',
      labelsFrom: ['features/board', 'features/roster'],
      parts: [
        {
          kind: 'text',
          text: 'W [„Edycja”](/admin/edycja-grafiku) każdy wiersz to auto, każda kolumna dzień. Wyżej są zmiany dzienne, niżej nocne. Nagłówek dnia mówi, ilu kierowców jedzie i ile aut jest dostępnych.',
        },
        {
          kind: 'list',
          items: [
            '„Wolne”: auto nie ma kierowcy. „z rezerwy”: kierowca wybrał tę zmianę jako rezerwę.',
            '„Wynajem”, „Uziemione”, „Serwis”, „Bez dokumentów”: dlaczego auto stoi albo na co uważać.',
            '„Zmienione”: miejsce różni się od wygenerowanego grafiku.',
            'Trójkąt przy nazwisku to uwaga, na przykład dzień zaraz po nocy. Lista wszystkich uwag: „Ostrzeżenia”.',
            '„Szukaj kierowcy lub auta” znajduje od dwóch liter. Filtry „Wolne auta”, „Problemy” i „Zmienione” zostawiają tylko takie auta.',
          ],
        },
        {
          kind: 'picture',
          name: 'board',
          alt: 'Plansza tygodnia: auta w wierszach, dni w kolumnach, zmiany dzienne i nocne, listy rezerwy.',
        },
        {
          kind: 'text',
          text: 'Na telefonie plansza pokazuje jeden dzień. Dzień wybierasz na pasku u góry, zmianę przełącznikiem „Dzień” i „Noc”, szukanie, filtry i „Uwagi” otwiera lupa („Szukaj i filtruj”), a „Zmiany” i zapis są na dole ekranu. Rzadsze rzeczy, jak „Przypisz pojazd”, historia wersji, gęstość wierszy i wydruk, są pod przyciskiem „Więcej”.',
        },
        {
          kind: 'picture',
          name: 'board-phone',
          alt: 'Plansza na telefonie: pasek dni, a pod nim auta jednej zmiany.',
        },
      ],
    },
    {
      id: 'karty',
      title: 'Karta kierowcy i karta auta',
      labelsFrom: ['features/board', 'features/desk/cards'],
      parts: [
        {
          kind: 'text',
          text: 'Kto to jest i co jest z tym autem, widać bez opuszczania ekranu: „Karta kierowcy” i „Karta auta” otwierają się z boku, na telefonie na całym ekranie. Pokazują tydzień z planszy i następny, według ostatniego zapisu, „Dyspozycyjność”, „Dokumenty”, które się kończą, „Wyłączenia” i „Serwisy” auta. „Pieniądze” widzi tylko osoba z uprawnieniem do pieniędzy, „Wiadomości” tylko administrator.',
        },
        {
          kind: 'list',
          items: [
            'Na planszy: najedź na nazwisko i kliknij znaczek karty, otwórz menu miejsca albo naciśnij `K`. Podkreślone nazwiska i rejestracje na listach i w „Uwagi” też otwierają kartę.',
            'Auto na karcie kierowcy otwiera kartę auta, kierowca na karcie auta kartę kierowcy, a zmiana prowadzi na swoje miejsce na planszy.',
            '`Escape`, krzyżyk i krok wstecz w przeglądarce zamykają kartę. Jest w adresie, więc można ją wysłać koleżance.',
            '„Zadzwoń” i „SMS” otwierają telefon, „Nie przyjedzie” zaczyna zgłoszenie choroby z tą osobą.',
          ],
        },
        {
          kind: 'text',
          text: '„Uwagi” są pogrupowane: „Wolne miejsca”, „Auta główne”, „Oddane zmiany”, „Przypięcia”. „Pokaż” prowadzi na miejsce, którego uwaga dotyczy.',
        },
      ],
    },
    {
      id: 'auta-w-wierszach',
      title: 'Auta w wierszach',
      labelsFrom: ['features/board', 'features/roster'],
      parts: [
        {
          kind: 'text',
          text: 'Planszę możesz oglądać na dwa sposoby: „Dwa panele” albo „Auta w wierszach”. Przełącznik jest na pasku nad planszą, na telefonie pod przyciskiem „Więcej”. Wybór zostaje zapamiętany.',
        },
        {
          kind: 'list',
          items: [
            'Jeden wiersz to jedno auto: w każdym dniu u góry zmiana dzienna, pod nią nocna. Na ekranie 1440 × 900 mieści się dwadzieścia aut, na telefonie dzień i noc stoją obok siebie.',
            'Dzisiejszy dzień jest zaznaczony, minione są przygaszone. Uziemienie, wynajem i brak dokumentów to jeden pasek przez wszystkie dni.',
            'Długie nazwiska są skrócone, całe widać po najechaniu. Kierowców o tym samym nazwisku odróżniają ostatnie cyfry telefonu.',
            'Kliknij dowolne miejsce, a panel obok pokaże „Najlepiej pasują”: najpierw kto ma to auto jako główne, potem kto prosił o tę zmianę i ma najmniej zmian. Niżej „Mogą, ale uwaga” i „Nie mogą”, każdy z powodem. Kliknięcie nazwiska obsadza miejsce.',
            'Bez wybranego miejsca panel pokazuje rezerwę dnia. Podczas przeciągania można na nim upuścić kierowcę do rezerwy albo do dyspozycji.',
            'Z klawiatury strzałki prowadzą przez każde miejsce, Enter podnosi i odkłada kierowcę, a na wolnym miejscu przechodzi do listy, kto pojedzie.',
          ],
        },
      ],
    },
    {
      id: 'wiele-miejsc',
      title: 'Wiele miejsc naraz',
      labelsFrom: ['features/board', 'features/market'],
      parts: [
        {
          kind: 'list',
          items: [
            'Zaznaczanie działa w układzie „Auta w wierszach”. Shift i kliknięcie zaznacza blok, Ctrl i kliknięcie jedno miejsce, a na rejestracji cały tydzień auta. Z wolnego miejsca blok można pociągnąć myszą, z klawiatury zaznaczają Shift i strzałki. Blok od nocy do nocy to same noce.',
            'Menu kierowcy i auta ma „Zaznacz tydzień kierowcy” i „Zaznacz tydzień auta”: tylko to, co się jeszcze nie zaczęło.',
            'Na telefonie wybierz „Więcej” i „Zaznacz wiele miejsc”, potem dotykaj miejsc. Kończy „Odznacz”, na komputerze też Esc.',
            'Na pasku z liczbą miejsc są „Przypnij”, „Zwolnij” (kierowcy idą do rezerwy swoich zmian), „Zamień” (dwa auta na tych samych zmianach albo dwa dni) i „Do auta…”. Zaznaczonych kierowców można też razem przeciągnąć.',
            'Gdy części nie da się zrobić, widzisz każde takie miejsce z powodem. Przycisk z liczbą pozostałych robi resztę, „Nic nie rób” zostawia wszystko. Jedno „Cofnij” cofa całość; przypięcia zdejmuje „Odepnij”.',
            '„Zaproponuj” pyta o wolne miejsca wszystkich, którzy mogą je wziąć: „Rezerwa”, „Do dyspozycji” i „Inni, którzy mogą”, w każdej grupie najpierw kto ma wolne swoje auto główne, potem kto zwykle więcej zarabia, ma ważne dokumenty i dłużej odpoczął. „Kto i dlaczego” mówi, kogo pominięto. „Koniec” wybiera, do kiedy biuro pyta.',
          ],
        },
      ],
    },
    {
      id: 'reczne-zmiany',
      title: 'Ręczne zmiany',
      labelsFrom: ['features/board', 'features/roster'],
      parts: [
        {
          kind: 'list',
          items: [
            'Przytrzymaj kierowcę i przeciągnij go na inne miejsce. Na telefonie też.',
            'Upuszczony na zajętym miejscu zamienia się z tym, kto tam był, albo przesuwa go na listę. Podpowiedź przy nazwisku mówi, co się stanie.',
            'Kliknij kierowcę, aby otworzyć jego menu: „Przenieś do…”, „Do rezerwy”, „Do dyspozycji”, „Zadzwoń” i inne.',
            'Kliknij wolne miejsce. „Obsadź miejsce” (a przy autach w wierszach panel obok) wylicza, kto może jechać, kto może, ale z uwagą, a kto nie i dlaczego.',
            '„Przypisz pojazd” daje kierowcy jedno auto na wybrane dni i zmiany. Przed zatwierdzeniem pokazuje, co się zmieni.',
            '„Cofnij” i „Ponów” działają na każdy krok, także po naprawie i przebudowie.',
          ],
        },
        {
          kind: 'picture',
          name: 'driver-menu',
          alt: 'Menu kierowcy na planszy: przeniesienie, rezerwa, przypięcie, usunięcie zmiany, telefon.',
        },
      ],
    },
    {
      id: 'usuwanie-zmiany',
      title: 'Usuwanie zmiany',
      labelsFrom: ['features/removals', 'features/board', 'features/roster'],
      parts: [
        {
          kind: 'text',
          text: 'Kliknij kierowcę dwa razy albo wybierz w jego menu „Usuń zmianę”. Podaj „Powód”. Powód widzą tylko administratorzy: nie trafia do SMS-ów ani do kalendarzy.',
        },
        {
          kind: 'text',
          text: 'Usunięte zmiany zbiera [„Panel główny”](/admin?zakladka=usuniete) w zakładce „Usunięte zmiany”, z podziałem na powody, kierowców i tygodnie.',
        },
      ],
    },
    {
      id: 'naprawa',
      title: 'Coś się stało: choroba, awaria, wynajem',
      labelsFrom: ['features/board', 'features/fleet', 'features/roster', 'web-app/admin/dashboard'],
      parts: [
        {
          kind: 'steps',
          items: [
            'Naciśnij „Coś się stało” nad planszą albo na panelu głównym. Szybciej: w menu kierowcy albo auta wybierz „Coś się stało…”.',
            'Powiedz, co się stało: „Auto zepsute”, „Kierowca chory”, „Wypadek”, „Wynajem”, „Serwis”, „Dokument”, „Spóźnienie” albo „Zwrot wcześniej”. Wskaż auto lub kierowcę i czas: „Ta zmiana”, „Do końca tygodnia” albo „Od–do”.',
            'Porównaj propozycje. Najlepsza jest już wybrana. Każda mówi, ilu osób dotyczy, ile miejsc zostanie pustych i ile obietnic złamie.',
            'Sprawdź „Podgląd według kierowcy” i „Zapisze się razem”, a potem zapisz. Grafik, uziemienie lub wynajem i powód zapisują się razem, a każdy kierowca dostaje jeden SMS, jeśli zaznaczysz „Wyślij od razu SMS-y”.',
          ],
        },
        {
          kind: 'note',
          text: '„Cofnij całość” zdejmuje wszystko razem: przywraca miejsca, uziemienie lub wynajem i powód. Później znajdziesz to w „Coś się stało”, w części „Wpisane w tym tygodniu”. Jeśli ktoś zmienił od tego czasu te same miejsca, nic się nie cofa, a program mówi dlaczego.',
        },
        {
          kind: 'list',
          items: [
            'Zepsute auto zostaje w tym samym czasie [uziemione](#uziemienia). Jeśli wyłączysz „Uziem auto w tym czasie”, auto będzie wolne i może dostać następnego kierowcę.',
            'Niezapisane zmiany na planszy zostają na wierzchu jako niezapisane.',
            'W tygodniu, który nie jest jeszcze wygenerowany, w menu są „Kierowca nie przyjedzie…” i „Auto niesprawne…”. Tam „Zastosuj” robi jedną niezapisaną zmianę.',
            'Co stało się kierowcy, czytają tylko administratorzy. Zdarzenia znikają 60 dni po ostatnim dniu.',
          ],
        },
        {
          kind: 'picture',
          name: 'repair',
          alt: 'Propozycje w „Coś się stało”: ilu osób każda dotyczy, ile miejsc zostaje pustych i ile obietnic złamie.',
        },
      ],
    },
    {
      id: 'przypiecia',
      title: 'Przypięcia',
      labelsFrom: ['features/planning', 'features/board', 'features/roster'],
      parts: [
        {
          kind: 'text',
          text: 'Przypięte miejsce zostaje, gdy grafik jest generowany lub przebudowywany. W menu kierowcy wybierz „Przypnij tutaj”, na liście rezerwy „Przypnij do rezerwy”. Tak samo „Odepnij”.',
        },
        {
          kind: 'list',
          items: [
            '„Przypięcia” wylicza wszystkie miejsca ustalone przez biuro.',
            'Gdy przypięty kierowca zmieni miejsce, plansza zapyta, co zrobić z przypięciem.',
            '„Tych przypięć nie da się utrzymać” mówi, co stoi na przeszkodzie. Odepnij je albo usuń przeszkodę.',
          ],
        },
        {
          kind: 'picture',
          name: 'pins',
          alt: 'Lista przypięć tygodnia: kierowca, miejsce i przyciski, którymi pokażesz je albo odepniesz.',
        },
      ],
    },
    {
      id: 'gielda-zmian',
      title: 'Prośby kierowców: kto bierze i oddaje zmiany',
      labelsFrom: ['features/market', 'features/settings', 'features/board'],
      parts: [
        {
          kind: 'text',
          text: 'W [ustawieniach](/admin/miesiac) „Giełda zmian kierowców” pozwala kierowcom samym brać wolne zmiany i oddawać sobie swoje. Pilnują tego te same zasady, co wszędzie: odpoczynek, limit, dokumenty i auto. Każde wzięcie jest zmianą grafiku, którą widać na planszy.',
        },
        {
          kind: 'list',
          items: [
            '„Oddana zmiana czeka na zgodę biura”: „Zawsze”, „Nigdy” albo „Kiedy zaczyna się niedługo”.',
            '„Przez tyle minut pytamy tylko rezerwę”: kto czeka na tę zmianę, ma pierwszeństwo.',
            '„Kierowcy widzą tam swoje nazwiska” pozwala oddać zmianę jednej osobie albo zamienić się z nią.',
          ],
        },
        {
          kind: 'text',
          text: 'Prośby stoją na stronie [„Prośby kierowców”](/admin/prosby-kierowcow), na panelu głównym i pod dzwonkiem, z tygodniem obojga przed i po. „Zgadzam się” przekazuje zmianę, jeśli zasady nadal na to pozwalają. „Odmów” wymaga powodu, który zobaczą oboje.',
        },
        {
          kind: 'note',
          text: 'Prośba bez decyzji nie znika: kiedy zmiana się zacznie, zostaje u tego, kto ją ma, a lista przez 30 dni mówi „nierozstrzygnięte w porę”.',
        },
      ],
    },
    {
      id: 'zgloszenia-kierowcow',
      title: 'Zgłoszenia kierowców: choroba, spóźnienie, auto',
      labelsFrom: ['features/driver-reports', 'features/roster', 'web-app/admin'],
      parts: [
        {
          kind: 'text',
          text: 'Co kierowca zgłosi z telefonu, stoi na stronie [„Zgłoszenia kierowców”](/admin/zgloszenia), na panelu głównym i na początku listy pod dzwonkiem. Zgłoszenie niczego nie zmienia w grafiku, poza powrotem na puste miejsce.',
        },
        {
          kind: 'list',
          items: [
            '„Przyjmij” mówi kierowcy, że biuro wie, i o której.',
            'Zdjęcia przy „problem z autem” otwierasz dużo kliknięciem albo klawiszem Enter; strzałki prowadzą dalej. Te same są na karcie kierowcy. Biuro czyta też, ile zdjęć jeszcze nie dotarło z telefonu.',
            '„Pokaż na planszy” otwiera planszę na tej zmianie: tam wpiszesz zastępstwo.',
            '„wraca na zmianę”: kierowca, którego miejsce zwolniono, nacisnął „Jednak pojadę”. Puste miejsce jest znów jego, a w historii grafiku stoi „Kierowca (wraca na zmianę)”. Po „Wiem” zgłoszenie jest załatwione.',
            'Przyjęte i cofnięte zgłoszenia zostają na tej stronie przez 7 dni.',
          ],
        },
      ],
    },
    {
      id: 'zaproponuj',
      title: 'Zaproponuj wolne miejsce',
      labelsFrom: ['features/market', 'features/board'],
      parts: [
        {
          kind: 'steps',
          items: [
            'Kliknij wolne miejsce na planszy. Pod nazwiskami do obsadzenia stoi „Zaproponuj kierowcom”.',
            'Zaznaczeni są wszyscy, którzy mogą wziąć tę zmianę: najpierw rezerwa, potem „do dyspozycji”, potem kto w tym tygodniu jedzie najmniej. Odznacz, kogo nie chcesz pytać.',
            'Naciśnij „Zaproponuj” z liczbą osób. Dostaną wiadomość, a na ich stronie zmiana będzie wyróżniona. Kto pierwszy, ten jedzie.',
          ],
        },
        {
          kind: 'list',
          items: [
            '„Cofnij propozycję”: czego nie wysłano, to nie wyjdzie, a kto dostał wiadomość, dowie się, że biuro już nie prosi. Miejsce nadal jest wolne, także dla tych osób.',
            'Kiedy ktoś weźmie ostatnie miejsce, niewysłane propozycje znikają same.',
            'Wiele miejsc naraz: zaznacz je w układzie „Auta w wierszach” i wybierz „Zaproponuj” albo użyj „Wolne miejsca w grafiku” na stronie [„Prośby kierowców”](/admin/prosby-kierowcow).',
          ],
        },
      ],
    },
    {
      id: 'przebudowa',
      title: 'Przebudowa',
      labelsFrom: ['features/board', 'features/roster'],
      parts: [
        {
          kind: 'text',
          text: '„Przebuduj” obsadza wolne miejsca wygenerowanego tygodnia z jak najmniejszą liczbą zmian. Kto ma miejsce, które nadal jest możliwe, zachowuje je razem z autem.',
        },
        {
          kind: 'text',
          text: 'Okno pokazuje liczby przed i po, a potem imiennie: „Zyskują zmianę”, „Tracą zmianę”, „Zmieniają miejsce”. Dopiero „Zastosuj” kładzie to na planszy, jako jedną niezapisaną zmianę.',
        },
        {
          kind: 'picture',
          name: 'rebuild',
          alt: 'Okno przebudowy: liczby przed i po oraz lista kierowców, którzy zyskują zmianę.',
        },
      ],
    },
  ],
}
