import type { Chapter } from '../chapter.ts'

export const fleetChapter: Chapter = {
  id: 'flota',
  title: 'Flota',
  lead: 'Auta, uziemienia, wynajmy, serwisy i dokumenty: wszystko, od czego zależy, co może jechać.',
  sections: [
    {
      id: 'auta',
      title: 'Auta',
      labelsFrom: [
        'features/fleet/vehicles',
        'features/fleet/assigned-drivers',
        'features/fleet/groundings',
        'features/fleet/services',
        'web-app/admin/fleet',
      ],
      parts: [
        {
          kind: 'text',
          text: 'Lista stoi w [„Flota”](/admin/samochody). „Nowe auto” dodaje jedno, „Importuj” wczytuje listę z pliku CSV albo XLSX, „Eksportuj” ją zapisuje.',
        },
        {
          kind: 'list',
          items: [
            '„Teraz” mówi, czy auto jedzie, jest uziemione, wynajęte albo ma dokument po terminie, a „Dziś jeździ”, kto ma je w dzień i w nocy.',
            'Zaznacz kilka aut, aby je razem uziemić („Uziem”), oddać do jazdy („Zakończ uziemienie”) albo wysłać na serwis („Zaplanuj serwis”).',
            '„Priorytet” i „Kolejność” mówią, które auta trafiają do grafiku wcześniej.',
            '„Dostępne do wynajmu” podpowiada auto przy nowym wynajmie.',
            'Na stronie auta, w zakładce „Przypisani kierowcy”, wybierasz, kto ma je jako auto główne.',
            '„Usuń auto” dotyczy tylko tygodni, które nie są jeszcze wygenerowane. W bieżącym tygodniu auto uziem.',
          ],
        },
        {
          kind: 'picture',
          name: 'fleet',
          alt: 'Flota: tabela aut z rejestracją, marką, modelem i przyciskiem edycji.',
        },
      ],
    },
    {
      id: 'uziemienia',
      title: 'Uziemienia i oś czasu',
      labelsFrom: ['features/fleet/groundings', 'web-app/admin/fleet-timeline', 'web-app/admin/vehicle'],
      parts: [
        {
          kind: 'text',
          text: 'Od pierwszej do ostatniej zmiany uziemione auto nie jeździ, a grafik go nie obsadza. Kierowców z wygenerowanych grafików system przenosi od razu i mówi, ile miejsc się zmieniło.',
        },
        {
          kind: 'steps',
          items: [
            'Otwórz auto i zakładkę „Uziemienia”.',
            'Naciśnij „Nowe uziemienie”. Podaj „Pierwszy dzień”, „Od zmiany”, „Ostatni dzień” i „Do zmiany”.',
            'Wpisz „Powód”. „Ukryj auto w kalendarzu publicznym” sprawia, że kierowcy go tam nie widzą.',
            'Naciśnij „Zapisz uziemienie”. „Z propozycjami…” zabiera to, co wpisano, na planszę: tam wybierzesz, [kto gdzie pojedzie](#naprawa), i cofniesz wszystko razem.',
          ],
        },
        {
          kind: 'picture',
          name: 'grounding',
          alt: 'Nowe uziemienie auta: pierwszy i ostatni dzień ze zmianami oraz powód.',
        },
        {
          kind: 'text',
          text: '„Oś czasu” w [„Flota”](/admin/samochody?zakladka=os-czasu) pokazuje uziemienia, wynajmy, serwisy i kończące się dokumenty wszystkich aut. Przeciągnij po dniach, aby uziemić auto. Kliknij pasek, aby go zmienić.',
        },
        {
          kind: 'note',
          text: 'Po skróceniu lub usunięciu uziemienia kierowcy zostają tam, gdzie są. Wolne auto obsadź na [planszy](#reczne-zmiany).',
        },
        {
          kind: 'picture',
          name: 'timeline',
          alt: 'Oś czasu floty: auta w wierszach, paski uziemień, wynajmów i serwisów.',
        },
      ],
    },
    {
      id: 'wynajmy',
      title: 'Wynajmy',
      labelsFrom: ['features/fleet/rentals'],
      parts: [
        {
          kind: 'text',
          text: 'Wynajętego auta grafik nie obsadza, bez względu na typ wynajmu. Wynajmy stoją w [„Wyłączność”](/admin/wylacznosc).',
        },
        {
          kind: 'list',
          items: [
            '„Dodaj nowy wynajem”: najemca, auto, opłata i początek.',
            'Bez daty zakończenia auto jest zajęte 14 dni naprzód, a z każdym dniem o dzień dłużej.',
            'Aby zakończyć wynajem, otwórz „Edycja” i podaj „Data zakończenia”, „Czas zakończenia” i „Przebieg koniec”. Wynajem przejdzie do zakładki „Historia”.',
            '„Usuń wynajem” usuwa go na stałe, także z historii.',
          ],
        },
        {
          kind: 'picture',
          name: 'rentals',
          alt: 'Wyłączność: lista aktywnych wynajmów z najemcą, autem i datą początku.',
        },
      ],
    },
    {
      id: 'serwisy',
      title: 'Serwisy',
      labelsFrom: ['features/fleet/services', 'features/settings'],
      parts: [
        {
          kind: 'text',
          text: 'Wizytę w warsztacie wpisujesz w [„Serwisy”](/admin/serwisy) albo na stronie auta: „Dodaj serwis”, potem auto, data i godzina. Auto nadal jeździ, a na planszy widać godzinę serwisu.',
        },
        {
          kind: 'list',
          items: [
            'Kierowca, który ma wtedy auto, potwierdza termin z linku. „Wyślij link” wysyła go SMS-em, „Kopiuj link” daje go do wklejenia.',
            'Link może wychodzić sam: „SMS z linkiem do potwierdzenia serwisu” w ustawieniach powiadomień.',
            'Zmiana terminu albo auta unieważnia wcześniejsze potwierdzenie.',
          ],
        },
        {
          kind: 'picture',
          name: 'services',
          alt: 'Serwisy: wizyty w tygodniu, z autem, godziną i stanem potwierdzenia.',
        },
      ],
    },
    {
      id: 'przekazania-aut',
      title: 'Przekazania: kto miał auto',
      labelsFrom: ['features/handover', 'features/settings', 'web-app/admin/vehicle'],
      parts: [
        {
          kind: 'text',
          text: '„Przekazywanie aut na telefonie” w [ustawieniach](/admin/miesiac) każe kierowcom przy odbiorze i zdaniu zapisać przebieg, paliwo, zdjęcia i uszkodzenia. Biuro widzi to przy aucie, w zakładce „Przekazania”: otwórz auto z listy [„Flota”](/admin/samochody).',
        },
        {
          kind: 'list',
          items: [
            '„Kto miał auto”: podaj datę i godzinę, na przykład z mandatu. Odpowiedź mówi, co zapisano na telefonie, i co było w grafiku, a kiedy się różnią, pokazuje jedno i drugie.',
            '„Przebieg i serwis”: odczyty, z poprawką biura, i „Następny serwis przy (km)”. Na 1000 km przed nim auto pojawia się na panelu głównym.',
            '„Uszkodzenia”: zaznaczone na rysunku, z tym, kto i kiedy je zgłosił. Nowe stoi na panelu głównym i pod dzwonkiem, aż ktoś naciśnie „Obejrzane”. „Naprawione” zdejmuje je z rysunku.',
            '„Zastrzeżenia do aut” na panelu głównym: ktoś odebrał auto i napisał, co się nie zgadza. „Zamknij zastrzeżenie”, kiedy sprawa jest załatwiona.',
            '[„Sprawy z przekazań aut”](/admin/samochody/przekazania): to wszystko ze wszystkich aut na jednej stronie, otwiera się z panelu głównego.',
          ],
        },
        {
          kind: 'note',
          text: 'Zdjęcia, także te ze zgłoszeń kierowców, mają swoje miejsce i czas w ustawieniach. Przebieg i to, kto miał auto, zostaje dwa lata. Po usunięciu danych kierowcy zostaje przebieg, paliwo i uszkodzenia, bez nazwiska, słów i zdjęć.',
        },
      ],
    },
    {
      id: 'dokumenty',
      title: 'Dokumenty aut i kierowców',
      labelsFrom: ['features/papers', 'features/market'],
      parts: [
        {
          kind: 'text',
          text: '[„Dokumenty”](/admin/dokumenty) pilnują terminów: przeglądów, ubezpieczeń, badań i innych. O zbliżającym się terminie przypomina dzwonek u góry.',
        },
        {
          kind: 'list',
          items: [
            '„Terminy”: co wygasa, od najpilniejszego. „Odnów” zapisuje nowy dokument, „Popraw” zmienia obecny.',
            'Zaznacz kilka dokumentów i naciśnij „Przypomnij”: każdy kierowca dostanie jedną wiadomość, w swoim języku i najwyżej raz dziennie.',
            '„Bez dokumentu”: komu brakuje wybranego dokumentu.',
            '„Rodzaje dokumentów”: nazwy i to, ile dni wcześniej przypominać. Zmienia je administrator.',
            '„Blokuje przydział” znaczy: po terminie auto lub kierowca nie dostaje nowych zmian. Kto nie ma takiego dokumentu wcale, nie jest blokowany. Kierowca czyta o swoim takim dokumencie w swoim kalendarzu i w „Wolne dla Ciebie”, tyle dni wcześniej, ile mówi rodzaj.',
          ],
        },
        {
          kind: 'picture',
          name: 'papers',
          alt: 'Dokumenty: terminy od najpilniejszego, z przyciskiem odnowienia.',
        },
      ],
    },
  ],
}
