import { shownDay } from '#features/income/facts/web/public-words.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { CHARGE_WORDS, HEADING_WORDS, screenTexts as texts } from '../texts-screen.ts'
import type { ListedCharge } from './listed-charges.ts'

/**
 * `Szkoda, rata 2 z 3, zostanie 333,33 zł`, `Najem, KR 12345, 5 z 7 dni`: all that tells a charge from
 * others.
 */
export function whatIs(
  charge: Pick<
    ListedCharge,
    'kind' | 'source' | 'detail' | 'count' | 'per' | 'instalment' | 'decision' | 'original' | 'counteredIn'
  >,
): string {
  const { kind, source, detail, count, per, instalment, decision, original, counteredIn } = charge
  const parts: string[] = [CHARGE_WORDS[kind]]
  if (kind === 'accountant')
    parts[0] = HEADING_WORDS[detail as keyof typeof HEADING_WORDS] ?? CHARGE_WORDS[kind]
  else if (detail) parts.push(detail)
  if (source === 'fuel' && count !== null) parts.push(texts.fuelled(count))
  if (per && count !== null) parts.push(texts.rentCount[per](count))
  if (instalment) {
    parts.push(texts.instalment(instalment.number, instalment.of))
    if (instalment.left > 0) parts.push(texts.left(zloty(instalment.left)))
  }
  if (decision === 'proposed') parts.push(texts.proposed)
  if (decision === 'declined') parts.push(texts.declined)
  if (original) parts.push(texts.counter(shownDay(original.date), original.week))
  if (counteredIn) parts.push(texts.countered(counteredIn.week))
  return parts.join(', ')
}
