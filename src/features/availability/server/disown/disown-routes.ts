import { driversByIds } from '#features/drivers/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { submissionOf } from '#features/submissions/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import { type CallContext, proves, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  answerUnprovenForm,
  disownUnprovenForm,
  listDisownedForms,
  listOwnUnprovenForms,
  lookAtUnprovenForm,
  settleDisownedForm,
} from '../../contract-disown.ts'
import { disownForm } from './disown-form.ts'
import { formOnWire, stateOfForm } from './form-state.ts'
import { fingerprintOfFormLink } from './keep-unproven.ts'
import { answerForm, ownForms } from './own-forms.ts'
import { settleForm, type UnprovenForm, unprovenOfLink, unsettledForms } from './unproven-store.ts'

export function disownRoutes(platform: Platform, reader: WeekReader): Route[] {
  const ofLink = async ({ key }: { readonly key: string }, { queries }: CallContext) => {
    const form = await unprovenOfLink(queries, fingerprintOfFormLink(platform, key))
    return form ? ok(form) : fail({ code: 'wrong_link' as const })
  }
  const shown = async (queries: Queries, form: UnprovenForm) => {
    const submission = await submissionOf(queries, form.driverId, form)
    return { ...formOnWire(form), state: stateOfForm(platform.clock, form, submission) }
  }
  return [
    proves(lookAtUnprovenForm, ofLink).reads(async (_input, { queries, proven }) =>
      ok(await shown(queries, proven)),
    ),

    proves(disownUnprovenForm, ofLink).writes(async (_input, { tx, audit, proven }) => {
      const { id, year, week } = proven
      audit({ form: id, year, week })
      return ok({ ...formOnWire(proven), state: await disownForm(tx, platform, reader, proven) })
    }),

    reads(listOwnUnprovenForms, async (_input, { queries, caller }) =>
      ok({ data: await ownForms(queries, platform.clock, driverOf(caller)) }),
    ),

    writes(answerUnprovenForm, async ({ id, answer }, { tx, withCommit, caller, audit }) => {
      const driverId = driverOf(caller)
      audit({ form: id, answer })
      const answered = await answerForm(tx, withCommit, platform, reader, driverId, id, answer)
      if (!answered.ok) return fail(answered.error)
      return ok({ data: await ownForms(tx, platform.clock, driverId) })
    }),

    reads(listDisownedForms, async (_input, { queries }) => {
      const forms = await unsettledForms(queries)
      const drivers = await driversByIds(queries, [...new Set(forms.map(({ driverId }) => driverId))])
      return ok({
        data: forms.map(({ id, driverId, year, week, sentAt, answeredAt, outcome }) => ({
          ...{ id, driverId, year, week, sentAt },
          fullName: drivers.get(driverId)?.fullName ?? '',
          disownedAt: answeredAt ?? sentAt,
          outcome: outcome ?? 'form',
        })),
      })
    }),

    writes(settleDisownedForm, async ({ id }, { tx, audit }) => {
      if (!(await settleForm(tx, id, instantNow(platform.clock)))) return fail({ code: 'no_such_form' })
      audit({ form: id })
      return ok({ status: 'ok' })
    }),
  ]
}

function driverOf({ driver }: Caller): string {
  if (!driver) throw new Error('The contract lets only drivers in.')
  return driver.id
}
