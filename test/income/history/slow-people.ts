import type { StatementRow } from '#features/income/facts/domain/public.ts'
import { APP_OF } from '#features/income/imports/server/statements-of.ts'
import { referenceKey } from '#features/income/matching/domain/public.ts'
import type { SlowWorld } from './slow-world.ts'

type Named = Pick<StatementRow, 'driver'>

/** Whom rows mean, by all that stands. */
export interface SlowPeople {
  readonly personOf: (app: string, row: Named) => string
  readonly driverOf: (app: string, row: Named) => string | undefined
}

/** What of a name's ways of being written is one person: with the app's id, by phone alone, by name alone. */
type Way = 'id' | 'phone' | 'name'

/** Names are one person's each, and so is every phone. */
export function slowPeople(world: SlowWorld): SlowPeople {
  const apps = new Map<string, ReturnType<typeof slowApp>>()
  const appOf = (app: string) => {
    const found = apps.get(app) ?? slowApp(world, app)
    apps.set(app, found)
    return found
  }
  return {
    personOf: (app, row) => world.erased.get(refOf(app, row))?.person ?? appOf(app).groupOf(row),
    driverOf(app, row) {
      const erased = world.erased.get(refOf(app, row))
      return erased ? erased.driver : appOf(app).driverOf(row)
    },
  }
}

export function refOf(app: string, { driver }: Named): string {
  return `${app} ${referenceKey(driver)}`
}

function slowApp(world: SlowWorld, app: string) {
  const rows = world.loads
    .filter(({ file }) => APP_OF[file.kind] === app)
    .flatMap(({ file }) => file.rows)
    .filter((row) => !world.erased.has(refOf(app, row)))
  const names = new Map<string, { ways: Set<Way>; isLinked: boolean }>()
  for (const { driver } of rows) {
    const known = names.get(driver.name) ?? { ways: new Set<Way>(), isLinked: false }
    names.set(driver.name, known)
    if (driver.externalId !== null) {
      known.ways.add('id')
      known.isLinked ||= driver.phone !== null
    } else if (driver.phone !== null) known.ways.add('phone')
  }
  const strongGroup = ({ driver }: Named): string => {
    const isId = driver.externalId !== null || (names.get(driver.name)?.isLinked ?? false)
    return `${driver.name} ${isId ? 'id' : 'phone'}`
  }
  const drivers = new Map<string, Set<string>>()
  const tell = (group: string, driver: string | null | undefined) => {
    const known = drivers.get(group) ?? new Set<string>()
    if (driver) known.add(driver)
    drivers.set(group, known)
  }
  for (const row of rows) {
    if (row.driver.externalId === null && row.driver.phone === null) continue
    const ref = refOf(app, row)
    const said = world.decided.get(ref)
    const phone = row.driver.phone
    // What a person said of the phone with this name holds although the rows that named no id are gone.
    const bare = { driver: { ...row.driver, externalId: null } }
    tell(
      strongGroup(row),
      said === undefined ? (phone && world.phones.get(phone)) || world.kept.get(ref) : said,
    )
    if (phone) tell(strongGroup(row), world.decided.get(refOf(app, bare)))
  }
  const groupOf = (row: Named): string => {
    if (row.driver.externalId !== null || row.driver.phone !== null) return strongGroup(row)
    const { name } = row.driver
    const decided = world.decided.get(refOf(app, row))
    const meant = decided
      ? [...drivers].filter(([, own]) => own.has(decided)).map(([group]) => group)
      : [
          ...new Set(
            [...(names.get(name)?.ways ?? [])].map((way) => (names.get(name)?.isLinked ? 'id' : way)),
          ),
        ].map((way) => `${name} ${way}`)
    return meant.length === 1 ? (meant[0] ?? '') : `${name} name`
  }
  const driverOf = (row: Named): string | undefined => {
    const ref = refOf(app, row)
    const said = world.decided.get(ref)
    if (said !== undefined) return said ?? undefined
    const phones = rows.filter((each) => refOf(app, each) === ref).flatMap(({ driver }) => driver.phone ?? [])
    const own = phones.map((phone) => world.phones.get(phone)).find(Boolean) ?? world.kept.get(ref)
    if (own) return own
    const followed = drivers.get(groupOf(row)) ?? new Set()
    return followed.size === 1 ? [...followed][0] : undefined
  }
  return { groupOf, driverOf }
}
