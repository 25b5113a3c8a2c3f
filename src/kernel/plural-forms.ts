/**
 * The form that goes with a count in Ukrainian and Russian: 1, 21 one; 2-4, 22-24 few; 0, 5-20, 25 many.
 * @param count a whole number of at least 0
 */
export function slavic(count: number, one: string, few: string, many: string): string {
  const ones = count % 10
  const isTeen = Math.floor((count % 100) / 10) === 1
  if (ones === 1 && !isTeen) return one
  return ones >= 2 && ones <= 4 && !isTeen ? few : many
}

/** `3 зміни`: the number and its noun. */
export function slavicCount(count: number, one: string, few: string, many: string): string {
  return `${count} ${slavic(count, one, few, many)}`
}

/** `3 shifts`. */
export function englishCount(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`
}
