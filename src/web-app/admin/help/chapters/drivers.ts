import type { Chapter } from '../chapter.ts'

export const driversChapter: Chapter = {
  id: 'kierowcy',
  title: 'Kierowcy',
  lead: 'Lista kierowców, ich PIN-y i wszystko, co wiadomo o jednej osobie.',
  sections: [
    {
      id: 'lista-kierowcow',
      title: 'Lista kierowców',
      labelsFrom: ['features/drivers', 'platform/web/admin-ui'],
      parts: [
        {
          kind: 'text',
          text: 'Kierowca trafia na listę sam, kiedy wyśle pierwszy formularz. Ręcznie dodasz go w [„Aktywni kierowcy”](/admin/pracownicy/lista-pracownikow), przyciskiem „Dodaj kierowcę”.',
        },
        {
          kind: 'list',
          items: [
            'Wyszukiwanie, kolejność i filtry zostają w adresie, więc powrót z innej strony prowadzi w to samo miejsce listy. „Kolumny” wybiera, co widać, „Pobierz” zapisuje dokładnie to, co widać.',
            'Zaznacz wiersze (z klawiszem Shift cały zakres), a na dole pojawią się „Napisz”, „Dezaktywuj” i „Aktywuj”. Okno mówi najpierw, co z tego wyniknie, a potem kogo pominięto i dlaczego.',
            'Przy kierowcach o tym samym imieniu i nazwisku stoją ostatnie cyfry telefonu.',
            '„Dezaktywuj”: kierowca nie wyśle dyspozycyjności, nie wejdzie do kalendarza i nie dostanie auta w nowych grafikach. „Aktywuj” cofa to.',
            '„Usuń z listy”: kierowca znika też z tygodni, których jeszcze nie wygenerowano. W oknie wybierasz, czy wymazać również dane osobowe.',
            'Usunięty kierowca wraca: administrator dodaje go z tym samym imieniem, nazwiskiem i numerem, a kierowca odzyska dawne rozliczenia, saldo, potrącenia i raty. Stawki stałe, konto i dokumenty wpisz na nowo.',
            'Jeśli wrócił przez formularz albo dodał go koordynator, pulpit i jego strona zapytają „Wrócił usunięty kierowca?”. Administrator wybiera „To ta sama osoba” albo „To ktoś inny”. Do tej chwili zarobki z plików zostają przy dawnym wpisie.',
            'Nowy numer telefonu wyloguje kierowcę z kalendarza i kończy adres kalendarza w jego telefonie. PIN zostaje ten sam.',
            'Po zmianie e-maila albo telefonu przez 7 dni nie pójdzie tam obecny PIN ani link do logowania, a kierowca dostanie wiadomość na dotychczasowy adres. Od razu pomoże „Nadaj nowy PIN”.',
            '„Język kierowcy”: w nim przychodzą wiadomości i otwierają się strony. Kierowca może go też wybrać sam, na dole każdej swojej strony.',
          ],
        },
        {
          kind: 'picture',
          name: 'drivers',
          alt: 'Lista kierowców z telefonem, ostatnią zmianą i stanem.',
        },
      ],
    },
    {
      id: 'pin-kierowcy',
      title: 'PIN kierowcy',
      labelsFrom: ['features/drivers'],
      parts: [
        {
          kind: 'text',
          text: 'PIN powstaje losowo i przychodzi kierowcy e-mailem, a jeśli tak ustawiono, także SMS-em. Administrator może go odczytać na stronie kierowcy. Odczytanie jest odnotowane w dzienniku zdarzeń, a gdy PIN otworzy kalendarz na nowym urządzeniu, kierowca dostaje o tym wiadomość.',
        },
        {
          kind: 'text',
          text: '„Nadaj nowy PIN” wysyła nowy. Stary przestaje działać, a otwarty kalendarz poprosi o nowy.',
        },
      ],
    },
    {
      id: 'strona-kierowcy',
      title: 'Strona kierowcy',
      labelsFrom: ['features/drivers', 'features/schedule'],
      parts: [
        {
          kind: 'text',
          text: 'Nazwisko na liście otwiera stronę kierowcy: „Zmiany”, „Auta”, „Dokumenty”, „Wiadomości” i „Historia”.',
        },
        {
          kind: 'text',
          text: '„Łączenie i dane osobowe” ma trzy rzeczy, każda z pytaniem przed wykonaniem:',
        },
        {
          kind: 'list',
          items: [
            '„Połącz wpisy”: ta sama osoba jest na liście dwa razy, na przykład z nowym numerem. Nic się nie gubi.',
            '„Pobierz do czytania (HTML)”: wszystko, co system przechowuje o tej osobie.',
            '„Usuń dane osobowe”: imię, telefon i e-mail znikają wszędzie, liczby i zmiany zostają. Tego nie da się cofnąć.',
          ],
        },
      ],
    },
  ],
}
