import { authorWords } from '#features/roster/texts-authors.ts'
import { scheduleTexts } from '#features/schedule/texts.ts'
import { counted } from '#kernel/polish-text.ts'

/** Of moves that can't be laid on the week of now (D19). */
export const clashTexts = {
  slot: 'Podaj zmianę od 0 do 13.',
  clash: 'Część zmian nie pasuje do tego, co zapisano w międzyczasie. Nic nie zostało zapisane.',
  base: 'Podaj wersję grafiku, na której wprowadzono zmiany.',
  unknownBase: 'Grafik tego tygodnia nie ma jeszcze tej wersji. Odśwież stronę.',
  fellAway: 'Zrobili już to, co było zmienione tutaj:',
  moved: 'w międzyczasie zmieniono miejsce tej osoby',
  hasPlace: 'ma już na tej zmianie miejsce w grafiku',
  carOff: 'auto jest na tej zmianie niedostępne',
  driverOff: 'kierowca nie może wtedy dostać nowej zmiany',
  unknownCar: 'tego auta nie ma już w tym tygodniu',
  unknownDriver: 'tego kierowcy nie ma już na liście',
  otherMove: 'zależy od innej zmiany, która nie pasuje',
  withNewer: 'Z nowszą wersją kłóci się:',
} as const

/** @param fullName of who has the car */
export function takenText(fullName: string): string {
  return `w aucie jest już ${fullName || 'ktoś inny'}`
}

/** `moved (Anna Szefowa, 12:03).` @param by empty where nobody is known @param at `12:03` */
export function withAuthor(words: string, by: string, at: string): string {
  return by === '' ? `${words}.` : `${words} (${authorWords(by)}, ${at}).`
}

/**
 * The specification's sentence; with a full stop where another follows.
 * @param others changes of others that came with it
 * @param fallen own edits that were not needed any more, each as it is read
 */
export function updatedWords(others: number, fallen: readonly string[]): string {
  if (others === 0) return scheduleTexts.updated
  const changes = counted(others, 'zmianę', 'zmiany', 'zmian')
  const theirs = `${scheduleTexts.updated}. W międzyczasie inni zapisali ${changes}, które też są w grafiku.`
  return fallen.length === 0 ? theirs : `${theirs} ${clashTexts.fellAway} ${fallen.join('; ')}.`
}
