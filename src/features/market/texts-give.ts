import { counted } from '#kernel/polish-text.ts'

/** Of a shift that is being given away: who may have it, said before the tap; and of giving it from home. */
export const giveTexts = {
  title: 'Oddaj zmianę',
  mayTake: (count: number) => `Może ją teraz wziąć: ${counted(count, 'osoba', 'osoby', 'osób')}.`,
  nobodyMay: 'Teraz nikt nie może jej wziąć. Zobaczy ją każdy, kto będzie mógł.',
  reserveFirst: 'Najpierw pytamy rezerwę.',
  swapWith: (names: string, more: number) =>
    more === 0
      ? `Pasuje: ${names}.`
      : `Pasuje: ${names} i jeszcze ${counted(more, 'osoba', 'osoby', 'osób')}.`,
  noSwap: 'Teraz nikt nie ma zmiany, na którą możesz ją zamienić.',
  theirShift: 'Zmiana tej osoby',
  unknownPeople: 'Nie wiemy teraz, kto może ją wziąć: nie ma połączenia.',
  loading: 'Wczytywanie …',
  again: 'Spróbuj ponownie',
  gone: 'Tej zmiany nie możesz już oddać: zaczęła się albo nie jest Twoja.',
  off: 'Biuro wyłączyło oddawanie zmian. W tej sprawie zadzwoń do biura.',
  officeAsks: 'Biuro szuka kierowcy na tę zmianę i pyta Ciebie.',
} as const
