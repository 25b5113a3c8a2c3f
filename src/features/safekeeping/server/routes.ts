import { readdir } from 'node:fs/promises'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { newestBeforeUpgrade } from '#platform/server/database/dump/upgrade-backups.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { askForBackup, getBackups, getUnreadable, renewUnreadable, setBackupPlan } from '../contract.ts'
import { backupProblem } from '../domain/backup-plan.ts'
import { lastOutcomes, triedAgain } from './jobs.ts'
import type { SealedDataHolders } from './public.ts'
import { askForRun, type BackupRun, lastRuns, openRuns, readPlan, storePlan } from './store.ts'

const DONE = ok({ status: 'ok' as const })
const SHOWN = 20
/** In one transaction, so that others get their turn in between. */
const AT_ONCE = 25

export function safekeepingRoutes(platform: Platform, holders: SealedDataHolders): Route[] {
  const { clock, configuration } = platform
  const counts = async (queries: Queries) => ({
    fleetPin: await holders.fleetPin.unreadable(queries),
    driverPins: await holders.driverPins.unreadable(queries),
    serviceLinks: await holders.serviceLinks.unreadable(queries),
    subscriptions: await holders.subscriptions.unreadable(queries),
    secondFactors: await holders.secondFactors.unreadable(queries),
    boltKeys: await holders.boltKeys.unreadable(queries),
    gateways: await holders.gateways.unreadable(queries),
    payeeAccounts: await holders.payeeAccounts.unreadable(queries),
  })
  return [
    reads(getBackups, async (_, { queries }) => {
      const now = instantNow(clock)
      const { plan, since } = await readPlan(queries, now)
      const { good, failed } = await lastOutcomes(queries)
      const again = await triedAgain(platform, { plan, since })
      const lastGoodAt = good?.finishedAt ?? undefined
      const lastFailedAt = failed?.finishedAt ?? undefined
      return ok({
        plan,
        folder: configuration.backupDir,
        problem: backupProblem({ plan, since, lastGoodAt, lastFailedAt, now }) ?? null,
        lastGoodAt: lastGoodAt ?? null,
        beforeUpgrade: newestBeforeUpgrade(await namesIn(configuration.backupDir)) ?? null,
        data: (await lastRuns(queries, SHOWN)).map((run) => onWire(run, run.id === again?.id)),
      })
    }),

    writes(setBackupPlan, async (plan, { tx, audit }) => {
      audit({ ...plan })
      await storePlan(tx, plan, instantNow(clock))
      return DONE
    }),

    writes(askForBackup, async (_, { tx }) => {
      if ((await openRuns(tx)).length > 0) return fail({ code: 'under_way' as const })
      await askForRun(tx, null, instantNow(clock))
      return DONE
    }),

    reads(getUnreadable, async (_, { queries }) => ok(await counts(queries))),

    writes(renewUnreadable, async (_, { tx, audit }) => {
      let renewed = 0
      let secondFactors = 0
      for (const holder of Object.values(holders)) {
        if (renewed >= AT_ONCE) break
        const made = await holder.renew(tx, AT_ONCE - renewed)
        if (holder === holders.secondFactors) secondFactors = made
        renewed += made
      }
      audit({ renewed, ...(secondFactors > 0 ? { secondFactors } : {}) })
      const left = Object.values(await counts(tx)).reduce((sum, number) => sum + number, 0)
      return ok({ renewed, left })
    }),
  ]
}

/** A folder that is not there yet, or can't be read, has nothing to tell. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

function onWire({ id, state, fault, askedAt, finishedAt, file, bytes, rowsRead }: BackupRun, again: boolean) {
  return { id, attributes: { state, fault, again, askedAt, finishedAt, file, bytes, rows: rowsRead } }
}
