import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'
import type { CellComplaint, ImportedVehicle, ReadRow } from './import-row.ts'
import type { VehicleRecord } from './vehicle.ts'

/** What is wrong with a cell, by itself or beside other rows and the fleet. */
export type RowComplaint =
  | { readonly code: CellComplaint }
  /** Indexes of the other rows that have the same. */
  | { readonly code: 'doubledReg' | 'doubledVin'; readonly rows: readonly number[] }
  | { readonly code: 'vinTaken'; readonly by: VehicleRecord }

export type RowComplaints = Partial<Readonly<Record<ImportColumn, RowComplaint>>>

/** What loading the row would do. */
export type PlannedRow =
  | { readonly kind: 'new'; readonly vehicle: ImportedVehicle }
  | {
      readonly kind: 'changed'
      readonly vehicle: ImportedVehicle
      readonly before: VehicleRecord
      readonly columns: readonly ImportColumn[]
    }
  | { readonly kind: 'same'; readonly vehicle: ImportedVehicle }
  | { readonly kind: 'bad'; readonly complaints: RowComplaints }

/**
 * What a list would do to the fleet. A row is known by its registration: a vehicle that is there is changed,
 * one that is not is added, none is removed. Whatever rows are good can be loaded without the others, in any
 * order and number: no registration and no VIN then stands in the fleet twice. Two vehicles may exchange
 * their VINs in one list.
 */
export function planImport(rows: readonly ReadRow[], fleet: readonly VehicleRecord[]): readonly PlannedRow[] {
  const complaints = rows.map(
    (row): Partial<Record<ImportColumn, RowComplaint>> =>
      Object.fromEntries(Object.entries(row.complaints).map(([column, code]) => [column, { code }])),
  )
  const complain = (index: number, column: 'reg' | 'vin', complaint: RowComplaint) => {
    const own = complaints[index]
    if (own) own[column] ??= complaint
  }
  for (const [column, code] of [
    ['reg', 'doubledReg'],
    ['vin', 'doubledVin'],
  ] as const) {
    for (const indexes of sameValue(rows, column)) {
      for (const index of indexes)
        complain(index, column, { code, rows: indexes.filter((other) => other !== index) })
    }
  }
  refuseTakenVins(rows, fleet, (index) => isEmpty(complaints[index]), complain)
  const byReg = new Map(fleet.map((vehicle) => [vehicle.reg, vehicle]))
  return rows.map((row, index) => {
    const own = complaints[index] ?? {}
    if (!isEmpty(own)) return { kind: 'bad', complaints: own }
    const vehicle = row.vehicle as ImportedVehicle
    const before = byReg.get(vehicle.reg)
    if (!before) return { kind: 'new', vehicle }
    const columns = changedColumns(before, vehicle)
    return columns.length === 0 ? { kind: 'same', vehicle } : { kind: 'changed', vehicle, before, columns }
  })
}

function isEmpty(complaints: object | undefined): boolean {
  return complaints !== undefined && Object.keys(complaints).length === 0
}

function changedColumns(before: VehicleRecord, vehicle: ImportedVehicle): ImportColumn[] {
  return IMPORT_COLUMNS.filter(
    (column) => vehicle[column] !== undefined && vehicle[column] !== before[column],
  )
}

/** Groups of rows whose values can be read and are the same. */
function sameValue(rows: readonly ReadRow[], column: 'reg' | 'vin'): number[][] {
  const groups = new Map<string, number[]>()
  for (const [index, { vehicle, complaints }] of rows.entries()) {
    const value = vehicle[column]
    if (!value || complaints[column]) continue
    const group = groups.get(value)
    if (group) group.push(index)
    else groups.set(value, [index])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/**
 * A VIN may be taken from a vehicle of the fleet only where the list gives that vehicle another one; where
 * that row turns out to be bad, so is this one, and so on.
 */
function refuseTakenVins(
  rows: readonly ReadRow[],
  fleet: readonly VehicleRecord[],
  isGood: (index: number) => boolean,
  complain: (index: number, column: 'vin', complaint: RowComplaint) => void,
): void {
  const holders = new Map(fleet.map((vehicle) => [vehicle.vin, vehicle]))
  const rowOf = new Map(rows.map(({ vehicle }, index) => [vehicle.reg, index]))
  for (let settled = false; !settled; ) {
    settled = true
    for (const [index, { vehicle }] of rows.entries()) {
      const holder = holders.get(vehicle.vin ?? '')
      if (!isGood(index) || !holder || holder.reg === vehicle.reg) continue
      const freeing = rowOf.get(holder.reg)
      if (freeing !== undefined && isGood(freeing) && rows[freeing]?.vehicle.vin !== holder.vin) continue
      complain(index, 'vin', { code: 'vinTaken', by: holder })
      settled = false
    }
  }
}
