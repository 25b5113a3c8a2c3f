import { readSettings } from '#features/settings/server/public.ts'
import {
  attemptsOf,
  changesOf,
  setFlag,
  submissionByNumber,
  submissionsIn,
} from '#features/submissions/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addSubmissionShift,
  exportSubmissions,
  getMonthTable,
  getSubmission,
  getSubmissionDetails,
  removeSubmission,
  removeSubmissionShift,
  setFuelCard,
  signSubmission,
  updateSubmissionShifts,
} from '../../contract.ts'
import { periodOf } from '../../domain/period.ts'
import { isOfficeWeekend } from '../../domain/weekend.ts'
import { addedWarningText } from '../../texts-warnings.ts'
import { chosenDaysFromWire, selectedDaysOnWire } from '../selected-days-codec.ts'
import { byName, detailsOf } from './details.ts'
import { exportWeek } from './export.ts'
import { monthTable } from './month-table.ts'
import { addShift, removeShift, removeWholeSubmission, updateShifts } from './office-changes.ts'
import { submissionOnWire } from './submission-codec.ts'

const DONE = ok({ status: 'ok' as const })
const NO_SUCH_SUBMISSION = fail({ code: 'no_such_submission' as const })

/** What the office calls. */
export function officeRoutes(platform: Platform): Route[] {
  return [
    reads(getSubmissionDetails, async (input, { queries, caller }) => {
      const period = periodOf(input)
      if (!period) return fail({ code: 'period_needed' as const })
      const { defaultLimit } = await readSettings(queries, platform.clock)
      return ok(await detailsOf(queries, period, defaultLimit, seesReasons(caller)))
    }),

    reads(getSubmission, async ({ id }, { queries, caller }) => {
      const submission = await submissionByNumber(queries, id, 'look')
      if (!submission) return NO_SUCH_SUBMISSION
      const attempts = await attemptsOf(queries, [submission.id])
      const changes = await changesOf(queries, submission, submission.driverId)
      return ok(submissionOnWire(submission, { attempts, changes }, seesReasons(caller)))
    }),

    reads(exportSubmissions, async ({ year, week, format, reasons }, { queries, caller, audit }) => {
      const withReasons = reasons && seesReasons(caller)
      audit({ year, week, format, reasons: withReasons })
      const submissions = byName(await submissionsIn(queries, [{ year, week }]))
      return ok(await exportWeek({ year, week }, submissions, format, withReasons))
    }),

    reads(getMonthTable, async ({ year, month }, { queries }) => ok(await monthTable(queries, year, month))),

    writes(signSubmission, async ({ id, isSigned }, { tx, audit }) => {
      audit({ submission: id })
      return (await setFlag(tx, id, { signed: isSigned })) ? DONE : NO_SUCH_SUBMISSION
    }),

    writes(setFuelCard, async ({ id, fuelCard }, { tx, audit }) => {
      audit({ submission: id })
      return (await setFlag(tx, id, { fuelCard })) ? DONE : NO_SUCH_SUBMISSION
    }),

    writes(addSubmissionShift, async ({ id, date, shiftOption }, { tx, audit, caller }) => {
      audit({ submission: id, date })
      const day = { date, option: optionOf(shiftOption) }
      const added = await addShift(tx, platform, id, day, nameOf(caller))
      if (!added.ok) return fail(added.error)
      const { days, warnings } = added.value
      return ok({
        status: 'ok' as const,
        selectedDays: selectedDaysOnWire(days, isOfficeWeekend),
        warnings: [...warnings],
      })
    }),

    writes(removeSubmissionShift, async ({ id, date, shiftOption }, { tx, audit, caller }) => {
      audit({ submission: id, date })
      const day = { date, option: optionOf(shiftOption) }
      const rest = await removeShift(tx, platform, id, day, nameOf(caller))
      if (!rest.ok) return fail(rest.error)
      return ok({ status: 'ok' as const, selectedDays: selectedDaysOnWire(rest.value, isOfficeWeekend) })
    }),

    writes(updateSubmissionShifts, async ({ id, selectedDays }, { tx, audit, caller }) => {
      audit({ submission: id })
      const days = chosenDaysFromWire(selectedDays)
      if (!days) return fail({ code: 'outside_week' as const })
      const updated = await updateShifts(tx, platform, id, days, nameOf(caller))
      if (!updated.ok) return fail(updated.error)
      return ok({
        status: 'ok' as const,
        selectedDays: selectedDaysOnWire(updated.value.days, isOfficeWeekend),
        warnings: updated.value.warnings.map(addedWarningText),
      })
    }),

    writes(removeSubmission, async ({ id }, { tx, audit, caller }) => {
      audit({ submission: id })
      const removed = await removeWholeSubmission(tx, platform, id, nameOf(caller))
      return removed.ok ? DONE : fail(removed.error)
    }),
  ]
}

/** As of removed shifts: only users with the flag. */
function seesReasons({ user }: Caller): boolean {
  return user?.admin === true
}

function nameOf({ user }: Caller): string {
  return user?.name ?? ''
}

function optionOf(wire: string): ShiftOption {
  const option = shiftOptionFromWire(wire)
  if (!option) throw new Error('The contract lets only known shifts through.')
  return option
}
