import type { NormalFile } from '#features/income/facts/domain/public.ts'
import {
  beginAsIf,
  type MovedKeys,
  movedIdentities,
  movedKeys,
  NO_MOVED_KEYS,
} from '#features/income/facts/server/public.ts'
import {
  type DriverReference,
  referenceKey,
  referenceKeysOf,
} from '#features/income/matching/domain/public.ts'
import {
  allPeople,
  type People,
  peopleOf,
  settlePeople,
  storeReferences,
} from '#features/income/matching/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { mapInTurns } from '#platform/server/in-turns.ts'
import type { Platform } from '#platform/server/platform.ts'
import { APP_OF } from './statements-of.ts'
import { undone } from './undone.ts'

/** Whom the rows of a file speak of, once they are settled. */
export interface FilePeople {
  /** Of each row, in their order, the reference. */
  readonly refIds: readonly string[]
  readonly people: People
  /** What became of the keys of statements on the way, where that is not stored. */
  readonly moved: MovedKeys
  /** The file tells of a person, phone or name of which no load that stands has told. */
  readonly isNews: boolean
}

/**
 * Stores whom a file speaks of, matches them, and settles who is who.
 * @param known ids of references that are stored under other keys, by the file's
 */
export async function storePeople(
  tx: Tx,
  platform: Platform,
  file: NormalFile,
  loadNo: number,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<FilePeople> {
  const named = await namedBy(file)
  const { refIds, isNews } = await settled(tx, platform, file, named, loadNo, known)
  const people = await peopleOf(tx, refIds)
  return { refIds, people, moved: NO_MOVED_KEYS, isNews }
}

/** The same without storing anything; nobody waits for it but, where there is one connection, for that. */
export async function peopleAsIfStored(
  platform: Platform,
  file: NormalFile,
  loadNo: number,
): Promise<FilePeople> {
  const named = await namedBy(file)
  const { refIds, isNews, people, identities } = await undone(platform.database, async (tx) => {
    await beginAsIf(tx)
    const stored = await settled(tx, platform, file, named, loadNo)
    return { ...stored, people: await allPeople(tx), identities: await movedIdentities(tx) }
  })
  const moved = await movedKeys(platform.database.queries, identities)
  return { refIds, people, moved, isNews }
}

interface Named {
  /** Of each row. */
  readonly keys: readonly string[]
  /** Each once, in the order in which the file names them last. */
  readonly drivers: readonly DriverReference[]
}

async function namedBy({ rows }: NormalFile): Promise<Named> {
  const keyOf = referenceKeysOf()
  const keys = await mapInTurns(rows, keyOf)
  const drivers = new Map<string, DriverReference>()
  const seen = new Set<DriverReference>()
  // Rows of one driver mostly share the reference.
  for (const { driver } of rows.toReversed()) {
    if (seen.has(driver)) continue
    seen.add(driver)
    const told = `${driver.externalId}\n${driver.phone}\n${driver.name}`
    if (!drivers.has(told)) drivers.set(told, driver)
  }
  return { keys, drivers: [...drivers.values()].reverse() }
}

async function settled(
  tx: Tx,
  { secrets }: Platform,
  { kind }: NormalFile,
  { keys, drivers }: Named,
  loadNo: number,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<{ refIds: string[]; isNews: boolean }> {
  const others = drivers.filter((driver) => !known.has(referenceKey(driver)))
  const { ids, isNews } = await storeReferences(tx, secrets, APP_OF[kind], others, loadNo)
  await settlePeople(tx, [...ids.values()])
  const refIds = keys.map((key) => {
    const id = known.get(key) ?? ids.get(key)
    if (id === undefined) throw new Error('A reference of the file was not stored.')
    return id
  })
  return { refIds, isNews }
}
