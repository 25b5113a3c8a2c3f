import { type ApartSums, balanceOfApart, type Line } from '#features/settlement/domain/public.ts'
import type { FrozenStatement, FrozenWords } from '../domain/frozen.ts'
import { type PrintedWords, printedWordsIn } from './printed-words.ts'

/**
 * What the document of a statement says, by the catalogues of this edition.
 * @param payee as it was when the week was closed: its account is null where there was none
 * @param printed the words of the reader's language; Polish unless told
 */
export function documentWords(
  { settlement, input, apart }: Pick<FrozenStatement, 'settlement' | 'input' | 'apart'>,
  payee: { readonly masked: string | null; readonly takesCash?: boolean },
  printed: PrintedWords = printedWordsIn('pl'),
): FrozenWords {
  const { documentTexts: texts, ownGroups, schemeInWords } = printed
  const { lines, paidApart, toPay, carry } = settlement
  const all = [...lines, ...paidApart]
  const headings = new Map(
    ownGroups(all).flatMap(({ heading, lines: grouped }) => grouped.map((line) => [line, heading] as const)),
  )
  return {
    lines: all.map((line) => lineWords(line, headings.get(line) ?? '', printed)),
    rule: `${schemeInWords(input.scheme)} ${texts.answers}`,
    next: [
      toPay > 0 ? paidWords(toPay, payee, texts) : carry < 0 ? texts.carried(carry) : texts.even,
      apart ? apartWords(apart, texts) : '',
    ]
      .filter(Boolean)
      .join(' '),
    objection: texts.objection,
  }
}

function paidWords(
  toPay: number,
  { masked, takesCash = false }: { readonly masked: string | null; readonly takesCash?: boolean },
  texts: PrintedWords['documentTexts'],
): string {
  return takesCash ? texts.paidInCash(toPay) : texts.paidTo(toPay, masked)
}

function apartWords(apart: ApartSums, texts: PrintedWords['documentTexts']): string {
  const { toPay, carry } = balanceOfApart(apart)
  if (toPay > 0) return texts.paidApart(toPay, apart.opening)
  return carry < 0 ? texts.carriedApart(carry) : texts.evenApart
}

function lineWords(
  line: Line,
  heading: string,
  { ownLineWords, ownWorkingWords, documentTexts: texts }: PrintedWords,
): FrozenWords['lines'][number] {
  const { label, rule } = ownLineWords(line)
  const workings = line.workings.map((one) => texts.working(ownWorkingWords(one), one.grosze))
  return { heading, label, rule, workings }
}
