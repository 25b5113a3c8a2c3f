import type * as z from 'zod/mini'
import { readNotices } from '#features/notices/server/public.ts'
import type { sentChange } from '#features/roster/contract.ts'
import { findWeek, readContents } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { changeFromWire, isSide, weekOfChange } from './change-codec.ts'
import { weekNames } from './week-names.ts'

type SentRecord = z.output<typeof sentChange>

export interface MeantChange {
  readonly id: string
  readonly weekId: string
}

/** Finds the saved change that a record tells (Spec 2 §3). */
export type FindChange = (record: SentRecord) => Promise<MeantChange | undefined>

/**
 * Of that driver, from there to there; days without a year are of the admin week. Undefined where nothing of
 * the kind is saved: nobody is told of a change that is another one by now. Each week is read once.
 */
export function findChanges(tx: Tx, { clock }: Platform): FindChange {
  const known = new Map<string, ReturnType<typeof savedChanges>>()
  return async (record) => {
    const week = weekOfChange(record) ?? (await readSettings(tx, clock)).adminWeek
    const change = changeFromWire(week, record)
    if (!change) return undefined
    const key = `${week.year} ${week.week}`
    const reading = known.get(key) ?? savedChanges(tx, week)
    known.set(key, reading)
    const saved = await reading
    if (!saved) return undefined
    const driverId = saved.names.driver({ ...record, id: record.driverId ?? record.id })
    const found = saved.notices.find(
      ({ id, driverId: of, from, to, kind }) =>
        kind !== 'returned' &&
        (id === record.id || of === driverId) &&
        isSide(change.from, from, saved.regOf) &&
        isSide(change.to, to, saved.regOf),
    )
    return found && { id: found.id, weekId: saved.weekId }
  }
}

async function savedChanges(tx: Tx, week: Week) {
  const row = await findWeek(tx, week)
  if (!row) return undefined
  const { cars, drivers } = await readContents(tx, row.id)
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  return {
    weekId: row.id,
    names: weekNames(cars, drivers),
    notices: await readNotices(tx, row.id),
    regOf: (id: string) => regs.get(id),
  }
}
