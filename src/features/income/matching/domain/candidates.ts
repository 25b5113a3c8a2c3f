import { looseKey } from '#kernel/polish-text.ts'
import { isOneLetterOff } from './names-agree.ts'

/** Why a driver may be the one whom a file names. In the order in which they convince. */
export const REASONS = [
  'same-name',
  'other-platform',
  'other-order',
  'further-name',
  'one-letter',
  'surname',
] as const
export type CandidateReason = (typeof REASONS)[number]

export interface NamedDriver {
  readonly id: string
  readonly fullName: string
  /** Names under which files speak of the driver. */
  readonly aliases: readonly string[]
}

export interface Candidate {
  readonly driverId: string
  readonly reason: CandidateReason
}

/** More would only hide the right one. */
const MOST_CANDIDATES = 5

interface Prepared {
  readonly id: string
  readonly key: string
  readonly words: readonly string[]
  readonly aliases: readonly string[]
}

/**
 * Drivers who may be meant by a name. A name alone never decides: a person does, among these. Capital
 * letters, Polish letters and punctuation make no difference.
 * @returns the search, since preparing the drivers costs more than one name
 */
export function candidateFinder(drivers: readonly NamedDriver[]): (name: string) => Candidate[] {
  const prepared = drivers.map(({ id, fullName, aliases }): Prepared => {
    const key = looseKey(fullName)
    return { id, key, words: key.split(' '), aliases: aliases.map(looseKey) }
  })
  return (name) => {
    const key = looseKey(name)
    if (key === '') return []
    const words = key.split(' ')
    return prepared
      .flatMap((driver): Candidate[] => {
        const reason = reasonFor(key, words, driver)
        return reason ? [{ driverId: driver.id, reason }] : []
      })
      .sort((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason))
      .slice(0, MOST_CANDIDATES)
  }
}

function reasonFor(key: string, words: readonly string[], driver: Prepared): CandidateReason | undefined {
  if (key === driver.key) return 'same-name'
  if (driver.aliases.includes(key)) return 'other-platform'
  const [fewer, more] = words.length <= driver.words.length ? [words, driver.words] : [driver.words, words]
  if (fewer.length >= 2 && fewer.every((word) => more.includes(word)))
    return fewer.length === more.length ? 'other-order' : 'further-name'
  if (isOneLetterOff(key, driver.key)) return 'one-letter'
  const surname = driver.words.at(-1) ?? ''
  return surname.length >= 3 && words.includes(surname) ? 'surname' : undefined
}
