import { addWeeks, type Week } from '#kernel/week.ts'

/** The weeks that the calendars show, counted from the fleet's current one (Spec 1 §4). */
export type WeekMode = 'prevTwo' | 'prev' | 'current' | 'next'

export const FLEET_MODES = ['prevTwo', 'prev', 'current', 'next'] as const
export const OWN_MODES = ['prev', 'current', 'next'] as const

const OFFSET: Readonly<Record<WeekMode, number>> = { prevTwo: -2, prev: -1, current: 0, next: 1 }

export function weekOfMode(currentWeek: Week, mode: WeekMode): Week {
  return addWeeks(currentWeek, OFFSET[mode])
}
