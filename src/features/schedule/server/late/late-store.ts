import { type SQL, sql } from 'drizzle-orm'
import type { LateChoice, TakenBack, WeekFacts } from '#features/planning/domain/public.ts'
import type { WeekDriver } from '#features/roster/domain/public.ts'
import { driverOff } from '#features/roster/domain/public.ts'
import { choiceRows } from '#features/submissions/server/public.ts'
import { kindOfOption } from '#kernel/shift.ts'
import { slotOfWeekday } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { scheduleConsidered } from '../tables.ts'

interface WeekOfChoices {
  readonly weekId: string
  readonly week: Week
}

export interface LateChoices {
  /** In the order of acceptance. */
  readonly choices: readonly LateChoice[]
  /** Who made them, as submitted. */
  readonly drivers: readonly WeekDriver[]
}

type Row = {
  id: string
  driver_id: string
  full_name: string
  phone: string
  email: string
  day: number
  option: LateChoice['option']
  source: LateChoice['source']
  wanted: boolean
  while_off: boolean | null
}

/**
 * The choices that the week has not taken into account, and those it only could put on the list (D42). Also
 * of drivers who have left the list since.
 */
export async function lateChoices(queries: Queries, { weekId, week }: WeekOfChoices): Promise<LateChoices> {
  const { rows } = await queries.execute<Row>(sql`
    SELECT choice.id, choice.driver_id, choice.full_name, choice.phone, choice.email, choice.day, choice.option,
      choice.source, choice.wanted, known.while_off
    FROM (${choiceRows(week)}) AS choice
    LEFT JOIN schedule_considered AS known ON known.week_id = ${weekId} AND known.choice_id = choice.id
    WHERE known.choice_id IS NULL OR known.while_off
    ORDER BY choice.number, choice.day, choice.kind`)
  return {
    choices: rows.map(({ id, driver_id, day, option, source, wanted, while_off }) => ({
      id,
      driverId: driver_id,
      day,
      option,
      source,
      wanted,
      whileOff: while_off === true,
    })),
    drivers: rows.map(({ driver_id, full_name, phone, email }) => ({
      id: driver_id,
      fullName: full_name,
      phone,
      email,
    })),
  }
}

/** Choices that the week rests on and that are no more; one made anew for the same shift is none of them. */
export async function choicesTakenBack(
  queries: Queries,
  { weekId, week }: WeekOfChoices,
): Promise<TakenBack[]> {
  const { rows } = await queries.execute<Omit<TakenBack, 'driverId'> & { driver_id: string }>(sql`
    SELECT known.driver_id, known.day, known.kind, known.source
    FROM schedule_considered AS known
    LEFT JOIN (${choiceRows(week)}) AS choice
      ON choice.driver_id = known.driver_id AND choice.day = known.day AND choice.kind = known.kind
    WHERE known.week_id = ${weekId} AND choice.id IS NULL
    ORDER BY known.driver_id, known.day, known.kind, known.source`)
  return rows.map(({ driver_id: driverId, day, kind, source }) => ({ driverId, day, kind, source }))
}

/** The choices from which a week was built. */
export async function considerFacts(
  tx: Tx,
  weekId: string,
  { drivers, driversOff }: Pick<WeekFacts, 'drivers' | 'driversOff'>,
): Promise<void> {
  const rows = drivers.flatMap(({ id: driverId, choices }) =>
    choices.flatMap(({ id, day, option, source }) => {
      const kind = kindOfOption(option)
      const slot = slotOfWeekday(day, kind === 'night' ? 'night' : 'day')
      const whileOff = driverOff(driversOff, driverId, slot) !== undefined
      return id === undefined ? [] : [{ id, driverId, day, kind, source, whileOff }]
    }),
  )
  await consider(
    tx,
    sql`
    SELECT ${weekId}::uuid, given.id, given."driverId", given.day, given.kind, given.source, given."whileOff"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given(id uuid, "driverId" uuid, day smallint, kind text, source text, "whileOff" boolean)`,
  )
}

