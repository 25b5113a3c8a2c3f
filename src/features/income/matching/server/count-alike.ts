import { allDrivers } from '#features/drivers/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { candidateFinder } from '../domain/candidates.ts'
import { aliasesOfDrivers } from './queue-store.ts'

/** How many of these names are like that of somebody on the list of drivers; a surname alone is no hint. */
export async function countAlike(queries: Queries, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0
  const aliases = await aliasesOfDrivers(queries)
  const drivers = await allDrivers(queries)
  const find = candidateFinder(
    drivers.map(({ id, fullName }) => ({ id, fullName, aliases: aliases.get(id) ?? [] })),
  )
  let alike = 0
  await eachInTurns(names, (name) => {
    if (find(name).some(({ reason }) => reason !== 'surname')) alike++
  })
  return alike
}
