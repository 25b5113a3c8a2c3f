import { addWeeks, isWeek, type Week, weeksBetween } from '#kernel/week.ts'
import { plain } from './plain.ts'

const NEAR: readonly (readonly [words: readonly string[], away: number])[] = [
  [['ten tydzien', 'biezacy', 'biezacy tydzien', 'teraz'], 0],
  [['nastepny', 'nastepny tydzien', 'przyszly', 'przyszly tydzien'], 1],
  [['poprzedni', 'poprzedni tydzien', 'zeszly tydzien', 'ubiegly tydzien'], -1],
]
const NUMBERED = /^(?:t|tydz|tydzien|w)? ?(\d{1,2})(?:[ /](20\d\d))?$/

/**
 * The week that is meant by `48`, `tydzień 48`, `48/2027` or `następny`: without a year the one nearest to
 * the week that runs. Undefined where none is meant.
 */
export function findWeek(typed: string, running: Week): Week | undefined {
  const words = plain(typed)
  if (words.length > 2) {
    const near = NEAR.find(([spoken]) => spoken.some((each) => each.startsWith(words)))
    if (near) return addWeeks(running, near[1])
    if ('tydzien'.startsWith(words)) return running
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
