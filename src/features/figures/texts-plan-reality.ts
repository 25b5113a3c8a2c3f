import { counted } from '#kernel/polish-text.ts'

/** What differs between a generated week and its results. */
export const planRealityTexts = {
  tab: 'Plan i wykonanie',
  title: 'Różnice między grafikiem a wynikami',
  list: 'Zmiany do wyjaśnienia',
  loading: 'Wczytywanie porównania',
  kinds: { 'no-ride': 'Bez przejazdów', unplanned: 'Bez planu' },
  kindHints: {
    'no-ride': 'Kierowca miał auto w grafiku, a pliki nie mają jego przejazdów.',
    unplanned: 'Są przejazdy albo zarobek, a kierowca nie miał wtedy auta w grafiku.',
  },
  otherShift: 'tego dnia odwrotnie na drugiej zmianie, pewnie zamiana',
  show: 'Pokaż',
  all: 'Wszystkie',
  date: 'Data',
  shift: 'Zmiana',
  driver: 'Kierowca',
  difference: 'Co się różni',
  car: 'Auto',
  found: 'Wyniki',
  boltHours: 'Godziny z Bolta',
  boltParts: (waiting: string, driving: string) => `czekanie ${waiting}, jazda ${driving}`,
  acts: 'Przejdź do',
  board: 'Grafik',
  boardOf: (week: number) => `Grafik tygodnia ${week}`,
  sources: 'Skąd to wiadomo',
  noFigures: 'brak danych',
  gross: 'brutto',
  rides: (rides: number) => counted(rides, 'przejazd', 'przejazdy', 'przejazdów'),
  agreed: (count: number) =>
    `${counted(count, 'zaplanowana zmiana ma', 'zaplanowane zmiany mają', 'zaplanowanych zmian ma')} wyniki.`,
  waiting: (count: number) =>
    `${counted(count, 'zakończona zmiana czeka', 'zakończone zmiany czekają', 'zakończonych zmian czeka')} na wyniki: dla tych dni i nocy nie ma jeszcze żadnego wyniku.`,
  unmatched: (count: number) =>
    `${counted(count, 'osoba z plików czeka', 'osoby z plików czekają', 'osób z plików czeka')} na przypisanie do kierowcy. Ich przejazdów nie ma w tym porównaniu.`,
  match: 'Przypisz osoby',
  notGenerated: 'Ten tydzień nie ma wygenerowanego grafiku, więc nie ma z czym porównać wyników.',
  noResults: 'Nie ma jeszcze wyników tego tygodnia. Porównanie pojawi się po wczytaniu plików.',
  noneEnded: 'W tym tygodniu nie skończyła się jeszcze żadna zaplanowana zmiana.',
  importFiles: 'Wczytaj pliki',
  none: 'Wszystko się zgadza: każda zaplanowana zmiana z tego okresu ma wyniki i nikt nie jeździł poza grafikiem.',
  noneOfKind: 'Nie ma takich różnic.',
  csv: 'CSV',
} as const

/** The list as a file (D37). */
export const PLAN_REALITY_FILE = {
  name: 'plan-i-wykonanie',
  incomeFrom: { gross: 'brutto', net: 'netto albo z arkusza' },
  columns: [
    'Data',
    'Zmiana',
    'Kierowca',
    'Co się różni',
    'Auto w grafiku',
    'Auto w wynikach',
    'Przejazdy',
    'Zarobek [zł]',
    'Zarobek to',
    'Bolt: online [min]',
    'Bolt: czekanie [min]',
    'Bolt: jazda [min]',
  ],
} as const
