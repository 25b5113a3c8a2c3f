import type { BonusHint } from './bonus-hint.ts'
import { bonusAmount, type DayBonuses } from './bonus-texts.ts'

export { bonusAmount, type DayBonuses } from './bonus-texts.ts'

export function bonusHintText({ missing, value }: BonusHint): string {
  return `აირჩიეთ კიდევ ${missing} დღე და მიიღეთ ბონუსი ${bonusAmount(value)} PLN`
}

export function offDayBonusText({ day, night }: DayBonuses): string | undefined {
  if (day === undefined && night === undefined) return undefined
  const value = bonusAmount(Math.max(day ?? 0, night ?? 0))
  const shift = night === undefined ? 'დღე' : day === undefined ? 'ღამე' : 'დღე/ღამე'
  return `ბონუსი ${value} PLN-მდე: ${shift}`
}

export const WORKED_SHIFT_BONUS_TEXT = 'ბონუსს ტოპ-3 იღებს'
