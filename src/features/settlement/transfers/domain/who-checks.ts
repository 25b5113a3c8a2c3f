/** What of a payee a person has to find right: the number, and the name where it is another one's. */
export const CHECKED_PARTS = ['number', 'payee'] as const
export type CheckedPart = (typeof CHECKED_PARTS)[number]

/** What was entered, and by whom. */
export interface EnteredPart {
  readonly part: CheckedPart
  /** The user; null where it is not known. */
  readonly byId: string | null
}

/**
 * What of it this person may find right: what somebody else has entered. Who entered neither finds all of it
 * right; of two who entered one part each, each finds the other's right, so that two persons are enough and
 * each part has been seen by two. Whoever is alone finds all of it right, as nobody else could.
 * @param done parts that somebody has found right already
 * @returns empty where nothing is left for this person
 */
export function partsToCheck(
  entered: readonly EnteredPart[],
  done: ReadonlySet<CheckedPart>,
  userId: string,
  isAlone: boolean,
): CheckedPart[] {
  const parts = entered.map(({ part }) => part)
  const mine = new Set(entered.filter(({ byId }) => byId === userId).map(({ part }) => part))
  if (isAlone || mine.size === 0) return parts
  return parts.filter((part) => !mine.has(part) && !done.has(part))
}
