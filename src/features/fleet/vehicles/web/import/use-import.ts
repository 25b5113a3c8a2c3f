import { useMemo, useRef, useState } from 'react'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { openSpreadsheet } from '#platform/web/spreadsheet/open-spreadsheet.ts'
import { problemSentence } from '#platform/web/spreadsheet/spreadsheet-texts.ts'
import { listVehicles } from '../../contract.ts'
import { importVehicles } from '../../contract-lists.ts'
import { type ImportColumn, knownHeadings } from '../../domain/import-columns.ts'
import type { VehicleRecord } from '../../domain/vehicle.ts'
import { COLUMN_NAMES } from '../../texts-import.ts'
import { listOfSheet, nameOf, type VehicleList } from './list-of-sheet.ts'
import { type Corrections, previewOf } from './preview.ts'

const HEADINGS = knownHeadings(COLUMN_NAMES)
const NO_FLEET: readonly VehicleRecord[] = []

interface OpenFile {
  readonly name: string
  /** Undefined while it is read. */
  readonly list?: VehicleList
  readonly error?: string
}

/** A chosen file on its way into the fleet: read, judged beside the fleet, corrected, loaded. */
export function useImport() {
  const fleet = useCall(listVehicles, {})
  const load = useAct(importVehicles, { refreshes: [listVehicles], showsFailure: true })
  const [file, setFile] = useState<OpenFile>()
  const [corrections, setCorrections] = useState<Corrections>(new Map())
  const newest = useRef<File>(undefined)

  const open = async (chosen: File) => {
    newest.current = chosen
    load.forget()
    setCorrections(new Map())
    setFile({ name: chosen.name })
    const sheet = await openSpreadsheet(chosen, HEADINGS)
    const list = sheet.ok
      ? listOfSheet(sheet.value)
      : { ok: false as const, error: problemSentence(sheet.error) }
    // Another may have been chosen meanwhile.
    if (newest.current !== chosen) return
    setFile({ name: chosen.name, ...(list.ok ? { list: list.value } : { error: list.error }) })
  }

  const correct = (row: number, column: ImportColumn, text: string) =>
    setCorrections((before) => new Map(before).set(row, { ...before.get(row), [column]: text }))

  // The server sends its dates as the calendar has them.
  const records = useMemo(
    () =>
      fleet.data?.data.map(({ attributes: { grounded: _, ...told } }) => told as VehicleRecord) ?? NO_FLEET,
    [fleet.data],
  )
  const rows = useMemo(
    () => (file?.list && fleet.data ? previewOf(file.list.rows, corrections, records) : undefined),
    [file, corrections, records, fleet.data],
  )
  const send = async () => {
    const good = rows?.flatMap(({ plan, number }) => (plan.kind === 'bad' ? [] : [{ plan, number }])) ?? []
    const result = await load.run({ rows: good.map(({ plan }) => plan.vehicle) })
    if (result.ok) return { counts: result.value }
    // What the preview stands beside may be old.
    fleet.again()
    const cells = Object.entries(result.failure.fields ?? {}).map(([path, sentence]) => {
      const [, index = '', column = ''] = path.split('.')
      const number = good[Number(index)]?.number
      return number === undefined || !(column in COLUMN_NAMES)
        ? sentence
        : `Wiersz ${number}, ${nameOf(column as ImportColumn)}: ${sentence}`
    })
    return { failure: { ...result.failure, msg: [result.failure.msg, ...cells.slice(0, 10)].join(' ') } }
  }
  const isDirty = () =>
    rows?.some(({ number, plan }) => corrections.has(number) && plan.kind !== 'same') ?? false
  return { file, fleet, rows, open, correct, send, isDirty, busy: load.busy }
}
