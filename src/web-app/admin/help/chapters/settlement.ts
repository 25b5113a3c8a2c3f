import type { Chapter } from '../chapter.ts'

export const settlementChapter: Chapter = {
  id: 'rozliczenia-i-przelewy',
  title: 'Rozliczenia i przelewy',
  lead: 'Od wyników tygodnia do pieniędzy u kierowcy. Widzą to osoby z uprawnieniem do pieniędzy.',
  sections: [
    {
      id: 'zasady-wyplat',
      title: 'Zasady wypłat',
      labelsFrom: ['features/settlement/schemes'],
      parts: [
        {
          kind: 'text',
          text: '[„Zasady wypłat”](/admin/zasady-wyplat) mówią, jak z wyników powstaje wypłata. Zasada kierowcy ma pierwszeństwo przed zasadą grupy, a ta przed zasadą floty. Zawsze obowiązuje jedna, w całości.',
        },
        {
          kind: 'steps',
          items: [
            'Otwórz zasadę floty albo użyj „Dodaj grupę” lub „Zasada dla kierowcy”.',
            'Wybierz „Sposób liczenia” i ustaw, co dzieje się z napiwkami, VAT-em, paliwem i gotówką.',
            'Patrz na przykład po prawej: to prawdziwy tydzień, policzony starą i nową zasadą, do grosza.',
            'Wybierz tydzień, od którego nowa wersja obowiązuje, i zapisz ją.',
          ],
        },
        {
          kind: 'note',
          text: 'Zapisanej wersji nikt nie zmienia, a nowa nie działa wstecz. Zamknięty tydzień zostaje przy zasadzie, według której go zamknięto.',
        },
        {
          kind: 'picture',
          name: 'scheme-editor',
          alt: 'Edytor zasady wypłat: pola po lewej, po prawej zasada słowami i przykład na prawdziwym tygodniu.',
        },
      ],
    },
    {
      id: 'potracenia-i-dodatki',
      title: 'Potrącenia i dodatki',
      labelsFrom: ['features/settlement/charges'],
      parts: [
        {
          kind: 'text',
          text: 'W [„Potrącenia i dodatki”](/admin/potracenia) jest wszystko, co stoi w tygodniu obok pieniędzy z aplikacji. Plus to kwota dla kierowcy, minus to potrącenie.',
        },
        {
          kind: 'list',
          items: [
            '„Tydzień”: pojedyncze wpisy, jak mycie, mandat, zaliczka czy premia. „Wklej listę” przyjmuje wiele naraz, „Koszt wspólny” dzieli jeden rachunek po zmianach.',
            '„Raty”: „Rozłóż na raty” potrąca co tydzień jedną ratę. Raty można wstrzymać, wznowić, spłacić od razu albo przerwać.',
            '„Stałe stawki”: najem za dzień, zmianę albo tydzień i inne kwoty, które wracają.',
            '„Nadprzebieg”: kto przekroczył limit kilometrów. To propozycja: bez decyzji nic nie jest potrącane.',
          ],
        },
        {
          kind: 'note',
          text: 'W zamkniętym tygodniu nic się już nie zmienia. Zamiast cofania jest tam „Wpis odwrotny”, który wyrównuje kwotę w późniejszym tygodniu. Dopóki wpis odwrotny stoi, samego wpisu nie cofniesz, także po otwarciu tygodnia: najpierw cofnij wpis odwrotny. Oddając kaucję, zobaczysz, ile jej flota ma; o większą kwotę zapyta.',
        },
        {
          kind: 'picture',
          name: 'charges',
          alt: 'Potrącenia i dodatki tygodnia: lista wpisów z rodzajem, kwotą i notatką.',
        },
      ],
    },
    {
      id: 'tydzien-w-pieniadzach',
      title: 'Tydzień w pieniądzach',
      labelsFrom: ['features/settlement/weeks'],
      parts: [
        {
          kind: 'text',
          text: '[„Rozliczenia”](/admin/rozliczenia) otwierają się na ostatnim zakończonym tygodniu. Pasek u góry jest równaniem: netto z aplikacji bez gotówki, części floty i długów to kwota do wypłaty.',
        },
        {
          kind: 'list',
          items: [
            '„Szkic” przelicza się sam po każdym pliku i wpisie. Nic jeszcze nie jest zapisane.',
            '„Zablokowane”: czegoś brakuje. Link w wierszu prowadzi tam, gdzie można to uzupełnić.',
            '„Zamknięte”: kwoty, zasada i konto są zamrożone pod numerem. Kwota w równaniu mówi potem, ile z niej wypłacono, ile jest w drodze i ile zostało.',
            '„Wypłacone”: ktoś potwierdził przelew albo wydał gotówkę z pokwitowaniem.',
            '„Skorygowane”, obok stanu: po zamknięciu przyszła zmiana. Przyjęta korekta czeka na następny tydzień, a po jego zamknięciu stoi w jego rozliczeniu.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Wczytaj [pliki aplikacji](#import) i uzupełnij to, co blokuje. Gotowi kierowcy nie czekają na zablokowanych.',
            'Obejrzyj tych, którzy odstają od poprzedniego tygodnia: mają znak przy różnicy netta.',
            'Odznacz, kogo jeszcze nie chcesz zamykać, naciśnij przycisk z liczbą gotowych, przeczytaj, ile z nich jest do wypłaty i co zostaje, i potwierdź: „Zamknij rozliczenia”.',
          ],
        },
        {
          kind: 'note',
          text: 'Jeśli od wczytania strony coś się zmieniło, nic nie zostanie zamknięte: zobaczysz, czyje kwoty są inne. Dopóki nic nie wyszło, „Otwórz ponownie” na rozliczeniu wraca do szkicu i pyta o powód. Jeśli korektę tego rozliczenia wykluczono, najpierw pyta, bo szkic ją policzy. Przyjęcie korekty cofniesz przez „Cofnij przyjęcie”, zanim zamkniesz tydzień, do którego wejdzie.',
        },
        {
          kind: 'picture',
          name: 'settlement-week',
          alt: 'Rozliczenia tygodnia: równanie, kierowcy zablokowani z linkami do tego, czego brakuje, i szkice do zamknięcia.',
        },
      ],
    },
    {
      id: 'co-blokuje-zamkniecie',
      title: 'Co blokuje zamknięcie',
      labelsFrom: ['features/settlement/weeks', 'features/settlement/schemes', 'features/income'],
      parts: [
        {
          kind: 'list',
          items: [
            'Brak pliku aplikacji, w której kierowca jeździł: wczytaj go. Jeśli pliku nie będzie, użyj „Wyjaśnij” i podaj powód. Wyjaśnienie cofniesz na rozliczeniu kierowcy, dopóki tydzień jest otwarty.',
            'Wiersze, które mogą być tego kierowcy, a nie wiadomo, czyje są: przypisz je w [„Osoby z plików”](/admin/wyniki/osoby).',
            'Suma w pliku nie zgadza się z jego kwotami: sprawdź ją w aplikacji i wyjaśnij.',
            'VAT od brutto, którego aplikacja nie podaje: wczytaj plik, który je ma, albo użyj „Licz VAT od netto” i podaj powód. Dla wszystkich ustawisz to w zasadzie: „Gdy aplikacja nie podaje brutto”.',
            'Brak zasady albo dwie w jednym tygodniu: „Wybierz zasadę”.',
          ],
        },
        {
          kind: 'text',
          text: 'Wyjaśnienie zostaje przy rozliczeniu, z nazwiskiem, i dotyczy tylko tej jednej różnicy.',
        },
        {
          kind: 'picture',
          name: 'statement-blocked',
          alt: 'Zablokowane rozliczenie kierowcy: co przeszkadza w zamknięciu, z linkiem do pliku i wyjaśnieniem.',
        },
      ],
    },
    {
      id: 'rozliczenie-kierowcy',
      title: 'Rozliczenie kierowcy i pytania',
      labelsFrom: ['features/settlement/weeks', 'features/settlement/ledger'],
      parts: [
        {
          kind: 'text',
          text: 'Nazwisko otwiera rozliczenie. Wewnętrzna kolumna liczy, zewnętrzna płaci, a „Skąd” prowadzi do pliku i wiersza. „Pobierz PDF” zapisuje dokument dla kierowcy, „PDF wszystkich” w widoku tygodnia cały tydzień naraz.',
        },
        {
          kind: 'list',
          items: [
            '„Saldo kierowcy” pokazuje, co zaksięgowano, a między tym przelewy, które są w przygotowaniu albo w drodze: ostatnia kwota to saldo poza nimi. „Cała historia” otwiera wszystkie pozycje; tam jest „Zapisz wpłatę” i „Wypłać gotówką” z pokwitowaniem. Pokwitowanie i PDF rozliczenia mają nazwę floty, jeśli wpiszesz nadawcę w ustawieniach przelewów.',
            'Dług przechodzi na następny tydzień. Niewypłacona kwota też, i stoi już tylko w nowszym rozliczeniu.',
            '„Najem auta kierowcy, osobno”: za auto, które kierowca wynajmuje flocie, płaci osobny przelew albo gotówka. Dług z tygodni go nie pomniejsza, a korekta najmu pomniejsza dopiero następny najem.',
            '„Nie zgadzam się”: pytania kierowcy. Odpowiedź zapisuje się przy rozliczeniu, a pytanie podane przez telefon wpiszesz przyciskiem „Zapisz pytanie kierowcy”.',
          ],
        },
        {
          kind: 'picture',
          name: 'statement-closed',
          alt: 'Zamknięte rozliczenie kierowcy z pozycjami, sumą, numerem i paczką przelewów.',
        },
        {
          kind: 'picture',
          name: 'statement-paid',
          alt: 'Wypłacone rozliczenie: kwota, konto z dnia zamknięcia i saldo kierowcy.',
        },
      ],
    },
    {
      id: 'korekty',
      title: 'Korekty',
      labelsFrom: ['features/settlement/weeks'],
      parts: [
        {
          kind: 'text',
          text: 'Gdy po zamknięciu przyjdzie plik z innymi kwotami, rozliczenie i jego PDF zostają bez zmian. Różnica, policzona tą samą zasadą, czeka na decyzję u góry [„Rozliczenia”](/admin/rozliczenia) i na samym rozliczeniu.',
        },
        {
          kind: 'list',
          items: [
            '„Przyjmij korektę”: różnica stanie jako osobna pozycja w następnym tygodniu, z numerem rozliczenia, którego dotyczy.',
            '„Wyklucz z powodem”: nic się nie zmieni. Pytanie wróci tylko wtedy, gdy dane zmienią się jeszcze raz.',
          ],
        },
        {
          kind: 'picture',
          name: 'statement-corrected',
          alt: 'Rozliczenie, do którego po zamknięciu przyszła korekta: różnica z wyliczeniem i dwoma przyciskami decyzji.',
        },
      ],
    },
    {
      id: 'przelewy',
      title: 'Przelewy',
      labelsFrom: ['features/settlement/transfers', 'features/settlement/accounts'],
      parts: [
        {
          kind: 'text',
          text: '[„Przelewy”](/admin/przelewy) wypłacają zamknięte rozliczenia plikiem dla banku, w formacie Elixir-0 albo pain.001. Numery kont wpisujesz w „Konta kierowców”, konto floty w „Ustawienia”.',
        },
        {
          kind: 'steps',
          items: [
            'W „Do wypłaty” sprawdź, kto jest w pliku, a kto poza nim i dlaczego. Zmienione konto, pierwsze konto nowego kierowcy i inny odbiorca czekają, aż sprawdzi je inna osoba niż ta, która je wpisała; pozostali nie czekają.',
            'Przygotuj paczkę i pobierz plik. Drugie pobranie daje ten sam plik, bajt w bajt.',
            'Wczytaj plik w banku.',
            'Gdy przelewy wyszły, naciśnij „Potwierdź wypłatę”. Dopiero teraz rozliczenia są wypłacone. Gdy przelewy zmieniły się od otwarcia strony, nic się nie potwierdzi, a komunikat powie, co zostało.',
          ],
        },
        {
          kind: 'list',
          items: [
            '„Odłóż” zostawia kogoś poza paczkami, także tymi, które przygotuje inna osoba. Widać, kto i kiedy odłożył; „Weź do pliku” może nacisnąć każdy, kto ma uprawnienie do pieniędzy.',
            'Rozliczenie zamknięte bez konta zapłacisz przelewem, gdy konto jest już na karcie: przy nim „Zapłać na konto z karty”, z powodem. Dopóki nic nie wyszło, można je też otworzyć ponownie.',
            '„Bank zwrócił” oznacza jeden przelew: tylko on wraca do wypłaty. Zwrot, z dniem i powodem, zostaje w saldzie kierowcy. Zwrot zapisany przez pomyłkę cofniesz: „Cofnij zwrot”, dopóki tej kwoty nie wypłacono ani nie przygotowano ponownie.',
            'Kwota, która wróciła po zamknięciu następnego tygodnia, czeka na kolejne rozliczenie kierowcy. Widać ją w „Jeszcze nie do wypłaty” i w saldzie kierowcy.',
            '„Anuluj paczkę” działa, dopóki plik nie został pobrany.',
            '„Sprawdź plik” mówi, czy plik z dysku jest tym, który wyszedł, czy ktoś go w międzyczasie zmienił, i co stało się z jego paczką: czy można go jeszcze wysłać, czy przelewy z niego już wyszły.',
            'Powyżej kwoty z ustawień paczkę zatwierdza druga osoba. Na paczce widać, kto może to zrobić dziś, a kto dopiero jutro, od 00:00.',
          ],
        },
        {
          kind: 'note',
          text: 'Numery kont są zapisane pod kluczem i pokazywane bez środka. Każde obejrzenie całego numeru trafia do dziennika.',
        },
        {
          kind: 'picture',
          name: 'transfer-batch',
          alt: 'Paczka przelewów: etapy, lista przelewów, kto jest poza plikiem i suma.',
        },
      ],
    },
    {
      id: 'bolt-pobiera-sie-sam',
      title: 'Bolt pobiera się sam',
      labelsFrom: ['features/income/bolt', 'features/settings'],
      parts: [
        {
          kind: 'text',
          text: 'Z kluczem z portalu Bolta przejazdy i godziny pracy pobierają się każdej nocy, całymi dniami. Klucz wpisujesz w [„Ustawienia / Miesiąc”](/admin/miesiac?zakladka=bolt), w części „Połączenie z Boltem”.',
        },
        {
          kind: 'steps',
          items: [
            'W portalu Bolta otwórz Settings, Data API connections i utwórz klucz.',
            'Naciśnij „Dodaj połączenie”, wpisz „Client ID” i „Client secret” i zapisz.',
            '„Sprawdź połączenie” powie, które firmy klucz otwiera.',
          ],
        },
        {
          kind: 'text',
          text: 'Każdy dzień stoi na liście ze stanem i liczbą przejazdów. Niepełnego dnia system nie zapisuje, tylko próbuje ponownie. Przejazd, którego Bolt już nie podaje, czeka na Twoją decyzję. Co wczytano później, obowiązuje, także gdy to plik.',
        },
      ],
    },
  ],
}
