/**
 * `P/2026/47/1`: the newest week of the statements, and a running number within it, also of batches that were
 * thrown away.
 * @param statements numbers as `R/2026/47/0017`, at least one
 * @param used numbers of batches
 */
export function nextBatchNumber(statements: readonly string[], used: readonly string[]): string {
  const weeks = statements.map((statement) => statement.split('/').slice(1, 3).join('/'))
  const week = weeks.toSorted().at(-1) ?? ''
  const start = `P/${week}/`
  const last = used.reduce(
    (most, number) => (number.startsWith(start) ? Math.max(most, Number(number.slice(start.length))) : most),
    0,
  )
  return `${start}${last + 1}`
}
