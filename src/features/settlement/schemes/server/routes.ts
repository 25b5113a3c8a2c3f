import { randomUUID } from 'node:crypto'
import { allDrivers, driversByIds } from '#features/drivers/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import { violatedConstraint } from '#platform/server/database/database.ts'
import { type Caller, nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import * as calls from '../contract.ts'
import { tryScheme } from '../contract-example.ts'
import { groupById, insertGroup, renameGroup } from './group-store.ts'
import { groupsInWeek, putMembers } from './member-store.ts'
import { overviewOfSchemes, versionOnWire } from './overview.ts'
import { nameOfOwner, ownerOfInput } from './owners.ts'
import { pastWeeksOf } from './past-weeks.ts'
import { endVersions, saveVersion } from './save-scheme.ts'
import { triedScheme } from './try-scheme.ts'
import { holdSchemes, versionById, versionsOf, withdrawVersion } from './version-store.ts'

export function schemeRoutes({ clock }: Platform): Route[] {
  const thisMonday = () => mondayOf(weekOf(fleetTime(clock).date))
  const made = (caller: Caller) => ({ at: instantNow(clock), by: nameOfCaller(caller) })
  return [
    reads(calls.listSchemes, async (_input, { queries }) =>
      ok(await overviewOfSchemes(queries, thisMonday())),
    ),
    reads(calls.listSchemeVersions, async (input, { queries }) => {
      const name = await nameOfOwner(queries, input)
      if (name === undefined) return fail({ code: 'no_such_owner' as const })
      const versions = await versionsOf(queries, ownerOfInput(input))
      return ok({ name, week: weekOf(thisMonday()), data: versions.map(versionOnWire) })
    }),
    writes(calls.saveScheme, async (input, { tx, caller, audit }) => {
      const { kind, id: owner, year, week } = input
      const saved = await saveVersion(tx, input, made(caller))
      if (!saved.ok) return saved
      audit({ kind, owner, since: `${year}-W${week}`, version: saved.value.version })
      const past = await pastWeeksOf(tx, { year, week }, weekOf(thisMonday()), saved.value.id)
      return ok({ ...saved.value, past })
    }),
    writes(calls.endScheme, async (input, { tx, caller, audit }) => {
      const { kind, id: owner, year, week } = input
      const saved = await endVersions(tx, input, made(caller))
      if (!saved.ok) return saved
      audit({ kind, owner, since: `${year}-W${week}`, version: saved.value.version })
      return ok({ version: saved.value.version })
    }),
    writes(calls.withdrawScheme, async ({ id }, { tx, caller, audit }) => {
      audit({ version: id })
      await holdSchemes(tx)
      const version = await versionById(tx, id)
      if (!version) return fail({ code: 'no_such_version' as const })
      if (version.withdrawnAt !== null || version.fromMonday <= thisMonday())
        return fail({ code: 'version_begun' as const })
      const { at, by } = made(caller)
      await withdrawVersion(tx, id, at, by)
      return ok({ status: 'ok' as const })
    }),
    reads(tryScheme, (input, { queries }) => triedScheme(queries, input)),

    reads(calls.listSchemeMembers, async (week, { queries }) => {
      const groups = await groupsInWeek(queries, mondayOf(week))
      const drivers = await allDrivers(queries)
      return ok({
        data: drivers.map(({ id, fullName: name, active }) => ({
          id,
          name,
          active,
          group: groups.get(id) ?? null,
        })),
      })
    }),
    writes(calls.putSchemeMembers, async ({ group, driverIds, ...week }, { tx, caller, audit }) => {
      await holdSchemes(tx)
      if (group !== null && !(await groupById(tx, group))) return fail({ code: 'no_such_group' as const })
      const ids = [...new Set(driverIds)]
      const known = await driversByIds(tx, ids)
      if (known.size < ids.length) return fail({ code: 'no_such_driver' as const })
      const { at, by } = made(caller)
      audit({ group: group ?? '', drivers: ids.length, since: `${week.year}-W${week.week}` })
      await putMembers(tx, ids, {
        fromMonday: mondayOf(week),
        groupId: group,
        changedAt: at,
        changedBy: by,
      })
      return ok({ changed: ids.length })
    }),
    writes(calls.addSchemeGroup, async ({ name }, { tx, caller, audit }) => {
      const id = randomUUID()
      const { at: createdAt, by: createdBy } = made(caller)
      const done = await unlessTaken(() => insertGroup(tx, { id, name, createdAt, createdBy }))
      audit({ group: id })
      return done ? ok({ id }) : nameTaken()
    }),
    writes(calls.renameSchemeGroup, async ({ id, name }, { tx, audit }) => {
      audit({ group: id })
      let found = false
      const done = await unlessTaken(async () => {
        found = await renameGroup(tx, id, name)
      })
      if (!done) return nameTaken()
      return found ? ok({ status: 'ok' as const }) : fail({ code: 'no_such_group' as const })
    }),
  ]
}

/** False where a group of that name is there already. */
async function unlessTaken(store: () => Promise<void>): Promise<boolean> {
  try {
    await store()
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'scheme_groups_once') return false
    throw error
  }
}

function nameTaken() {
  return fail({ code: 'name_taken' as const })
}
