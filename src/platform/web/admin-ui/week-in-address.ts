import { isWeek, type Week } from '#kernel/week.ts'

/** The week that a screen's address names by `rok` and `tydzien`; undefined where there is none such. */
export function weekInAddress(search: {
  readonly rok?: number | undefined
  readonly tydzien?: number | undefined
}): Week | undefined {
  const { rok: year = 0, tydzien: week = 0 } = search
  return isWeek(year, week) ? { year, week } : undefined
}
