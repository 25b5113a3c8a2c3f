import { randomUUID } from 'node:crypto'
import { judgeScheme, type Scheme, type SchemeOwner } from '#features/settlement/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { mondayOf } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { faultField, faultText } from '../texts.ts'
import { nameOfOwner, ownerOfInput } from './owners.ts'
import { addVersion, holdSchemes, ownerColumns, type VersionRow, versionsOf } from './version-store.ts'

interface Asked {
  readonly kind: SchemeOwner['kind']
  readonly id: string
  readonly year: number
  readonly week: number
  readonly note: string
  /** The newest version that the screen knew. */
  readonly seen: number
}

interface Made {
  readonly at: string
  readonly by: string
}

type Refused =
  | Failed<'no_such_owner'>
  | Failed<'version_changed', { readonly by: string; readonly version: number }>

interface Added {
  readonly id: string
  readonly version: number
}

/** Adds a version to its owner's; it holds from that week on, before those that were saved earlier. */
export async function saveVersion(
  tx: Tx,
  form: Asked & { readonly scheme: Scheme },
  made: Made,
): Promise<Result<Added, Refused | Failed<'scheme_invalid'>>> {
  const fields = fieldsOfFaults(form.scheme)
  if (fields) return fail({ code: 'scheme_invalid', fields })
  const before = await versionsBefore(tx, form)
  return before.ok ? ok(await add(tx, form, form.scheme, before.value, made)) : before
}

/** From that week on the owner has no scheme of its own; what was settled by it stays as it was. */
export async function endVersions(
  tx: Tx,
  form: Asked,
  made: Made,
): Promise<Result<Added, Refused | Failed<'no_scheme'>>> {
  const before = await versionsBefore(tx, form)
  if (!before.ok) return before
  if (!before.value.some((row) => row.scheme && !row.withdrawnAt)) return fail({ code: 'no_scheme' })
  return ok(await add(tx, form, null, before.value, made))
}

/** All of the owner, the newest first, held until the transaction ends. */
async function versionsBefore(tx: Tx, form: Asked): Promise<Result<VersionRow[], Refused>> {
  await holdSchemes(tx)
  if ((await nameOfOwner(tx, form)) === undefined) return fail({ code: 'no_such_owner' })
  const before = await versionsOf(tx, ownerOfInput(form))
  const [newest] = before
  if (newest && newest.version !== form.seen)
    return fail({ code: 'version_changed', facts: { by: newest.createdBy, version: newest.version } })
  return ok(before)
}

async function add(
  tx: Tx,
  form: Asked,
  scheme: Scheme | null,
  before: readonly VersionRow[],
  { at: createdAt, by: createdBy }: Made,
): Promise<Added> {
  const id = randomUUID()
  const version = (before[0]?.version ?? 0) + 1
  const fromMonday = mondayOf({ year: form.year, week: form.week })
  const columns = ownerColumns(ownerOfInput(form))
  await addVersion(tx, { id, ...columns, version, fromMonday, scheme, note: form.note, createdAt, createdBy })
  return { id, version }
}

/** The refusals in words by the path of their field within `scheme`; undefined where it may be saved. */
export function fieldsOfFaults(scheme: Scheme): Record<string, string> | undefined {
  const faults = judgeScheme(scheme)
  if (faults.length === 0) return undefined
  const fields: Record<string, string> = {}
  for (const fault of faults) fields[`scheme.${faultField(fault)}`] ??= faultText(fault)
  return fields
}
