/** Order by code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export function byId<T extends { readonly id: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => compareText(a.id, b.id))
}

export function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id).sort(compareText)
}
