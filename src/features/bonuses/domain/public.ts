export { type BonusHint, type BonusTier, bonusHint } from './bonus-hint.ts'
export { bonusHintText, type DayBonuses, offDayBonusText, WORKED_SHIFT_BONUS_TEXT } from './bonus-texts.ts'
