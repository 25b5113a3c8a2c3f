import { addWeeks, isWeek, type Week, weeksBetween } from '#kernel/week.ts'
import { plain } from './plain.ts'

/** How a week is called from the one that runs, alone or before 'tydzień'; and how far it is. */
const NEAR: readonly (readonly [words: readonly string[], away: number])[] = [
  [['biezacy', 'ten', 'teraz'], 0],
  [['nastepny', 'przyszly'], 1],
  [['poprzedni', 'zeszly', 'ubiegly'], -1],
]
const WEEK = 'tydzien'
const NUMBERED = /^(?:t|tydz|tydzien|w)? ?(\d{1,2})(?:[ /](20\d\d))?$/

/**
 * The week that is meant by `48`, `tydzień 48`, `48/2027` or `następny`: without a year the one nearest to
 * the week that runs. Undefined where none is meant.
 */
export function findWeek(typed: string, running: Week): Week | undefined {
  const words = plain(typed)
  if (words.length > 2) {
    const near = NEAR.find(([spoken]) => spoken.some((each) => `${each} ${WEEK}`.startsWith(words)))
    if (near) return addWeeks(running, near[1])
    if (WEEK.startsWith(words)) return running
  }
  const [, number, year] = NUMBERED.exec(words) ?? []
  if (number === undefined) return undefined
  const week = Number(number)
  if (year !== undefined) return isWeek(Number(year), week) ? { year: Number(year), week } : undefined
  return [0, 1, -1]
    .map((away) => ({ year: running.year + away, week }))
    .filter((each) => isWeek(each.year, week))
    .sort((a, b) => Math.abs(weeksBetween(running, a)) - Math.abs(weeksBetween(running, b)))[0]
}
