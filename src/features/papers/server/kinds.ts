import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { addPaperKind, editPaperKind } from '../contract.ts'
import { paperTexts } from '../texts.ts'
import {
  changeKind,
  insertKind,
  keepUsualKinds,
  kindById,
  papersByKind,
  removeKind as removeRow,
} from './kind-store.ts'

export async function addKind(
  tx: Tx,
  kind: ParsedOf<typeof addPaperKind>,
): Promise<Result<string, Failed<'name_taken'>>> {
  await keepUsualKinds(tx)
  const id = randomUUID()
  try {
    await insertKind(tx, { id, ...kind, vehicleField: null })
  } catch (error) {
    if (isTakenName(error)) return nameTaken()
    throw error
  }
  return ok(id)
}

/** A kind that stands on vehicles keeps its name, since that is what the vehicle's own form calls it. */
export async function editKind(
  tx: Tx,
  { id, ...change }: ParsedOf<typeof editPaperKind>,
): Promise<Result<null, Failed<'no_such_kind' | 'name_taken' | 'built_in_name'>>> {
  await keepUsualKinds(tx)
  const kind = await kindById(tx, id, 'no key update')
  if (!kind) return fail({ code: 'no_such_kind' })
  if (kind.vehicleField && kind.name !== change.name)
    return fail({ code: 'built_in_name', fields: { name: paperTexts.builtInName } })
  try {
    await changeKind(tx, id, change)
  } catch (error) {
    if (isTakenName(error)) return nameTaken()
    throw error
  }
  return ok(null)
}

export async function removeKind(
  tx: Tx,
  id: string,
): Promise<
  Result<null, Failed<'no_such_kind' | 'built_in_kind'> | Failed<'kind_in_use', { papers: number }>>
> {
  await keepUsualKinds(tx)
  const kind = await kindById(tx, id, 'no key update')
  if (!kind) return fail({ code: 'no_such_kind' })
  if (kind.vehicleField) return fail({ code: 'built_in_kind' })
  const papers = (await papersByKind(tx)).get(id) ?? 0
  if (papers > 0) return fail({ code: 'kind_in_use', facts: { papers } })
  await removeRow(tx, id)
  return ok(null)
}

function isTakenName(error: unknown): boolean {
  return violatedConstraint(error) === 'paper_kinds_once'
}

function nameTaken() {
  return fail({ code: 'name_taken' as const, fields: { name: paperTexts.kindNameTaken } })
}
