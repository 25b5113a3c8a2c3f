interface Named {
  readonly id: string
  readonly fullName: string
  /** E.164, or empty. */
  readonly phone: string
}

/** As many digits as tell most people apart, and are still read at a glance. */
const FEWEST_DIGITS = 3

/**
 * What tells people of one name apart in a list: `…200`, the last digits of their phones, as many as it
 * takes, three at least. Whose name nobody else has, or who has no number, is not in it.
 * @returns by id
 */
export function marksOfNamesakes(people: readonly Named[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>()
  for (const alike of Map.groupBy(people, ({ fullName }) => plain(fullName)).values()) {
    if (alike.length < 2) continue
    const numbers = alike.map(({ phone }) => phone.replace(/\D/g, ''))
    const longest = Math.max(...numbers.map((number) => number.length))
    let digits = FEWEST_DIGITS
    while (digits < longest && new Set(numbers.map((number) => number.slice(-digits))).size < alike.length)
      digits += 1
    for (const [at, { id }] of alike.entries()) {
      const end = numbers[at]?.slice(-digits)
      if (end) marks.set(id, `…${end}`)
    }
  }
  return marks
}

function plain(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('pl')
}
