import { openQuestionsOfAll } from '#features/settlement/weeks/server/public.ts'
import { ok } from '#kernel/result.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listOpenQuestions, readTellings, tellDrivers as tellCall } from '../contract-office.ts'
import { tellDrivers } from './tell-drivers.ts'
import { whoIsTold } from './who-is-told.ts'

const MOST_QUESTIONS = 100

/** What the office does with drivers' own statements: tells of them, and sees what was asked. */
export function officeRoutes(platform: Platform): Route[] {
  return [
    reads(readTellings, async (week, { queries }) => {
      const { pending, statements, ...told } = await whoIsTold(queries, platform, week)
      const letters = pending.filter(({ way }) => way === 'email').length
      const waiting = { letters, sms: pending.length - letters }
      const { smtp, sms } = gatewaysOf(platform)
      const waits = told.told > 0 && ((told.letters && smtp === undefined) || (told.sms && sms === undefined))
      const stays = { letters: smtp === undefined, sms: sms === undefined }
      return ok({ ...told, closed: statements.length, waiting, stays, waits })
    }),
    writes(tellCall, async ({ year, week }, { tx, caller, audit }) => {
      const told = await tellDrivers(tx, platform, { week: { year, week }, by: nameOfCaller(caller) })
      audit({ year, week, ...(told.ok ? { letters: told.value.letters, sms: told.value.sms } : {}) })
      return told
    }),
    reads(listOpenQuestions, async (_input, { queries }) => {
      const all = await openQuestionsOfAll(queries)
      return ok({ all: all.length, data: all.slice(0, MOST_QUESTIONS) })
    }),
  ]
}
