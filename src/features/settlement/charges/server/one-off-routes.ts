import { randomUUID } from 'node:crypto'
import { holderLookup } from '#features/settlement/ledger/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { addWeeks, mondayOf, weekOf } from '#kernel/week.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import { type Caller, nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addCharges,
  counterCharge,
  HEADINGS,
  listCharges,
  listDeposits,
  listRemovedDrivers,
  takeBackCharge,
} from '../contract.ts'
import { isDateFarFromWeek } from '../domain/date-of-charge.ts'
import { closedIn, holdCharges } from './closed-weeks.ts'
import { heldDeposits, overDeposit } from './deposits.ts'
import {
  alikeEntered,
  chargeForChange,
  countersOf,
  givenBackSince,
  insertCharges,
  markTakenBack,
} from './one-off-store.ts'
import { dateFar, givenBack, mondayIn, openWeekOf, toldNames } from './open-weeks.ts'
import { removedToCharge } from './settled-for.ts'
import { weekOfCharges } from './week-of-charges.ts'

export function oneOffRoutes({ clock }: Platform): Route[] {
  const made = (caller: Caller) => ({
    createdAt: instantNow(clock),
    createdBy: nameOfCaller(caller),
  })
  return [
    reads(listCharges, async ({ driverId, year, week: number }, { queries }) => {
      const { date: today } = fleetTime(clock)
      const asked = year !== undefined && number !== undefined ? { year, week: number } : undefined
      const week = asked ?? addWeeks(weekOf(today), -1)
      const listed =
        mondayIn(week) === undefined
          ? { drivers: [], takenBack: [] }
          : await weekOfCharges(queries, week, driverId)
      return ok({ week, today, ...listed })
    }),
    reads(listRemovedDrivers, async (week, { queries }) => {
      const monday = mondayIn(week)
      return ok({ data: monday === undefined ? [] : await removedToCharge(queries, monday) })
    }),
    reads(listDeposits, async (week, { queries }) => {
      const monday = mondayIn(week)
      const held = monday === undefined ? [] : [...(await heldDeposits(queries, monday))]
      return ok({
        data: held.flatMap(([driverId, grosze]) => (grosze > 0 ? [{ driverId, grosze }] : [])),
      })
    }),
    writes(
      addCharges,
      async ({ kind, date, detail, back, entries, again, beyondDeposit, ...week }, context) => {
        const { tx, caller, audit } = context
        const monday = mondayIn(week)
        if (monday === undefined) return fail({ code: 'no_such_week' as const })
        if (isDateFarFromWeek(date, monday)) return dateFar(monday)
        if (kind === 'accountant' && !HEADINGS.some((heading) => heading === detail))
          return fail({ code: 'heading_missing' as const })
        const open = await openWeekOf(
          tx,
          monday,
          entries.map(({ driverId }) => driverId),
        )
        if (!open.ok) return open
        const signed = entries.map((entry) => ({ ...entry, grosze: back ? 0 - entry.grosze : entry.grosze }))
        const alike = again ? [] : await alikeEntered(tx, kind, date, signed)
        if (alike.length > 0) {
          const facts = { drivers: alike.length, names: toldNames(alike, open.value) }
          return fail({ code: 'perhaps_twice' as const, facts })
        }
        if (kind === 'deposit' && back && !beyondDeposit) {
          const over = await overDeposit(tx, monday, entries)
          if (over) return over
        }
        audit({ kind, week: monday, entries: entries.length })
        const rows = signed.map((entry) => ({
          id: randomUUID(),
          ...entry,
          monday,
          kind,
          date,
          detail,
          ...made(caller),
        }))
        await insertCharges(tx, rows)
        return ok({ added: rows.length })
      },
    ),
    writes(takeBackCharge, async ({ id, again, beyondDeposit }, { tx, caller, audit }) => {
      await holdCharges(tx)
      const row = await chargeForChange(tx, id)
      if (!row) return fail({ code: 'no_such_charge' as const })
      if ((await closedIn(tx, row.monday, [row.driverId])).size > 0)
        return fail({ code: 'week_closed' as const })
      // What the two are together is nothing; without the entry, its reversal would be paid out of nowhere.
      const counter = (await countersOf(tx, [id])).get(id)
      if (counter) {
        const closed = (await closedIn(tx, counter.monday, [counter.driverId])).size > 0
        return fail({ code: 'has_counter' as const, facts: { ...weekOf(counter.monday), closed } })
      }
      if (row.kind === 'deposit' && row.grosze > 0 && !beyondDeposit) {
        const over = await overDeposit(tx, row.monday, [row])
        if (over) return over
      }
      const taken = new Map([[row.driverId, row.grosze]])
      const [back] = again ? [] : await givenBackSince(tx, row, taken)
      if (back) return givenBack(tx, [back])
      audit({ charge: id })
      const { createdAt: at, createdBy: by } = made(caller)
      await markTakenBack(tx, id, at, by)
      return ok({ status: 'ok' as const })
    }),
    writes(counterCharge, async ({ id, date, note, beyondDeposit, ...week }, { tx, caller, audit }) => {
      const monday = mondayIn(week)
      if (monday === undefined) return fail({ code: 'no_such_week' as const })
      if (isDateFarFromWeek(date, monday)) return dateFar(monday)
      await holdCharges(tx)
      const row = await chargeForChange(tx, id)
      if (!row) return fail({ code: 'no_such_charge' as const })
      if ((await closedIn(tx, row.monday, [row.driverId])).size === 0)
        return fail({ code: 'week_open' as const })
      if (monday <= row.monday) return fail({ code: 'week_earlier' as const })
      if ((await countersOf(tx, [id])).size > 0) return fail({ code: 'already_countered' as const })
      const driverId = (await holderLookup(tx))(row.driverId)
      const open = await openWeekOf(tx, monday, [driverId])
      if (!open.ok)
        return open.error.code === 'week_closed'
          ? fail(open.error)
          : fail({ code: 'no_such_charge' as const })
      if (row.kind === 'deposit' && row.grosze > 0 && !beyondDeposit) {
        const over = await overDeposit(tx, monday, [row])
        if (over) return over
      }
      const { kind, detail, grosze } = row
      const counter = { id: randomUUID(), driverId, kind, detail, grosze: 0 - grosze }
      audit({ charge: id, counter: counter.id, week: mondayOf(week) })
      await insertCharges(tx, [{ ...counter, monday, date, note, counterOf: id, ...made(caller) }])
      return ok({ id: counter.id })
    }),
  ]
}
