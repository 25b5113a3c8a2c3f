import { allDrivers, driversByIds, driversWithPhones } from '#features/drivers/server/public.ts'
import { watchClosed } from '#features/income/facts/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listUnmatched, PEOPLE_ON_PAGE, resolveUnmatched } from '../contract.ts'
import { type CandidateReason, candidateFinder } from '../domain/candidates.ts'
import {
  aliasesOfDrivers,
  factCountsOf,
  phonesOf,
  type QueueAsked,
  queueCounts,
  queuePage,
} from './queue-store.ts'
import { resolveReference } from './resolve-reference.ts'

export function queueRoutes(platform: Platform, shared: Shared): Route[] {
  return [
    reads(listUnmatched, async (asked, { queries }) => ok(await queueOf(queries, asked))),
    writes(resolveUnmatched, async (decided, { tx, audit }) => {
      const closed = watchClosed(tx, shared)
      const settled = await resolveReference(tx, platform, decided, closed.before)
      if (!settled.ok) return fail(settled.error)
      const { changedWeeks, ...told } = settled.value
      const { driver, shifts } = told
      audit({
        reference: decided.id,
        decision: decided.decision,
        shifts,
        ...(driver && decided.decision !== 'put-back' ? { driver: driver.id } : {}),
      })
      return ok({ ...told, closedWeeks: await closed.after(changedWeeks) })
    }),
  ]
}

const NO_FACTS = {
  trips: 0,
  orders: 0,
  shifts: 0,
  periods: 0,
  tripsGrosze: null,
  ordersGrosze: null,
  shiftsGrosze: null,
  periodsGrosze: null,
  firstDate: null,
  lastDate: null,
}

async function queueOf(queries: Queries, asked: QueueAsked) {
  const { total, people } = await queuePage(queries, asked, PEOPLE_ON_PAGE)
  const ids = people.map(({ id }) => id)
  const held = await factCountsOf(queries, ids)
  const phones = await phonesOf(queries, ids)
  const drivers = await driversByIds(
    queries,
    people.flatMap(({ driverId }) => driverId ?? []),
  )
  const suggest = people.length > 0 && asked.state !== 'matched' ? await suggestions(queries) : () => []
  const owners = await driversWithPhones(queries, [...phones.values()].flat())
  const byId = await driversByIds(queries, [...owners.values()])
  const ofPhone = (id: string) =>
    (phones.get(id) ?? []).flatMap((known) => {
      const driver = byId.get(owners.get(known) ?? '')
      return driver ? [suggested(driver, 'phone')] : []
    })
  const data = people.map(({ id, platform, name, externalId, state, matchedBy, doubt, driverId }) => ({
    id,
    attributes: {
      platform,
      name,
      externalId,
      phones: phones.get(id) ?? [],
      state,
      matchedBy,
      doubt,
      driver: driverId ? { id: driverId, fullName: drivers.get(driverId)?.fullName ?? name } : null,
      ...NO_FACTS,
      ...held.get(id),
      candidates: firstOfEach([...(doubt ? ofPhone(id) : []), ...suggest(name)]),
    },
  }))
  return { total, ...(await queueCounts(queries)), data }
}

async function suggestions(queries: Queries) {
  const drivers = await allDrivers(queries)
  const aliases = await aliasesOfDrivers(queries)
  const byId = new Map(drivers.map((driver) => [driver.id, driver]))
  const find = candidateFinder(
    drivers.map(({ id, fullName }) => ({ id, fullName, aliases: aliases.get(id) ?? [] })),
  )
  return (name: string) =>
    find(name).flatMap(({ driverId, reason }) => {
      const driver = byId.get(driverId)
      return driver ? [suggested(driver, reason)] : []
    })
}

interface Listed {
  readonly id: string
  readonly fullName: string
  readonly phone: string
  readonly active: boolean
}

function suggested({ id, fullName, phone, active }: Listed, reason: CandidateReason | 'phone') {
  return { driverId: id, fullName, phone, active, reason }
}

function firstOfEach<T extends { readonly driverId: string }>(candidates: readonly T[]): T[] {
  return [...new Map(candidates.toReversed().map((each) => [each.driverId, each])).values()].toReversed()
}
