import { chargesFor } from '#features/settlement/charges/server/public.ts'
import {
  factsOfRows,
  hoursPaidBy,
  rowsOfPeriod,
  type Scheme,
  type Settlement,
  type SettlementInput,
  schemeOfWeek,
  settleSound,
  unknownAmounts,
} from '#features/settlement/domain/public.ts'
import { onlySumsOf, rowsOfWeek, shiftsOfWeek } from '#features/settlement/driven/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { mondayOf } from '#kernel/week.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { tryScheme } from '../contract-example.ts'
import { comparedLines } from '../domain/compared-lines.ts'
import { driversSettledBy, nameOfOwner } from './owners.ts'
import { fieldsOfFaults } from './save-scheme.ts'
import { schemesFor } from './schemes-for.ts'

type Tried = OutputOf<typeof tryScheme>

/**
 * A past week of everyone whom the owner's scheme settles, as it was and as it would have been by this one.
 * Old debts are left out: they are the same under both.
 */
export async function triedScheme(
  queries: Queries,
  { kind, id, scheme, year, week: number, driverId }: ParsedOf<typeof tryScheme>,
): Promise<Result<Tried, Failed<'scheme_invalid' | 'no_such_owner'>>> {
  const fields = fieldsOfFaults(scheme)
  if (fields) return fail({ code: 'scheme_invalid', fields })
  if ((await nameOfOwner(queries, { kind, id })) === undefined) return fail({ code: 'no_such_owner' })
  const week = { year, week: number }
  const from = mondayOf(week)
  const people = await driversSettledBy(queries, { kind, id }, from)
  const ids = people.map((driver) => driver.id)
  const charges = await chargesFor(queries, week, ids)
  const schemes = await schemesFor(queries, week, ids)
  const period = { from, to: addDays(from, 6) }
  const rows = (await rowsOfWeek(queries, period, ids)).byDriver
  const shifts = (await shiftsOfWeek(queries, period, onlySumsOf(rows))).byDriver
  let left = 0
  let example:
    | { readonly id: string; readonly before: Settlement | null; readonly after: Settlement }
    | undefined
  const drivers: Tried['drivers'] = []
  for (const driver of people) {
    const own = {
      facts: factsOfRows(rowsOfPeriod(rows.get(driver.id) ?? [], period)),
      shifts: shifts.get(driver.id) ?? [],
    }
    if (own.facts.length + own.shifts.length === 0) continue
    const input = { period, ...own, charges: charges.get(driver.id) ?? [], openingBalance: 0 }
    const choice = schemes.get(driver.id) ?? []
    const held = choice.length === 1 ? choice[0] : null
    const after = settledBy(input, scheme)
    if (!after) {
      left += 1
      continue
    }
    const before = held ? (settledBy(input, held.scheme) ?? null) : null
    drivers.push({
      id: driver.id,
      name: driver.fullName,
      before: before && amountsOf(before),
      after: amountsOf(after),
    })
    if (driver.id === driverId || (!example && driverId === undefined))
      example = { id: driver.id, before, after }
  }
  return ok({
    week,
    drivers,
    left,
    example: example
      ? { driverId: example.id, lines: comparedLines(example.before?.lines ?? null, example.after.lines) }
      : null,
  })
}

function amountsOf({ result, toPay, warnings }: Settlement): Tried['drivers'][number]['after'] {
  const unknown = unknownAmounts(warnings).map((warning) => ({
    code: warning.code,
    app: 'app' in warning ? warning.app : null,
  }))
  return { result, toPay, unknown: unknown.filter(isFirst) }
}

/** Shifts without hours are told once. */
function isFirst(
  { code, app }: { readonly code: string; readonly app: string | null },
  at: number,
  all: readonly { readonly code: string; readonly app: string | null }[],
): boolean {
  return all.findIndex((one) => one.code === code && one.app === app) === at
}

function settledBy(input: Omit<SettlementInput, 'scheme'>, scheme: Scheme): Settlement | undefined {
  // The form leaves out weeks without work, so that who is active makes no difference here.
  const ofWeek = schemeOfWeek(scheme, { ...input, paysWithoutRides: true })
  const whole = { ...input, scheme: ofWeek, shifts: hoursPaidBy(scheme, input.shifts) }
  const outcome = settleSound(whole)
  return outcome.ok ? outcome.value : undefined
}
