/** Whom a person has put into a group or taken out of it; of all others nothing is said. */
export interface Touched {
  readonly joins: readonly string[]
  readonly leaves: readonly string[]
}

export const NOBODY_TOUCHED: Touched = { joins: [], leaves: [] }

/** @param now who is in the group, which another week or a colleague may change meanwhile */
export function chosenMembers(now: readonly string[], { joins, leaves }: Touched): string[] {
  return [...now.filter((id) => !leaves.includes(id)), ...joins.filter((id) => !now.includes(id))]
}

/** What a person has touched once the chosen are these. */
export function touchedBy(before: Touched, now: readonly string[], chosen: readonly string[]): Touched {
  const shown = chosenMembers(now, before)
  const added = chosen.filter((id) => !shown.includes(id))
  const removed = shown.filter((id) => !chosen.includes(id))
  const without = (all: readonly string[], gone: readonly string[]) => all.filter((id) => !gone.includes(id))
  return {
    joins: [...without(before.joins, removed), ...without(added, before.leaves)],
    leaves: [...without(before.leaves, added), ...without(removed, before.joins)],
  }
}

/** What is to be saved: of those touched the ones for whom it changes anything. */
export function membersToSave(now: readonly string[], { joins, leaves }: Touched): Touched {
  return {
    joins: joins.filter((id) => !now.includes(id)),
    leaves: leaves.filter((id) => now.includes(id)),
  }
}
