import { rmSync } from 'node:fs'
import type { Queries } from '../database/database.ts'
import { createSecrets, type Secrets } from '../secrets.ts'
import { keptCheckValue, noteKey, noteOtherKey } from './key-check.ts'
import { keyTexts } from './key-texts.ts'
import { checkValueOf, givenKeys, KeyRefused, keyPath, makeKeyFile, theGivenKey } from './secret-key.ts'

/** Some of what a feature has sealed, newest first. */
export type SealedSamples = (queries: Queries, most: number) => Promise<readonly string[]>

export interface KeyChoice {
  readonly dataDir: string
  /** From the environment, base64. */
  readonly secretKey: string | undefined
  /** Starts with another key than the one that belongs to the database; what that one sealed is lost. */
  readonly newKey: boolean
  readonly samples: readonly SealedSamples[]
  /** Instant of the note. */
  readonly now: string
  say(sentence: string): void
}

/** So many of each kind tell whether a key is the one that has been in use. */
const SAMPLES = 20

/**
 * The key that belongs to this database. A database says so by a check value; one of an edition that kept
 * none gets it where the key opens something of what is sealed, or nothing is sealed yet. A key is made only
 * beside a database that has none: never does another one take the place of a lost one unasked.
 * @throws KeyRefused with the ways out
 */
export async function chooseKey(queries: Queries, choice: KeyChoice): Promise<Buffer> {
  const { dataDir, newKey, now, say } = choice
  const given = theGivenKey(givenKeys(dataDir, choice.secretKey))
  const kept = await keptCheckValue(queries)
  if (await belongs(queries, given, kept, choice.samples)) {
    if (newKey && kept !== undefined) say(keyTexts.fits)
    return noted(queries, given ?? makeKeyFile(dataDir), given === undefined, choice)
  }
  const path = keyPath(dataDir)
  if (!newKey) throw new KeyRefused(given ? keyTexts.other(path) : keyTexts.missing(path))
  const key = given ?? makeKeyFile(dataDir)
  await noteOtherKey(queries, checkValueOf(key), now)
  say(keyTexts.renewed)
  return key
}

/** @param given undefined where there is none, which is right for a database that knows of no key */
async function belongs(
  queries: Queries,
  given: Buffer | undefined,
  kept: string | undefined,
  samples: readonly SealedSamples[],
): Promise<boolean> {
  if (kept !== undefined) return given !== undefined && checkValueOf(given) === kept
  const sealed: string[] = []
  for (const sample of samples) sealed.push(...(await sample(queries, SAMPLES)))
  if (sealed.length === 0) return true
  return given !== undefined && opensSomeOf(createSecrets(given), sealed)
}

/**
 * Another process may be at its first start as well, on a folder of its own: the first key noted is the one.
 */
async function noted(queries: Queries, key: Buffer, isMade: boolean, choice: KeyChoice): Promise<Buffer> {
  const value = checkValueOf(key)
  if ((await noteKey(queries, value, choice.now)) === value) return key
  const path = keyPath(choice.dataDir)
  if (isMade) rmSync(path, { force: true })
  throw new KeyRefused(isMade ? keyTexts.missing(path) : keyTexts.other(path))
}

function opensSomeOf(secrets: Secrets, sealed: readonly string[]): boolean {
  return sealed.some((one) => secrets.tryOpen(one) !== undefined)
}
