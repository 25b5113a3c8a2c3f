/** More differing texts than dates, shifts, names and phones of a file have as a rule. */
const MOST = 5000

/**
 * The same reading of texts, with what they read as kept in mind: in the columns of a file few of them come
 * again and again.
 */
export function memoized<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    if (known.has(text)) return known.get(text) as Value
    if (known.size >= MOST) known.clear()
    const value = read(text)
    known.set(text, value)
    return value
  }
}
