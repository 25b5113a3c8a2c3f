import type { Chapter } from '../chapter.ts'

export const moneyChapter: Chapter = {
  id: 'pieniadze',
  title: 'Wyniki i pieniądze',
  lead: 'Od plików z aplikacji do wyników zmian, bonusów, paliwa i raportów.',
  sections: [
    {
      id: 'import',
      title: 'Import plików',
      labelsFrom: ['features/income', 'features/figures'],
      parts: [
        {
          kind: 'text',
          text: 'W [„Wyniki”](/admin/wyniki?zakladka=import) otwórz zakładkę „Import pliku”. Pliki możesz wybrać albo upuścić, kilka naraz, w dowolnej kolejności. Rodzaj pliku jest rozpoznawany po nazwach kolumn.',
        },
        {
          kind: 'list',
          items: [
            'Bolt: „Bolt: historia przejazdów” i „Bolt: zarobki na kierowcę”.',
            'Uber: „Uber: przejazdy”, „Uber: płatności za przejazdy” i „Uber: płatności kierowców”.',
            'FREENOW: „FREENOW: zarobki”, plik z VAT-em albo całe archiwum ZIP, i „FREENOW: zlecenia”.',
            'Własny arkusz floty: „Rozliczenie zmian”. Wzór pobierzesz w tej samej zakładce.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Poczekaj na podgląd. Do tej chwili nic nie jest zapisane.',
            'Przejrzyj błędy i ostrzeżenia. Wiersze z błędem zostaną pominięte, pozostałe można wczytać.',
            'Gdy nazwa kolumny jest nieznana, wskaż ją w „Kolumny”. Następne pliki odczytamy tak samo.',
            'Odpowiedz na pytania o plik, jeśli są: o okres, o „Tysiące czy ułamek?”, o dwa przejazdy z tej samej minuty.',
            'Zobacz, co plik zastąpi, doda i czego w nim nie ma. Wiersze, których nie ma w pliku, zostają, chyba że wybierzesz „Usuń: ten plik jest pełny”.',
            'Naciśnij „Załaduj plik” albo przycisk przy pliku, który mówi, co zrobi. „Odrzuć plik” niczego nie zapisuje.',
            'Jeśli ktoś czeka na rozpoznanie, naciśnij „Przypisz osoby”.',
          ],
        },
        {
          kind: 'note',
          text: 'Ten sam plik wczytany drugi raz niczego nie zmienia, a nakładające się pliki nie liczą niczego podwójnie. Adresy pasażerów nie są wczytywane.',
        },
        {
          kind: 'picture',
          name: 'import',
          alt: 'Import pliku: pole do wybrania lub upuszczenia plików i wzór arkusza.',
        },
      ],
    },
    {
      id: 'osoby-z-plikow',
      title: 'Osoby z plików',
      labelsFrom: ['features/income', 'features/figures'],
      parts: [
        {
          kind: 'text',
          text: 'Kierowca jest rozpoznawany po identyfikatorze z aplikacji, potem po telefonie. Samo nazwisko nie wystarcza: taka osoba czeka w [„Osoby z plików”](/admin/wyniki/osoby), a jej przejazdy liczą się dopiero po przypisaniu.',
        },
        {
          kind: 'list',
          items: [
            'Podpowiedź mówi, skąd się wzięła, na przykład „to samo imię i nazwisko”.',
            '„Wybierz z listy” przypisuje kogoś innego, „Nowy kierowca” dodaje go na listę.',
            '„Pomiń” odkłada osobę, na przykład kogoś spoza floty. W zakładce pominiętych „Przywróć do kolejki” cofa to.',
            '„Wczytane pliki”: co, kiedy i przez kogo zostało wczytane i ile z tego obowiązuje. „Cofnij” pokaże, co się zmieni, i przywróci dokładnie to, co plik zastąpił.',
          ],
        },
        {
          kind: 'picture',
          name: 'people',
          alt: 'Osoby z plików: kolejka osób do przypisania z podpowiedziami.',
        },
      ],
    },
    {
      id: 'przeglad-wynikow',
      title: 'Przegląd',
      labelsFrom: ['features/income', 'features/figures'],
      parts: [
        {
          kind: 'text',
          text: '[„Wyniki”](/admin/wyniki) otwierają się na zakładce „Przegląd” i ostatnim tygodniu, w którym są wyniki. „4 tygodnie” i „8 tygodni” pokazują dłuższy okres; wybór jest zapamiętany.',
        },
        {
          kind: 'list',
          items: [
            'U góry najważniejsze: „Zarobek”, „Gotówka u kierowców” i „Netto aplikacji bez gotówki”, ze zmianą do poprzedniego okresu. Pod zarobkiem stoi, z czego jest: z arkusza, z aplikacji albo z obu.',
            '„Z czego się składa”: kwoty według aplikacji, od brutto do wypłaty. Czego aplikacja nie podała, to nie jest zero. „Zgodność z wypłatą” mówi, czy netto bez gotówki równa się wypłacie. Gdy arkusz mówi więcej niż aplikacje, różnica ma własny wiersz, „arkusz ponad kwoty aplikacji”, i otwiera kierowców z ich zmianami. Rozliczenie liczy kwoty aplikacji, nie arkusza.',
            'Słupki dni i lista kierowców otwierają swoje wiersze, aż do pliku.',
            'Raport, którego część dni ma też inny raport tej samej aplikacji i kierowcy, liczy się raz: liczy się raport tygodnia, a kwota drugiego stoi obok, „poza sumą: nachodzi na inny raport”, i otwiera swoje pliki.',
            'Kwot z plików tygodniowych nie da się podzielić na zmiany. Stoją w sumach i mają własny wiersz.',
          ],
        },
        {
          kind: 'picture',
          name: 'overview',
          alt: 'Przegląd wyników ostatniego tygodnia: zarobek, gotówka, z czego się składa i słupki dni.',
        },
      ],
    },
    {
      id: 'wyniki',
      title: 'Wyniki',
      labelsFrom: ['features/income', 'features/figures'],
      parts: [
        {
          kind: 'list',
          items: [
            '[„Wyniki”](/admin/wyniki): „Podgląd sumaryczny”, „Podgląd okresu” i „Podgląd indywidualny”. Okres wybierasz u góry i zatwierdzasz przyciskiem „Zastosuj”.',
            '„Elementy do wyświetlenia” chowa to, czego nie potrzebujesz. Wybór jest zapamiętany.',
            '[„Wyniki dzienne”](/admin/wyniki-dzienne): każda zmiana, sumy tygodni i dni jednego kierowcy, z plikami „CSV” i „XLSX”. Pod tygodniami „Puste kilometry”: przebieg bez kilometrów z pasażerem, według kierowców albo aut.',
            '„Rentowność” i „Wykres” widzą tylko administratorzy.',
          ],
        },
        {
          kind: 'text',
          text: 'Liczbę można otworzyć: pokaże zmiany, z których wynika. „Skąd to wiadomo” prowadzi dalej, do pliku i wiersza. Czego nie ma w plikach, zostaje jako „brak danych”. Przebieg zmiany możesz tam wpisać sam. Gdzie nie ma go w arkuszu, jest z przekazań auta; z kilku zmian między dwoma odczytami znana jest tylko suma.',
        },
        {
          kind: 'picture',
          name: 'results',
          alt: 'Wyniki: podgląd sumaryczny okresu z kilometrami, aplikacjami i średnimi.',
        },
        {
          kind: 'picture',
          name: 'daily-results',
          alt: 'Wyniki dzienne: sumy okresu i tabela zmian.',
        },
      ],
    },
    {
      id: 'plan-i-wykonanie',
      title: 'Plan i wykonanie',
      labelsFrom: ['features/income', 'features/figures'],
      parts: [
        {
          kind: 'text',
          text: 'Zakładka „Plan i wykonanie” w [„Wyniki”](/admin/wyniki) porównuje wygenerowany tydzień z tym, co było.',
        },
        {
          kind: 'list',
          items: [
            '„Bez przejazdów”: kierowca miał auto w grafiku, a pliki nie mają jego przejazdów.',
            '„Bez planu”: są przejazdy albo zarobek, a kierowca nie miał wtedy auta w grafiku.',
            'Z każdego wiersza przejdziesz do kierowcy, do grafiku i do źródeł.',
          ],
        },
        {
          kind: 'picture',
          name: 'plan-reality',
          alt: 'Plan i wykonanie tygodnia: ile zmian się zgadza, a pod tym różnice z kierowcą i zmianą.',
        },
      ],
    },
    {
      id: 'bonusy',
      title: 'Bonusy',
      labelsFrom: ['features/bonuses', 'features/settings'],
      parts: [
        {
          kind: 'text',
          text: 'Dopłatę do jednej zmiany ustawiasz w [„Bonusy”](/admin/bonusy): „Dodaj bonus”, potem data, zmiana i kwota. „Co zobaczy kierowca” pokazuje tekst z formularza. Gdy wyniki tej zmiany są wczytane, „3 TOP” mówi, kto zarobił na niej najwięcej. Kto ma tyle samo co trzeci, też stoi na liście.',
        },
        {
          kind: 'text',
          text: 'Progi za liczbę zmian w tygodniu to „Bonusy za dyspozycyjność” w [„Ustawienia / Miesiąc”](/admin/miesiac).',
        },
        { kind: 'picture', name: 'bonuses', alt: 'Bonusy: lista dopłat z datą, zmianą i kwotą.' },
      ],
    },
    {
      id: 'paliwo',
      title: 'Kontrola paliwa',
      labelsFrom: ['features/fuel'],
      parts: [
        {
          kind: 'text',
          text: 'Osobna strona [/paliwo](/paliwo) jest dla osób, które rozliczają karty paliwowe. Otwiera ją hasło, które administrator ustawia w „Hasło kontroli paliwa”.',
        },
        {
          kind: 'steps',
          items: [
            'Wybierz datę, wpisz ceny i naciśnij „Pobierz dane”.',
            'Przy kierowcach wpisz litry i godziny. Sprawdzoną pozycję odhacz: zniknie z listy, ale można do niej wrócić.',
            'Naciśnij „Zapisz dzienne zmiany” albo „Zapisz nocne zmiany”. Zapisane pozycje mają znak „Wysłane”.',
          ],
        },
        {
          kind: 'text',
          text: 'Wysłane litry, godziny i ceny można poprawić: zmień je i zapisz jeszcze raz. Po zmianie ceny pozycje mają znak „Wysłane przy innej cenie”. Gdy ktoś inny wysłał w tym czasie co innego, strona pokaże obie wersje i poczeka na Twoją decyzję. Zużycie i godziny zobaczysz potem w [„Wyniki”](/admin/wyniki), przy zmianie.',
        },
        {
          kind: 'note',
          text: 'To, czego nie zapisano, zostaje na tym urządzeniu, także po wygaśnięciu dostępu. Przy czymś, co wygląda na pomyłkę, strona zapyta: „Wyślij mimo to” albo „Popraw”.',
        },
        {
          kind: 'picture',
          name: 'fuel',
          alt: 'Strona kontroli paliwa na telefonie: data, ceny i kierowcy z polami na litry i godziny.',
        },
      ],
    },
    {
      id: 'raporty',
      title: 'Raporty',
      labelsFrom: ['features/reports'],
      parts: [
        {
          kind: 'text',
          text: '[„Raporty”](/admin/raporty) liczą zmiany każdego kierowcy i ich średnią na tydzień. Raport obejmuje całe tygodnie, najwyżej do bieżącego.',
        },
        {
          kind: 'steps',
          items: [
            'Wybierz „Data początkowa i końcowa” albo jeden z gotowych okresów.',
            'Obejrzyj „Zmiany kierowców”. „CSV” i „XLSX” zapisują to samo do pliku.',
            'Wpisz „E-mail” i naciśnij „Wyślij raport”.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Tygodnie z grafikiem liczą się z grafiku, pozostałe z dyspozycyjności. „Źródło” mówi przy każdym kierowcy, co policzono.',
            'Średnia dzieli przez wszystkie tygodnie okresu, także te bez zmian. Kto nie miał w nim nic, nie stoi na liście.',
            'Usunięta zmiana nie liczy się jako przepracowana. Ma własną kolumnę „Usunięte”.',
          ],
        },
        {
          kind: 'picture',
          name: 'reports',
          alt: 'Raporty: okres, adres e-mail i tabela zmian kierowców ze średnią na tydzień.',
        },
      ],
    },
  ],
}
