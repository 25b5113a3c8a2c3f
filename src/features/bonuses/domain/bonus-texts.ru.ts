import { slavic } from '#kernel/plural-forms.ts'
import type { BonusHint } from './bonus-hint.ts'
import { bonusAmount, type DayBonuses } from './bonus-texts.ts'

export { bonusAmount, type DayBonuses } from './bonus-texts.ts'

export function bonusHintText({ missing, value }: BonusHint): string {
  return `Возьмите ещё ${missing} ${slavic(missing, 'день', 'дня', 'дней')}, чтобы получить бонус ${bonusAmount(value)} PLN`
}

export function offDayBonusText({ day, night }: DayBonuses): string | undefined {
  if (day === undefined && night === undefined) return undefined
  const value = bonusAmount(Math.max(day ?? 0, night ?? 0))
  const shift = night === undefined ? 'день' : day === undefined ? 'ночь' : 'день/ночь'
  return `Бонус до ${value} PLN за ${shift}`
}

export const WORKED_SHIFT_BONUS_TEXT = 'Бонус получит ТОП-3'
