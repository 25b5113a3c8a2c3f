import { type ApartSums, balanceOfApart, type Line } from '#features/settlement/domain/public.ts'
import { schemeInWords } from '#features/settlement/schemes/texts-words.ts'
import type { FrozenStatement, FrozenWords } from '../domain/frozen.ts'
import { documentTexts as texts } from '../texts-document.ts'
import { ownGroups, ownLineWords, ownWorkingWords } from '../texts-own-lines.ts'

/**
 * What the document of a statement says, by the catalogues of this edition.
 * @param accountMasked null where the driver had none when it was closed
 */
export function documentWords(
  { settlement, input, apart }: Pick<FrozenStatement, 'settlement' | 'input' | 'apart'>,
  accountMasked: string | null,
): FrozenWords {
  const { lines, paidApart, toPay, carry } = settlement
  const all = [...lines, ...paidApart]
  const headings = new Map(
    ownGroups(all).flatMap(({ heading, lines: grouped }) => grouped.map((line) => [line, heading] as const)),
  )
  return {
    lines: all.map((line) => lineWords(line, headings.get(line) ?? '')),
    rule: `${schemeInWords(input.scheme)} ${texts.answers}`,
    next: [
      toPay > 0 ? texts.paidTo(toPay, accountMasked) : carry < 0 ? texts.carried(carry) : texts.even,
      apart ? apartWords(apart) : '',
    ]
      .filter(Boolean)
      .join(' '),
    objection: texts.objection,
  }
}

function apartWords(apart: ApartSums): string {
  const { toPay, carry } = balanceOfApart(apart)
  if (toPay > 0) return texts.paidApart(toPay, apart.opening)
  return carry < 0 ? texts.carriedApart(carry) : texts.evenApart
}

function lineWords(line: Line, heading: string): FrozenWords['lines'][number] {
  const { label, rule } = ownLineWords(line)
  const workings = line.workings.map((one) => texts.working(ownWorkingWords(one), one.grosze))
  return { heading, label, rule, workings }
}
