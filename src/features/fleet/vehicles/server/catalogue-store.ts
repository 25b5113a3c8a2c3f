import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { vehicleChoices, vehicles } from './tables.ts'

export type Choice = typeof vehicleChoices.$inferSelect
export type ChoiceKind = Choice['kind']

export async function allChoices(queries: Queries): Promise<Choice[]> {
  return queries.select().from(vehicleChoices)
}

/** False where one of them is on its list already; the others are added. */
export async function addChoices(queries: Queries, choices: readonly Choice[]): Promise<boolean> {
  const added = await queries
    .insert(vehicleChoices)
    .values([...choices])
    .onConflictDoNothing()
    .returning({ id: vehicleChoices.id })
  return added.length === choices.length
}

export async function lockedChoice(tx: Tx, id: string): Promise<Choice | undefined> {
  const [row] = await tx.select().from(vehicleChoices).where(eq(vehicleChoices.id, id)).for('update')
  return row
}

/** Keeps the make from being renamed or removed until the transaction ends. */
export async function lockedMake(tx: Tx, nameKey: string): Promise<Choice | undefined> {
  const [row] = await tx
    .select()
    .from(vehicleChoices)
    .where(and(eq(vehicleChoices.kind, 'make'), eq(vehicleChoices.nameKey, nameKey)))
    .for('share')
  return row
}

/** All of one list, locked in one order, so that two who remove at once can't empty it. */
export async function lockedList(tx: Tx, kind: ChoiceKind): Promise<Choice[]> {
  return tx
    .select()
    .from(vehicleChoices)
    .where(eq(vehicleChoices.kind, kind))
    .orderBy(asc(vehicleChoices.id))
    .for('update')
}

/** Throws where the name is on the list already (`vehicle_choices_once`). */
export async function renameChoice(tx: Tx, { id, name, nameKey }: Choice): Promise<void> {
  await tx.update(vehicleChoices).set({ name, nameKey }).where(eq(vehicleChoices.id, id))
}

/** Models go with their make. */
export async function moveModels(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .update(vehicleChoices)
    .set({ make: to })
    .where(and(eq(vehicleChoices.kind, 'model'), eq(vehicleChoices.make, from)))
}

export async function removeChoice(tx: Tx, { id, kind, name }: Choice): Promise<void> {
  if (kind === 'make') {
    await tx
      .delete(vehicleChoices)
      .where(and(eq(vehicleChoices.kind, 'model'), eq(vehicleChoices.make, name)))
  }
  await tx.delete(vehicleChoices).where(eq(vehicleChoices.id, id))
}

export async function removeKind(tx: Tx, kind: ChoiceKind): Promise<void> {
  await tx.delete(vehicleChoices).where(eq(vehicleChoices.kind, kind))
}

const COLUMN = {
  make: vehicles.make,
  model: vehicles.model,
  color: vehicles.color,
  insurer: vehicles.insName,
}
const FIELD = { make: 'make', model: 'model', color: 'color', insurer: 'insName' } as const
type NamedChoice = Pick<Choice, 'make' | 'name'> & { readonly kind: keyof typeof COLUMN }

/** Vehicles that have the choice take the new name. @returns their number */
export async function renameOnVehicles(tx: Tx, choice: NamedChoice, name: string): Promise<number> {
  const changed = await tx
    .update(vehicles)
    .set({ [FIELD[choice.kind]]: name })
    .where(hasChoice(choice))
    .returning({ id: vehicles.id })
  return changed.length
}

/** How many vehicles have it. */
export async function countVehicles(queries: Queries, choice: NamedChoice): Promise<number> {
  return queries.$count(vehicles, hasChoice(choice))
}

function hasChoice({ kind, make, name }: NamedChoice) {
  const named = eq(COLUMN[kind], name)
  return kind === 'model' ? and(eq(vehicles.make, make), named) : named
}

/** How many vehicles have each combination. */
export async function vehicleCounts(queries: Queries) {
  const { make, model, color, insName: insurer } = vehicles
  return queries
    .select({ make, model, color, insurer, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .groupBy(make, model, color, insurer)
}
