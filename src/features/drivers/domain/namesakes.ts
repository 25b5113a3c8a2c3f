type Drivers = ReadonlyMap<string, { readonly fullName: string; readonly phone: string }>

/** Digits by which most numbers of one fleet differ. */
const FEWEST = 3

const known = new WeakMap<Drivers, ReadonlyMap<string, string>>()

/**
 * What tells drivers of one name apart, by driver id: the last digits of the phone, as few as differ.
 * `…201`; nothing of who has the name alone, or no number that differs.
 */
export function namesakeMarks(drivers: Drivers): ReadonlyMap<string, string> {
  const found = known.get(drivers)
  if (found) return found
  const marks = new Map<string, string>()
  const groups = Map.groupBy(drivers, ([, { fullName }]) => fullName)
  for (const group of groups.values()) {
    if (group.length < 2) continue
    const digits = group.map(([, { phone }]) => phone.replace(/\D/g, ''))
    const length = fewestThatDiffer(digits)
    for (const [at, [id]] of group.entries()) {
      const end = digits[at]?.slice(-length)
      if (end) marks.set(id, `…${end}`)
    }
  }
  known.set(drivers, marks)
  return marks
}

function fewestThatDiffer(numbers: readonly string[]): number {
  const longest = Math.max(...numbers.map(({ length }) => length))
  for (let length = FEWEST; length < longest; length += 1)
    if (new Set(numbers.map((each) => each.slice(-length))).size === numbers.length) return length
  return longest
}
