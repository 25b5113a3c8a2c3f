export { bonusHint } from './bonus-hint.ts'
export { bonusAmount, bonusHintText, offDayBonusText, WORKED_SHIFT_BONUS_TEXT } from './bonus-texts.ts'
