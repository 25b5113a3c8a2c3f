import { counted } from '#kernel/polish-text.ts'

/** The office's list of what drivers read in other languages. */
export const screenTexts = {
  title: 'Języki kierowców',
  titleHint:
    'Wszystko, co kierowcy czytają w innych językach, obok polskiego. Osoba, która zna język, może poprawić zdanie: na stronach widać to od razu, w wiadomościach w ciągu minuty. Wiadomości, które już czekają na wysłanie, zostają, jak były.',
  smsSize: (parts: string, letters: string) =>
    `Sam ten tekst, bez tego, co się w niego wstawia: ${parts}, ${letters}.`,
  language: 'Język',
  search: 'Szukaj zdania',
  searchHint: 'po polsku albo w wybranym języku',
  which: 'Które zdania',
  all: 'Wszystkie',
  changedOnly: 'Poprawione',
  loading: 'Wczytywanie zdań …',
  polish: 'Po polsku',
  program: 'Program',
  fleets: 'Wasza poprawka',
  nothingFound: 'Żadne zdanie tak nie brzmi. Skróć szukany tekst albo wybierz „Wszystkie”.',
  nothingChanged: 'W tym języku nie ma jeszcze poprawek: kierowcy czytają zdania programu.',
  noPolish: 'Po polsku nie ma tu zdania.',
  edit: 'Popraw',
  changed: 'Poprawione',
  unsaved: 'Poprawione zdanie nie jest zapisane.',
  save: 'Zapisz',
  cancel: 'Anuluj',
  restore: 'Przywróć',
  saved: 'Zapisano poprawkę',
  restored: 'Kierowcy czytają znów zdanie programu',
  onlyMessages: 'Tylko w wiadomościach',
  placeUnnamed: 'wstawia program',
  notYet:
    'Nie można jeszcze zmienić nazw dni i miesięcy ani nazwy aplikacji na telefonie. Polskie zdania są stałe; polskie SMS-y zmienisz w Wiadomościach, w zakładce „Szablony”.',
  outdatedTitle: 'Tekst programu się zmienił',
  outdatedHint:
    'Te poprawki były do zdań, których program już nie mówi. Kierowcy czytają nowe zdanie programu. Jeśli trzeba, popraw je na liście, a starą poprawkę usuń.',
  outdatedWas: 'Było w programie',
  outdatedNow: 'Teraz program mówi',
  outdatedGone: 'Tego zdania już nie ma.',
  forget: 'Usuń poprawkę',
  forgotten: 'Usunięto starą poprawkę',
} as const

export function editOf(sentence: string): string {
  return `Popraw: ${sentence}`
}

export function restoreOf(sentence: string): string {
  return `Przywróć zdanie programu: ${sentence}`
}

export function sentenceIn(language: string): string {
  return `Zdanie (${language})`
}

export function inGroup(sentences: number, changed: number): string {
  const all = counted(sentences, 'zdanie', 'zdania', 'zdań')
  return changed === 0 ? all : `${all}, poprawione: ${changed}`
}

export function inPlaces(places: number): string {
  return `To zdanie stoi w ${counted(places, 'miejscu', 'miejscach', 'miejscach')}; poprawka zmieni wszystkie.`
}

export function ofMost(corrections: number, most: number): string {
  return `Poprawki w tym języku: ${corrections} z ${most}.`
}

/** `{1} – liczba, {2} – data` */
export function placesText(places: readonly { readonly place: string; readonly meaning: string }[]): string {
  return `Program wstawia: ${places.map(({ place, meaning }) => `${place} – ${meaning}`).join(', ')}. Każde miejsce zostaw raz, w dowolnej kolejności.`
}

export const MOST_SHOWN = 'Pokaż kolejne'
