import { inZloty } from '#kernel/money.ts'
import { fuelPageTexts as texts } from './fuel-texts.ts'

/** `64,90 zł`; what nobody typed is said so, never shown as 0 (D33). @param grosze whole */
export function inPln(grosze: number | undefined): string {
  return grosze === undefined ? texts.unknown : texts.zloty(inZloty(grosze))
}
