import { eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { DEFAULTS } from '../domain/settings.ts'
import { fleetPins, settings } from './tables.ts'

const FLEET = 'fleet'

export type SettingsRow = typeof settings.$inferSelect
export type SettingsChange = Partial<Omit<SettingsRow, 'id' | 'version'>>

const UNSET: SettingsRow = {
  id: FLEET,
  pinnedYear: null,
  pinnedWeek: null,
  adminYear: null,
  adminWeek: null,
  adminMonth: null,
  adminChosenInYear: null,
  adminChosenInWeek: null,
  ...DEFAULTS,
  version: 0,
}

export async function settingsRow(queries: Queries): Promise<SettingsRow> {
  const [row] = await queries.select().from(settings).where(eq(settings.id, FLEET))
  return row ?? UNSET
}

/** The same, locked until the transaction ends, for a change that builds on what stands there. */
export async function lockedSettingsRow(tx: Tx): Promise<SettingsRow> {
  await tx.insert(settings).values(UNSET).onConflictDoNothing()
  const [row] = await tx.select().from(settings).where(eq(settings.id, FLEET)).for('update')
  return row ?? UNSET
}

export async function changeSettings(tx: Tx, change: SettingsChange): Promise<void> {
  await tx
    .insert(settings)
    .values({ ...UNSET, ...change, version: 1 })
    .onConflictDoUpdate({
      target: settings.id,
      set: { ...change, version: sql`${settings.version} + 1` },
    })
}

export async function fleetPinRow(queries: Queries): Promise<typeof fleetPins.$inferSelect | undefined> {
  const [row] = await queries.select().from(fleetPins).where(eq(fleetPins.id, FLEET))
  return row
}

export async function storeFleetPin(
  tx: Tx,
  pin: { readonly hash: string; readonly sealed: string; readonly changedAt: string },
): Promise<void> {
  await tx
    .insert(fleetPins)
    .values({ id: FLEET, ...pin, revision: 1 })
    .onConflictDoUpdate({
      target: fleetPins.id,
      set: { ...pin, revision: sql`${fleetPins.revision} + 1` },
    })
}