/** The slot of a choice's shift. @param row what has its `day` and `kind` */
const slotOf = (row: 'known' | 'choice') =>
  sql.raw(`${row}.day * 2 + CASE ${row}.kind WHEN 'night' THEN 1 ELSE 0 END`)

/**
 * Whether `place` is what a choice asks for: in its shift; for on-call on that list of its date, as who
 * stands elsewhere then may lose that place, and is at disposal still.
 */
const isAsked = (row: 'known' | 'choice') => sql`
  place.driver_id = ${sql.raw(row)}.driver_id AND CASE ${sql.raw(row)}.kind
    WHEN 'on-call' THEN place.on_call AND place.slot / 2 = ${sql.raw(row)}.day ELSE place.slot = ${slotOf(row)} END`

/**
 * The choices of everybody who stands in the week as it is stored, where they ask to stand.
 * @param stood they stand there since before this saving: whom the office has put there is in no need of a
 * choice that it has added since
 */
export async function considerPlaced(
  tx: Tx,
  { weekId, week }: WeekOfChoices,
  stood: 'stood-before' | 'stands-now',
): Promise<void> {
  // Who has a car waits for none, and does not when the office takes it away again.
  await tx.execute(sql`
    UPDATE schedule_considered AS known SET while_off = false
    WHERE known.week_id = ${weekId} AND known.while_off AND EXISTS (
      SELECT FROM schedule_places AS place
      WHERE place.week_id = ${weekId} AND place.driver_id = known.driver_id AND place.car_id IS NOT NULL
        AND place.slot = ${slotOf('known')})`)
  const source = stood === 'stood-before' ? sql`NULLIF(choice.source, 'office')` : sql`choice.source`
  await consider(
    tx,
    sql`
    SELECT ${weekId}::uuid, choice.id, choice.driver_id, choice.day, choice.kind, ${source}, false
    FROM (${choiceRows(week)}) AS choice
    WHERE NOT EXISTS (
      SELECT FROM schedule_considered AS known WHERE known.week_id = ${weekId} AND known.choice_id = choice.id)
    AND EXISTS (
      SELECT FROM schedule_places AS place WHERE place.week_id = ${weekId} AND ${isAsked('choice')})`,
  )
  // Whom the office took off a shift that it had taken back, and puts there by hand later, stands there by no
  // choice.
  await tx.execute(sql`
    DELETE FROM schedule_considered AS known
    WHERE known.week_id = ${weekId} AND known.source = 'office'
      AND NOT EXISTS (SELECT FROM (${choiceRows(week)}) AS choice WHERE choice.id = known.choice_id)
      AND NOT EXISTS (
        SELECT FROM schedule_places AS place WHERE place.week_id = ${weekId} AND ${isAsked('known')})`)
}

/**
 * The office has decided on these choices, wherever their drivers stand now.
 * @param whileOff those whose drivers could get no seat
 */
export async function considerChoices(
  tx: Tx,
  { weekId, week }: WeekOfChoices,
  ids: readonly string[],
  whileOff: readonly string[] = [],
): Promise<void> {
  if (ids.length === 0) return
  await consider(
    tx,
    sql`
    SELECT ${weekId}::uuid, choice.id, choice.driver_id, choice.day, choice.kind, choice.source,
      choice.id::text IN (SELECT jsonb_array_elements_text(${JSON.stringify(whileOff)}::jsonb))
    FROM (${choiceRows(week)}) AS choice
    WHERE choice.id::text IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
}

async function consider(tx: Tx, rows: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${scheduleConsidered} (week_id, choice_id, driver_id, day, kind, source, while_off) ${rows}
    ON CONFLICT (week_id, choice_id) DO UPDATE SET while_off = excluded.while_off`)
}

/** A folded record's choices are the driver's who stays. */
export async function giveConsidered(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.execute(sql`UPDATE ${scheduleConsidered} SET driver_id = ${toId} WHERE driver_id = ${fromId}`)
}
