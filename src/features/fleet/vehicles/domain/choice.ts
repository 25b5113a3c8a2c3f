import { polishSortKey } from '#kernel/polish-text.ts'

/**
 * How a choice is kept: trimmed, inner runs of white space made one. Undefined where nothing is left or it
 * can't be shown.
 */
export function readChoiceName(typed: string): string | undefined {
  const name = typed.trim().replace(/\s+/gu, ' ')
  return name.length >= 1 && name.length <= 60 && !/\p{C}/u.test(name) ? name : undefined
}

/** What a choice may stand on its list only once by: whatever the case. */
export function choiceKey(name: string): string {
  return name.toLocaleLowerCase('pl')
}

interface ListedChoice {
  readonly position: number
  readonly name: string
}

/** Where added choices stand: after the specification's, in Polish order. */
export const ADDED_POSITION = 1000

/** The specification's choices in its order, then the added ones in Polish order (D38). */
export function compareChoices(a: ListedChoice, b: ListedChoice): number {
  if (a.position !== b.position) return a.position - b.position
  const [first, second] = [polishSortKey(a.name), polishSortKey(b.name)]
  return first < second ? -1 : first > second ? 1 : 0
}
