import { randomUUID } from 'node:crypto'
import { fail, ok } from '#kernel/result.ts'
import { type Clock, instantIn, instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addBoltConnection,
  checkBoltConnection,
  getBoltConnections,
  removeBoltConnection,
  replaceBoltKey,
} from '../../contract.ts'
import { lastWorkDay } from '../../domain/night-run.ts'
import { fleetZone } from '../fleet-zone.ts'
import { type CompanyDays, daysOfCompanies } from '../nights/open-days.ts'
import { askForCompanies } from './ask-for-companies.ts'
import { boltClient } from './bolt-at-hand.ts'
import {
  allConnections,
  type Company,
  claimCheck,
  companiesOf,
  connectionOf,
  deleteConnection,
  insertConnection,
  lockBolt,
  replaceConnection,
} from './connection-store.ts'
import { openKey, sealKey } from './key-seal.ts'

const DONE = ok({ status: 'ok' as const })
const MOST_CONNECTIONS = 20
const BETWEEN_CHECKS_MS = 30_000

export function connectionRoutes(platform: Platform): Route[] {
  const { clock, secrets } = platform
  const noSuch = fail({ code: 'no_such_connection' as const })
  return [
    reads(getBoltConnections, async (_, { queries }) => {
      const connections = await allConnections(queries)
      const companies = await companiesOf(queries)
      const days = await daysOfCompanies(platform, connections, companies)
      return ok({
        lastDay: lastWorkDay(Math.floor(clock.now().getTime() / 1000), fleetZone),
        data: connections.map((connection) => ({
          id: connection.id,
          attributes: {
            name: connection.name,
            enteredAt: connection.enteredAt,
            enteredBy: connection.enteredBy,
            readable: openKey(secrets, connection) !== undefined,
            checkedAt: connection.checkedAt,
            fault: connection.checkFault,
            companies: companies
              .filter(({ connectionId }) => connectionId === connection.id)
              .map((company) => companyOnWire(clock, company, days.get(company.companyId))),
          },
        })),
      })
    }),

    writes(addBoltConnection, async ({ name, ...key }, { tx, audit, caller }) => {
      await lockBolt(tx)
      if ((await allConnections(tx)).length >= MOST_CONNECTIONS) return fail({ code: 'too_many' as const })
      const id = randomUUID()
      audit({ id })
      await insertConnection(tx, id, {
        name,
        sealed: sealKey(secrets, key),
        enteredAt: instantNow(clock),
        enteredBy: nameOfCaller(caller),
      })
      return ok({ id })
    }),

    writes(replaceBoltKey, async ({ id, name, ...key }, { tx, audit, caller }) => {
      audit({ id })
      const replaced = await replaceConnection(tx, id, {
        name,
        sealed: sealKey(secrets, key),
        enteredAt: instantNow(clock),
        enteredBy: nameOfCaller(caller),
      })
      return replaced ? DONE : noSuch
    }),

    writes(removeBoltConnection, async ({ id }, { tx, audit }) => {
      audit({ id })
      return (await deleteConnection(tx, id)) ? DONE : noSuch
    }),

    // Minds its own transactions: none may wait for what Bolt answers.
    reads(checkBoltConnection, async ({ id }, { queries, audit }) => {
      const connection = await connectionOf(queries, id)
      if (!connection) return noSuch
      audit({ id })
      const key = openKey(secrets, connection)
      if (!key) return ok({ companies: [], fault: { code: 'key-unreadable' as const } })
      const before = instantIn(clock, -BETWEEN_CHECKS_MS)
      if (!(await claimCheck(queries, id, before, instantNow(clock))))
        return fail({ code: 'just_checked' as const })
      const client = boltClient(platform, key, { patient: false })
      const answer = await askForCompanies(platform, connection, client)
      return ok(
        answer.ok ? { companies: [...answer.value], fault: null } : { companies: [], fault: answer.error },
      )
    }),
  ]
}

function companyOnWire(
  clock: Clock,
  { companyId, firstDay, goneAt }: Company,
  days: CompanyDays | undefined,
) {
  return {
    companyId,
    firstDay,
    goneAt,
    wholeUntil: days?.wholeUntil ?? null,
    takenBack: [...(days?.takenBack ?? [])],
    open: (days?.open ?? []).map(({ tryAt, ...day }) => ({
      ...day,
      tryAt: instantIn(clock, tryAt - clock.now().getTime()),
    })),
  }
}
