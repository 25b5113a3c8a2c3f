import { counted } from '#kernel/polish-text.ts'

/** What stands around the handbook's chapters. */
export const helpTexts = {
  title: 'Pomoc',
  description: 'Podręcznik dla administratorów i koordynatorów.',
  contents: 'Spis treści',
  search: 'Szukaj w podręczniku',
  searchHint: 'Słowo, co najmniej 2 litery',
  found: (count: number) => `Znaleziono ${counted(count, 'temat', 'tematy', 'tematów')}.`,
  nothing: 'Nic takiego nie ma w podręczniku. Spróbuj innego słowa.',
  print: 'Drukuj podręcznik',
  printChapter: 'Drukuj rozdział',
  printOne: (title: string) => `Drukuj rozdział: ${title}`,
  linkTo: (title: string) => `Odnośnik do: ${title}`,
  enlarge: (alt: string) => `Otwórz w pełnym rozmiarze: ${alt}`,
  key: 'Klawisz',
  meaning: 'Co robi',
} as const
