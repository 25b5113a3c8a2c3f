import type { Chapter } from '../chapter.ts'

export const keysChapter: Chapter = {
  id: 'klawiatura',
  title: 'Skróty klawiatury',
  lead: 'Cały tydzień da się ułożyć bez myszy.',
  sections: [
    {
      id: 'skroty-biura',
      title: 'Całe biuro',
      labelsFrom: ['features/desk'],
      parts: [
        {
          kind: 'keys',
          rows: [
            ['`Ctrl+K`', 'szukaj osoby, auta, tygodnia, ekranu (na Macu `Cmd+K`)'],
            ['`↑` `↓`', 'wybierz wynik'],
            ['`Enter`', 'otwórz: kartę, tydzień, ekran albo czynność'],
            ['`Escape`', 'zamknij wyszukiwanie, potem kartę'],
          ],
        },
        {
          kind: 'text',
          text: 'To samo otwiera pole „Szukaj osoby, auta, tygodnia, ekranu” u góry. Polskie litery można pominąć, rejestrację wpisać ze spacjami albo bez, telefon znaleźć po cyfrach. Napisz, co się stało i komu, na przykład `zepsuty WX1234A` albo `chory Kowalski`, a `Enter` otworzy „Coś się stało” z tym autem albo tą osobą.',
        },
      ],
    },
    {
      id: 'skroty-planszy',
      title: 'Plansza grafiku',
      labelsFrom: ['features/board', 'features/roster'],
      parts: [
        {
          kind: 'keys',
          rows: [
            ['`↑` `↓` `←` `→`', 'auto i dzień'],
            ['`D` `N`', 'zmiany dzienne, zmiany nocne'],
            ['`R`', 'lista rezerwy'],
            ['`Enter`', 'podnieś i odłóż kierowcę; na wolnym miejscu wybierz, kto pojedzie'],
            ['`M`', 'menu kierowcy'],
            ['`K`', 'karta kierowcy albo auta'],
            ['`P`', 'przypnij lub odepnij'],
            ['`Delete`', 'usuń zmianę'],
            ['`Escape`', 'anuluj'],
            ['`Ctrl+Z`', '„Cofnij”'],
            ['`Ctrl+Shift+Z`', '„Ponów”'],
          ],
        },
        {
          kind: 'text',
          text: 'W polu „Szukaj kierowcy lub auta” `Enter` pokazuje następne trafienie, a `↓` przechodzi na planszę.',
        },
      ],
    },
    {
      id: 'skroty-osi',
      title: 'Oś czasu floty',
      labelsFrom: ['web-app/admin/fleet-timeline'],
      parts: [
        {
          kind: 'keys',
          rows: [
            ['`↑` `↓` `←` `→`', 'auto i zmiana'],
            ['`Enter`', 'zaczyna i kończy uziemienie albo otwiera pasek'],
            ['`Escape`', 'przerywa'],
          ],
        },
      ],
    },
    {
      id: 'skroty-osob',
      title: 'Osoby z plików',
      labelsFrom: ['features/income', 'features/figures'],
      parts: [
        {
          kind: 'keys',
          rows: [
            ['`↑` `↓`', 'osoba'],
            ['`1`–`5`', 'podpowiedź'],
            ['`W`', '„Wybierz z listy”'],
            ['`N`', '„Nowy kierowca”'],
            ['`P`', '„Pomiń”'],
            ['`Z`', 'cofnij ostatnią decyzję'],
          ],
        },
      ],
    },
  ],
}
