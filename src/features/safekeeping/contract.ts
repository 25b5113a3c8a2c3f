import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireBoolean, wireDone, wireInteger } from '#platform/pure/wire.ts'
import { MOST_DAILY, MOST_WEEKLY } from './domain/backup-plan.ts'
import { safekeepingTexts } from './texts.ts'

const plan = {
  enabled: z.boolean(),
  /** The fleet's wall clock. */
  hour: z.number(),
  keepDaily: z.number(),
  keepWeekly: z.number(),
}

export const getBackups = endpoint({
  method: 'GET',
  path: '/api/backups',
  access: 'admin',
  summary: 'The plan of backups, the last ones and what became of them, and whether something is wrong.',
  input: z.object({}),
  output: z.object({
    plan: z.object(plan),
    /** On the server's disk. */
    folder: z.string(),
    /** Null where all is well. `old`: none for 36 hours. */
    problem: z.nullable(z.enum(['off', 'failed', 'old'])),
    lastGoodAt: z.nullable(z.string()),
    /** The newest backup that a start made in that folder before it upgraded the data. */
    beforeUpgrade: z.nullable(
      z.object({
        file: z.string(),
        /** The edition of its data. */
        from: z.string(),
        at: z.string(),
      }),
    ),
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          state: z.enum(['asked', 'running', 'good', 'failed']),
          fault: z.string(),
          /** It failed, and the plan tries it again by itself an hour later. */
          again: z.boolean(),
          askedAt: z.string(),
          finishedAt: z.nullable(z.string()),
          file: z.string(),
          bytes: z.number(),
          rows: z.number(),
        }),
      }),
    ),
  }),
  failures: {},
})

export const setBackupPlan = endpoint({
  method: 'PUT',
  path: '/api/backups/plan',
  access: 'admin',
  summary: 'Whether, when and how many backups are made by themselves.',
  input: z.object({
    enabled: wireBoolean,
    hour: wireInteger(0, 23, safekeepingTexts.hour),
    keepDaily: wireInteger(1, MOST_DAILY, safekeepingTexts.keepDaily),
    keepWeekly: wireInteger(0, MOST_WEEKLY, safekeepingTexts.keepWeekly),
  }),
  output: wireDone,
  failures: {},
})

export const askForBackup = endpoint({
  method: 'POST',
  path: '/api/backups',
  access: 'admin',
  summary: 'Asks for a backup now; it is made within moments, and read back.',
  input: z.object({}),
  output: wireDone,
  failures: { under_way: { status: 409, msg: safekeepingTexts.underWay } },
})

const sealed = z.object({
  fleetPin: z.number(),
  driverPins: z.number(),
  serviceLinks: z.number(),
  subscriptions: z.number(),
  secondFactors: z.number(),
  boltKeys: z.number(),
  gateways: z.number(),
  payeeAccounts: z.number(),
})

export const getUnreadable = endpoint({
  method: 'GET',
  path: '/api/unreadable',
  access: 'admin',
  summary: 'How much of what is kept sealed nobody can read, since the key that sealed it is lost.',
  input: z.object({}),
  output: sealed,
  failures: {},
})

export const renewUnreadable = endpoint({
  method: 'POST',
  path: '/api/unreadable/renew',
  access: 'admin',
  summary:
    'Makes some of it anew and tells whom it concerns: new PINs by letter or SMS, links of services sent again, second factors of the office switched off, accounts of drivers taken away to be entered again. To be repeated while `left` is above 0.',
  input: z.object({}),
  output: z.object({ renewed: z.number(), left: z.number() }),
  failures: {},
})
