export { bonusHint } from './bonus-hint.ts'
export { bonusHintText, offDayBonusText, WORKED_SHIFT_BONUS_TEXT } from './bonus-texts.ts'
