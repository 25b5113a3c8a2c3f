import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Told } from './pending-report.ts'

/** The shift that is told of. */
export interface ToldShift {
  readonly who: string
  readonly date: CalendarDate
  readonly shift: 'day' | 'night'
  readonly reg: string
  /** `Dziś, Dzień 6:00–18:00` */
  readonly words: string
}

export interface TellSheetProps {
  readonly of: ToldShift
  /** A problem with the car was told of this shift before, and the office has not taken it up. */
  readonly carWaits: (shift: ToldShift) => boolean
  /** Further shifts of today and tomorrow that can be told of. */
  readonly others: readonly ToldShift[]
  readonly onSend: (told: Told) => void
  readonly onClose: () => void
}
