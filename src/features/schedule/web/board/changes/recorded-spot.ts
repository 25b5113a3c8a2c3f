import { boardTexts } from '../../../texts-board.ts'

/** `wtorek, dzień, WX 1` */
export function recordedSpot(weekDay: string, shift: string, reg: string): string {
  return (
    [weekDay.toLocaleLowerCase('pl'), shift.toLocaleLowerCase('pl'), reg].filter(Boolean).join(', ') ||
    boardTexts.nowhere
  )
}
