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
      ],
      parts: [
        {
          kind: 'list',
          items: [
            'Otwórz [swój kalendarz](/kalendarz-pracy). Potrzebny jest numer telefonu i PIN, który przyszedł na e-mail po wysłaniu pierwszego grafiku. Nie pamiętasz go? Wpisz numer i dotknij „Wyślij mi PIN”.',
            'Szybciej: link z e-maila albo SMS-a o gotowym grafiku otwiera kalendarz bez PIN-u. Działa 7 dni i na trzech urządzeniach.',
            '„Zgłoś biuru” przy najbliższej zmianie: choroba, spóźnienie albo problem z autem. Kiedy biuro przyjmie zgłoszenie, zobaczysz godzinę. Do tego czasu możesz je cofnąć.',
            '„Zalogowane urządzenia” mówią, gdzie Twój kalendarz jest otwarty. Zgubiony telefon wylogujesz z innego.',
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
