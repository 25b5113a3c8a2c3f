/** Of whom or what a card tells that lies over a screen. */
export type CardSubject = 'driver' | 'car'

export interface CardPlace {
  readonly subject: CardSubject
  readonly id: string
}

const WORDS: Readonly<Record<CardSubject, string>> = { driver: 'kierowca', car: 'auto' }
const CARD = /^(kierowca|auto)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** As it stands in the address under `karta`: `kierowca-0b3f…`. */
export function cardAddress({ subject, id }: CardPlace): string {
  return `${WORDS[subject]}-${id}`
}

/** The card that the address names; undefined where it names none, or what can't be one. */
export function cardIn(text: string | undefined): CardPlace | undefined {
  const [, word, id] = CARD.exec(text ?? '') ?? []
  if (!word || !id) return undefined
  return { subject: word === WORDS.driver ? 'driver' : 'car', id }
}
