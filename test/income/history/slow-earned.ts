interface Told {
  readonly app: string
  readonly row: { readonly id: string | null; readonly ofRide: string | null }
  readonly amounts: ReadonlyMap<string, number>
}

/** What an app earned in a slot: of each ride its net, told by itself or its payment, or else its gross. */
export function slowEarned(all: readonly Told[], app: string): number | null {
  const mine = all.filter((each) => each.app === app)
  const paid = new Set(mine.flatMap(({ row, amounts }) => (amounts.has('net') ? (row.ofRide ?? []) : [])))
  const of = ({ row, amounts }: Told) =>
    amounts.get('net') ?? (row.id !== null && paid.has(row.id) ? undefined : amounts.get('gross'))
  const told = mine.map(of).filter((amount) => amount !== undefined)
  return told.length === 0 ? null : told.reduce((sum, amount) => sum + amount, 0)
}

interface Days {
  readonly from: string
  readonly until: string
  /** What reports and payments leave of them. */
  earned: number | null
}

/**
 * Takes off days what the sheet says of slots beyond the apps: off the smallest first, then of those
 * around.
 */
export function takeSheetOff(
  days: readonly Days[],
  sheet: readonly { readonly date: string; readonly beyond: number }[],
): void {
  const length = ({ from, until }: Days) => Date.parse(until) - Date.parse(from)
  const inOrder = days
    .filter(({ earned }) => earned !== null)
    .toSorted((a, b) => length(a) - length(b) || a.from.localeCompare(b.from))
  for (const { date, beyond } of sheet.toSorted((a, b) => a.date.localeCompare(b.date))) {
    let [due, from, until] = [beyond, date, date]
    for (const each of inOrder) {
      if (each.from > from || each.until < until) continue
      const off = Math.min(due, Math.max(each.earned ?? 0, 0))
      each.earned = (each.earned ?? 0) - off
      due -= off
      ;[from, until] = [each.from, each.until]
    }
  }
}
