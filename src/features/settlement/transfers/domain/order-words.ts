import { foldLines, LINES, WIDTH, wrap } from './fold-lines.ts'
import type { Party, PaymentOrder } from './payment-order.ts'
import { type Letters, writableText } from './plain-letters.ts'

const MOST = LINES * WIDTH

/** Name and address as writable texts. Throws for what `judgeWords` refuses: it was to be asked before. */
export function partyParagraphs({ name, address }: Party, letters: Letters): string[] {
  const lines = address.filter((line) => line.trim() !== '')
  return [name, ...lines].map((text) => written(text, letters))
}

/** A payer's or payee's field: the name first, so that only the end of an address can lack room. */
export function partyLines(party: Party, letters: Letters): readonly string[] {
  return foldLines(partyParagraphs(party, letters)).lines
}

/**
 * The title with the statement's number at its end, in lines at words. Where there is no room the words give
 * way, never the number, by which a transfer that comes back is known again.
 */
export function titleLines(title: string, statement: string, letters: Letters): readonly string[] {
  const words = written(title, letters).split(' ')
  for (let kept = words.length; kept > 0; kept--) {
    const lines = wrap([...words.slice(0, kept), statement].join(' '))
    if (lines.length <= LINES) return lines
  }
  return [statement]
}

/** The same as one run of at most 140 characters. */
export function titleRun(title: string, statement: string, letters: Letters): string {
  const text = written(title, letters).slice(0, MOST - statement.length - 1)
  return `${text.trim()} ${statement}`
}

/** An order of which a bank is told less than was given: there are only four lines of 35 characters. */
export interface ShortenedOrder {
  readonly statement: string
  readonly field: 'payee' | 'title'
}

/** Which words lack room in Elixir-0; to be said before a batch, since nobody sees it in the file. */
export function shortenedOrders(orders: readonly PaymentOrder[], letters: Letters): ShortenedOrder[] {
  return orders.flatMap(({ statement, payee, title }) => {
    const given = [...written(title, letters).split(' '), statement].join('')
    const told = titleLines(title, statement, letters).join('').replaceAll(' ', '')
    const shortened: ShortenedOrder[] = []
    if (foldLines(partyParagraphs(payee, letters)).shortened) shortened.push({ statement, field: 'payee' })
    if (told !== given) shortened.push({ statement, field: 'title' })
    return shortened
  })
}

function written(text: string, letters: Letters): string {
  const judged = writableText(text, letters)
  if (!judged.ok) throw new Error(`'${text}' can't be written for a bank`)
  return judged.value
}
