import { sizeOfSms } from './gsm7.ts'

/** One change, as an SMS says it. */
export interface SmsSentence {
  /** Alone, or first: with whom it speaks to. */
  readonly alone: string
  /** After another one to the same driver. */
  readonly following: string
}

/**
 * SMS that the gateway may charge for one message about several changes; a longer one says in short what
 * there is.
 */
const FAIR_PARTS = 3

/** `Jan, zmiana w grafiku: … Nowa zmiana w grafiku: …`: several changes in one SMS, in the order given. */
export function joinedSms(sentences: readonly SmsSentence[]): string {
  return sentences.map(({ alone, following }, index) => (index === 0 ? alone : following)).join(' ')
}

export function isFairLength(text: string): boolean {
  return sizeOfSms(text).parts <= FAIR_PARTS
}
