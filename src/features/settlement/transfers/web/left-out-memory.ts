const KEPT = 'flotylla.left-out'

/** Whom a person has left for another batch, in this tab of the browser; until the batch is prepared. */
export function keptLeftOut(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

/** @param statements their numbers; none: forgets */
export function keepLeftOut(statements: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...statements]))
  } catch {
    // A browser without memory: it holds as long as the list is shown.
  }
}
