import { boardTexts } from '#features/board/work/texts.ts'

/** Where somebody was or is, in the wire's words; all empty for nowhere. */
export interface SpotWords {
  readonly weekDay: string
  readonly day: string
  readonly shift: string
  readonly reg: string
}

/** `wtorek 17.3.2026, dzień, WX 1` */
function recordedSpot({ weekDay, day, shift, reg }: SpotWords): string {
  const when = [weekDay.toLocaleLowerCase('pl'), day].filter(Boolean).join(' ')
  return [when, shift.toLocaleLowerCase('pl'), reg].filter(Boolean).join(', ') || boardTexts.nowhere
}

interface Changed {
  readonly oldDay: string
  readonly oldWeekDay: string
  readonly oldShift: string
  readonly oldReg: string
  readonly day: string
  readonly weekDay: string
  readonly shift: string
  readonly newReg: string
}

/** `wtorek 17.3.2026, dzień, WX 1 → poza grafikiem` */
export function recordedMove(change: Changed): string {
  const { oldDay, oldWeekDay, oldShift, oldReg, day, weekDay, shift, newReg } = change
  const from = recordedSpot({ weekDay: oldWeekDay, day: oldDay, shift: oldShift, reg: oldReg })
  return `${from} → ${recordedSpot({ weekDay, day, shift, reg: newReg })}`
}
