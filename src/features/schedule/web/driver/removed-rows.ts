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
 * What saved weeks tell, each with the reason of that act beside it, and the records that no saved week
 * shows, newest shift first (D22). One shift may be lost more than once: taken off for illness by the office,
 * given back, and handed to a colleague later; each act stands with its own reason or without one.
 */
export function removedRows(told: readonly SavedRemoval[], records: readonly Recorded[]): RemovedRow[] {
  // The newest of a shift come first.
  const byShift = Map.groupBy(records, ({ day, shift }) => `${day} ${shift}`)
  const matched = new Set<Recorded>()
  const rows: RemovedRow[] = told.map((row) => {
    const own = byShift.get(`${row.date} ${row.shift}`)?.find(({ user, saved }) => saved && user === row.by)
    if (own) matched.add(own)
    return { ...row, reason: own ? reasonOf(own) : '', saved: true }
  })
  for (const ofShift of byShift.values()) {
    // One that was left unsaved says nothing any more once there is a later one.
    const others = ofShift.filter((each, at) => !matched.has(each) && (each.saved || at === 0))
    for (const other of others) {
      const { day: date, shift, createdAt: at, user: by, saved } = other
      rows.push({ date, shift, reg: '', at, by, saved, reason: reasonOf(other) })
    }
  }
  return rows.sort((a, b) => (a.date === b.date ? byTime(b, a) : a.date < b.date ? 1 : -1))
}

function byTime(a: RemovedRow, b: RemovedRow): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0
}

function reasonOf({ reason, reasonText }: Recorded): string {
  return [reason, reasonText].filter(Boolean).join(': ')
}
