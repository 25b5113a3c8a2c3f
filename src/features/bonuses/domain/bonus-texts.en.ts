import type { BonusHint } from './bonus-hint.ts'
import { bonusAmount, type DayBonuses } from './bonus-texts.ts'

export { bonusAmount, type DayBonuses } from './bonus-texts.ts'

export function bonusHintText({ missing, value }: BonusHint): string {
  return `Pick ${missing} more ${missing === 1 ? 'day' : 'days'} to get a bonus of ${bonusAmount(value)} PLN`
}

export function offDayBonusText({ day, night }: DayBonuses): string | undefined {
  if (day === undefined && night === undefined) return undefined
  const value = bonusAmount(Math.max(day ?? 0, night ?? 0))
  const shift = night === undefined ? 'day' : day === undefined ? 'night' : 'day/night'
  return `Bonus up to ${value} PLN per ${shift}`
}

export const WORKED_SHIFT_BONUS_TEXT = 'The TOP 3 get the bonus'
