/**
 * Joins a run with one of the same input that is under way, so that a double click has one effect: React
 * disables a button only after the second click has come. Another input, or the same one afterwards, runs
 * anew.
 */
export function onceAtATime<I, R>(run: (input: I) => Promise<R>): (input: I) => Promise<R> {
  const underWay = new Map<string, Promise<R>>()
  return (input) => {
    const key = JSON.stringify(input)
    const known = underWay.get(key)
    if (known) return known
    const started = run(input).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
