import { share } from '#features/income/facts/web/public-words.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'

/** `+3,1% do tygodnia 46` @param than what stands beside it */
export function changeOf(now: number | null, before: number | null, than: string): string {
  if (now === null) return '\u00a0'
  if (before === null || before <= 0) return texts.nothingBefore
  const part = (now - before) / before
  if (Math.abs(part) < HARDLY) return texts.change(texts.same, than).trim()
  return texts.change(`${signOf(part)}${share(Math.abs(part))}`, than).trim()
}

/** Would be told as 0,0%. */
const HARDLY = 0.0005

/** As it stands before an amount: the sign of a difference is always told. */
export function signOf(difference: number): string {
  return difference < 0 ? '−' : '+'
}
