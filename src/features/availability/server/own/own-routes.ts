import { driversByIds } from '#features/drivers/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { submissionOf, type WholeSubmission } from '#features/submissions/server/public.ts'
import { emptyReasonText } from '#features/submissions/texts-empty-reasons.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { changeOwnAvailability, getOwnAvailability, withdrawOwnAvailability } from '../../contract-own.ts'
import { isFormWeekend } from '../../domain/weekend.ts'
import { readChoices, reasonOf } from '../form/read-request.ts'
import { selectedDaysOnWire } from '../selected-days-codec.ts'
import { changeOwn } from './change-own.ts'
import { whyShut, whyShutFor } from './shut.ts'
import { versionOf } from './version.ts'
import { withdrawOwn } from './withdraw-own.ts'

/** What a driver does with what was sent, by the driver's own session (D51). */
export function ownRoutes(platform: Platform): Route[] {
  return [
    reads(getOwnAvailability, async (week, { queries, caller }) => {
      const id = driverOf(caller)
      const settings = await readSettings(queries, platform.clock)
      const driver = (await driversByIds(queries, [id])).get(id)
      const submission = await submissionOf(queries, id, week)
      const shut = await whyShut(queries, settings, week)
      return ok({
        person: {
          fullName: driver?.fullName ?? '',
          email: driver?.email ?? '',
          phone: driver?.phone ?? '',
        },
        sent: submission?.byForm ? sentOnWire(submission) : null,
        shut: whyShutFor(shut, submission)?.code ?? null,
      })
    }),

    writes(changeOwnAvailability, async (input, { tx, withCommit, caller, audit }) => {
      const week = { year: input.year, week: input.week }
      audit({ ...week, shifts: input.selectedDays.length })
      const days = readChoices(input, week)
      if (!days.ok) return fail(days.error)
      const reason = reasonOf(input, days.value)
      if (!reason.ok) return fail({ code: 'incomplete', fields: reason.error })
      const request = { week, version: input.version, days: days.value, ...reason.value }
      const result = await changeOwn(tx, withCommit, platform, driverOf(caller), request)
      if (!result.ok) return fail(result.error)
      const { version, changed, letter } = result.value
      return ok({
        version,
        selectedDays: selectedDaysOnWire(result.value.days, isFormWeekend),
        changed: changed.map(({ date, from, to }) => ({
          ...dateParts(date),
          from: SHIFT_OPTION_ON_WIRE[from],
          to: SHIFT_OPTION_ON_WIRE[to],
        })),
        confirmation: letter,
        letterWaits: letter && gatewaysOf(platform).smtp === undefined,
      })
    }),

    writes(withdrawOwnAvailability, async ({ version, ...week }, { tx, caller, audit }) => {
      audit({ ...week })
      const result = await withdrawOwn(tx, platform, driverOf(caller), week, version)
      if (!result.ok) return fail(result.error)
      return ok({ status: 'ok' as const, confirmation: result.value.letter })
    }),
  ]
}

function sentOnWire(submission: WholeSubmission) {
  const { days, reason, reasonText } = submission
  return {
    version: versionOf(submission),
    selectedDays: selectedDaysOnWire(days, isFormWeekend),
    reason: reason === null ? null : emptyReasonText(reason),
    reasonText,
  }
}

function driverOf({ driver }: Caller): string {
  if (!driver) throw new Error('The contract lets only drivers in.')
  return driver.id
}
