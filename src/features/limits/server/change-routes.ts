import { writeAudit } from '#features/audit/server/public.ts'
import { seatsOf, type WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { choicesOfSlots } from '#features/submissions/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { slotIndex } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { actorOf, type Caller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { previewLimits, saveLimits } from '../contract-change.ts'
import { peopleChanged, previewOf, readChanges, type SlotChange, writeChanges } from './change-limits.ts'

/** How the log calls the change of one slot's limit; the save has an entry of its own. */
const CHANGED = 'change-day-limit'

/** Limits changed after a look at whom it concerns. */
export function changeRoutes(platform: Platform, reader: WeekReader): Route[] {
  return [
    reads(previewLimits, async ({ changes }, { queries }) => {
      const read = await readChanges(queries, changes)
      if (!read.ok) return fail(read.error)
      const [people, { defaultLimit }, seated] = await Promise.all([
        choicesOfSlots(queries, read.value.slots),
        readSettings(queries, platform.clock),
        seatedOf(reader, read.value.slots),
      ])
      return ok(previewOf(read.value, people, defaultLimit, seated))
    }),

    writes(saveLimits, async ({ changes, mark }, { tx, caller, audit }) => {
      const read = await readChanges(tx, changes, tx)
      if (!read.ok) return fail(read.error)
      const people = await choicesOfSlots(tx, read.value.slots)
      const { defaultLimit } = await readSettings(tx, platform.clock)
      const preview = previewOf(read.value, people, defaultLimit)
      if (preview.mark !== mark) return fail(peopleChanged(preview))
      await writeChanges(tx, read.value, instantNow(platform.clock))
      for (const slot of read.value.slots) await logChange(tx, platform, caller, slot)
      audit({ changes: read.value.slots.length })
      return ok({ status: 'ok', changed: read.value.slots.length })
    }),
  ]
}

/** Who drives in those of the slots whose week is generated, each week asked once. */
async function seatedOf(
  reader: WeekReader,
  slots: readonly SlotChange[],
): Promise<readonly (number | undefined)[]> {
  const weeks: { readonly week: Week; readonly seated: readonly number[] | undefined }[] = []
  for (const { date } of slots) {
    const week = weekOf(date)
    if (weeks.some((known) => sameWeek(known.week, week))) continue
    const saved = await reader.read(week)
    weeks.push({ week, seated: saved && seatsOf(saved).map(({ seated }) => seated) })
  }
  return slots.map((slot) => {
    const index = slotIndex(weekOf(slot.date), slot)
    const known = weeks.find(({ week }) => sameWeek(week, weekOf(slot.date)))
    return index === undefined ? undefined : known?.seated?.[index]
  })
}

async function logChange(
  tx: Tx,
  { clock }: Platform,
  caller: Caller,
  { date, shift, from, to }: SlotChange,
): Promise<void> {
  await writeAudit(tx, {
    at: instantNow(clock),
    actor: actorOf(caller),
    action: CHANGED,
    outcome: 'done',
    details: {
      date,
      shift,
      ...(from ? { carsBefore: from.cars } : {}),
      ...(to ? { cars: to.cars, active: to.active } : { removed: true }),
    },
  })
}
