import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { VEHICLE_DEFAULTS } from '../contract.ts'
import type { importVehicles } from '../contract-lists.ts'
import { type PlannedRow, planImport } from '../domain/import-plan.ts'
import { type ImportedVehicle, judgeImported } from '../domain/import-row.ts'
import { complaintSentence } from '../texts-import.ts'
import {
  freeVins,
  insertVehicles,
  overwriteVehicles,
  recordOf,
  rowOf,
  type VehicleRow,
  vehiclesToImport,
} from './store.ts'
import { withoutUndefined } from './without-undefined.ts'

type Rows = ParsedOf<typeof importVehicles>['rows']
type Refused = Failed<'invalid_rows' | 'fleet_changed'>

/**
 * Adds and changes the vehicles of a list by registration; judges every row anew, and refuses all where one
 * is bad.
 */
export async function importList(
  tx: Tx,
  rows: Rows,
): Promise<Result<OutputOf<typeof importVehicles>, Refused>> {
  const read = rows.map((row) => judgeImported(withoutUndefined(row) as ImportedVehicle))
  const fleet = await vehiclesToImport(
    tx,
    read.map(({ vehicle }) => ({ reg: vehicle.reg ?? '', vin: vehicle.vin ?? '' })),
  )
  const planned = planImport(read, fleet.map(recordOf))
  if (planned.some(({ kind }) => kind === 'bad')) {
    return fail({ code: 'invalid_rows', fields: sentencesOf(planned) })
  }
  const ids = new Map(fleet.map(({ reg, id }) => [reg, id]))
  const added: VehicleRow[] = []
  const changed: VehicleRow[] = []
  const newVins: string[] = []
  for (const row of planned) {
    if (row.kind === 'new') added.push(rowOf(randomUUID(), { ...VEHICLE_DEFAULTS, ...row.vehicle }))
    if (row.kind !== 'changed') continue
    const id = ids.get(row.before.reg) ?? ''
    changed.push(rowOf(id, { ...row.before, ...row.vehicle }))
    if (row.columns.includes('vin')) newVins.push(id)
  }
  try {
    await freeVins(tx, newVins)
    await overwriteVehicles(tx, changed)
    await insertVehicles(tx, added)
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error
    return fail({ code: 'fleet_changed' })
  }
  const unchanged = rows.length - added.length - changed.length
  return ok({ added: added.length, changed: changed.length, unchanged })
}

/** `rows.3.vin`: what is wrong there; other rows are named by their index too. */
function sentencesOf(planned: readonly PlannedRow[]): Record<string, string> {
  return Object.fromEntries(
    planned.flatMap((row, index) =>
      row.kind === 'bad'
        ? Object.entries(row.complaints).map(([column, complaint]) => [
            `rows.${index}.${column}`,
            complaintSentence(complaint, (other) => other),
          ])
        : [],
    ),
  )
}
