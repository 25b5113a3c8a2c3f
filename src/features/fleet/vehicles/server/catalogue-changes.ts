import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { addVehicleChoice } from '../contract-catalogue.ts'
import { ADDED_POSITION, choiceKey, readChoiceName } from '../domain/choice.ts'
import { catalogueTexts } from '../texts-catalogue.ts'
import { newChoice, readChoices } from './catalogue.ts'
import {
  addChoices,
  countVehicles,
  lockedChoice,
  lockedList,
  lockedMake,
  moveModels,
  removeChoice,
  removeKind,
  renameChoice,
  renameOnVehicles,
} from './catalogue-store.ts'

type UnfitName = Failed<'invalid_name' | 'choice_taken' | 'no_such_choice'>

const INVALID: UnfitName = { code: 'invalid_name', fields: { name: catalogueTexts.name } }
const TAKEN: UnfitName = { code: 'choice_taken', fields: { name: catalogueTexts.taken } }

/** @returns the id of the new choice */
export async function addChoice(
  tx: Tx,
  { kind, make, name: typed }: ParsedOf<typeof addVehicleChoice>,
): Promise<Result<string, UnfitName>> {
  const name = readChoiceName(typed)
  if (name === undefined) return fail(INVALID)
  // Or the specification's lists would never come.
  await readChoices(tx)
  const owner = kind === 'model' ? await lockedMake(tx, choiceKey(make)) : undefined
  if (kind === 'model' && !owner) return fail({ code: 'no_such_choice' })
  const choice = newChoice(kind, name, ADDED_POSITION, owner?.name ?? '')
  return (await addChoices(tx, [choice])) ? ok(choice.id) : fail(TAKEN)
}

/** Vehicles that have it, and the models of a make, go along. @returns how many vehicles */
export async function nameAnew(tx: Tx, id: string, typed: string): Promise<Result<number, UnfitName>> {
  const name = readChoiceName(typed)
  if (name === undefined) return fail(INVALID)
  const choice = await lockedChoice(tx, id)
  if (!choice || choice.kind === 'year') return fail({ code: 'no_such_choice' })
  try {
    await renameChoice(tx, { ...choice, name, nameKey: choiceKey(name) })
  } catch (error) {
    if (violatedConstraint(error) === 'vehicle_choices_once') return fail(TAKEN)
    throw error
  }
  if (choice.kind === 'make') await moveModels(tx, choice.name, name)
  return ok(await renameOnVehicles(tx, { ...choice, kind: choice.kind }, name))
}

/** @returns how many vehicles have it, and keep it */
export async function dropChoice(
  tx: Tx,
  id: string,
): Promise<Result<number, Failed<'no_such_choice' | 'last_choice'>>> {
  const known = (await readChoices(tx)).find((choice) => choice.id === id)
  if (!known || known.kind === 'year') return fail({ code: 'no_such_choice' })
  const list = await lockedList(tx, known.kind)
  const choice = list.find((candidate) => candidate.id === id)
  if (!choice) return fail({ code: 'no_such_choice' })
  if (list.length === 1) return fail({ code: 'last_choice' })
  await removeChoice(tx, choice)
  return ok(await countVehicles(tx, { ...choice, kind: known.kind }))
}

/** @param year null goes by the rule alone */
export async function keepOldestYear(tx: Tx, year: number | null): Promise<void> {
  await removeKind(tx, 'year')
  if (year !== null) await addChoices(tx, [newChoice('year', String(year), 0)])
}
