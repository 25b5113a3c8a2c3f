/** How often each text occurs, the most frequent first, equals in Polish order (D38). */
export function countsOf(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b, 'pl'))
}
