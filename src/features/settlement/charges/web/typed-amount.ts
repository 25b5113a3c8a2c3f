import { hundredths } from '#features/settlement/web/public-numbers.ts'
import { MOST_CHARGED } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'

/** What is wrong with a typed amount of a charge; null for nothing. */
export function amountProblem(typed: string): string | null {
  const grosze = hundredths(typed)
  return grosze > 0 && grosze <= MOST_CHARGED ? null : texts.amountWrong
}
