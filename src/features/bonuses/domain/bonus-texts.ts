import { formatPln, fromPln } from '#kernel/money.ts'
import { plural } from '#kernel/polish-text.ts'
import type { BonusHint } from './bonus-hint.ts'

/** 'Dobierz jeszcze 1 dzień aby otrzymać bonus 200 PLN', '… 2 dni …' (Spec 1 §9, D10). */
export function bonusHintText({ missing, value }: BonusHint): string {
  return `Dobierz jeszcze ${missing} ${plural(missing, 'dzień', 'dni', 'dni')} aby otrzymać bonus ${bonusAmount(value)} PLN`
}

/** `200`, or `75,50`: a bonus as every screen writes it. @param pln with at most two decimals */
export function bonusAmount(pln: number): string {
  return formatPln(fromPln(pln))
}

/** The bonuses of one date in PLN, undefined for a shift without. */
export interface DayBonuses {
  readonly day?: number | undefined
  readonly night?: number | undefined
}

/**
 * On days that are off: 'Bonus do 150 PLN za dzień', '… za noc', or '… za dzień/noc' with the higher one
 * where both shifts carry a bonus (Spec 1 §9). Undefined without any.
 */
export function offDayBonusText({ day, night }: DayBonuses): string | undefined {
  if (day === undefined && night === undefined) return undefined
  const value = bonusAmount(Math.max(day ?? 0, night ?? 0))
  if (night === undefined) return `Bonus do ${value} PLN za dzień`
  return day === undefined ? `Bonus do ${value} PLN za noc` : `Bonus do ${value} PLN za dzień/noc`
}

/** On worked shifts that carry a bonus (Spec 1 §9). */
export const WORKED_SHIFT_BONUS_TEXT = '3 TOP zgarnia bonus'
