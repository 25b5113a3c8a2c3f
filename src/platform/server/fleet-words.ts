import type { Language } from '#platform/pure/languages.ts'

/** The fleet's own sentence for each of the program's that it has corrected. */
export type FleetWords = Readonly<Record<string, string>>

export interface Corrected {
  readonly words: FleetWords
  /** Those that stand on pages. */
  readonly onPages: FleetWords
  /** Catalogues that say them, by name, as `market/texts-messages`; empty where none were built. */
  readonly catalogues: Readonly<Record<string, object>>
}

const NONE: FleetWords = {}
const corrected = new Map<Language, Corrected>()
let edition = 0

/** From now on this process speaks so; undefined: as the program does. */
export function speakAsCorrected(language: Language, by: Corrected | undefined): void {
  if (by) corrected.set(language, by)
  else corrected.delete(language)
  edition += 1
}

/** Another one after each change of any language. */
export function fleetWordsEdition(): number {
  return edition
}

/** The same object as long as nothing changes. */
export function fleetWordsIn(language: Language): FleetWords {
  return corrected.get(language)?.words ?? NONE
}

export function pageWordsIn(language: Language): FleetWords {
  return corrected.get(language)?.onPages ?? NONE
}

/**
 * A catalogue with the fleet's corrections in it.
 * @param catalogue its name, as `market/texts-messages`
 * @param own the program's, in that language
 */
export function inFleetWords<T extends object>(language: Language | null, catalogue: string, own: T): T {
  const found = language === null ? undefined : corrected.get(language)?.catalogues[catalogue]
  return found === undefined ? own : (found as T)
}
