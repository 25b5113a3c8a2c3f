/** A shift taken from a driver, as saved weeks tell it. */
interface SavedRemoval {
  readonly date: string
  readonly shift: string
  readonly reg: string
  readonly at: string
  readonly by: string
}

/** Why it was taken, as the removal's record tells it; null for who may not read reasons. */
interface Recorded {
  readonly day: string
  readonly shift: string
  readonly reason: string | null
  readonly reasonText: string | null
  readonly createdAt: string
  readonly user: string
  readonly saved: boolean
}

export interface RemovedRow extends SavedRemoval {
  readonly reason: string
  readonly saved: boolean
}

/**
 * What saved weeks tell with the latest reason beside it, and the records that no saved week shows, newest
 * shift first (D22).
 */
export function removedRows(told: readonly SavedRemoval[], records: readonly Recorded[]): RemovedRow[] {
  const byShift = Map.groupBy(records, ({ day, shift }) => `${day} ${shift}`)
  const rows: RemovedRow[] = told.map((row) => {
    const [latest] = byShift.get(`${row.date} ${row.shift}`) ?? []
    return { ...row, reason: latest ? reasonOf(latest) : '', saved: true }
  })
  const known = new Set(told.map(({ date, shift }) => `${date} ${shift}`))
  for (const [key, [latest]] of byShift) {
    if (!latest || known.has(key)) continue
    const { day: date, shift, createdAt: at, user: by, saved } = latest
    rows.push({ date, shift, reg: '', at, by, saved, reason: reasonOf(latest) })
  }
  return rows.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

function reasonOf({ reason, reasonText }: Recorded): string {
  return [reason, reasonText].filter(Boolean).join(': ')
}
