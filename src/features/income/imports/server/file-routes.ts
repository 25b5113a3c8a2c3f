import type { FileKind } from '#features/income/facts/domain/public.ts'
import { watchClosed } from '#features/income/facts/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { CSV_TYPE, csvFile } from '#platform/pure/csv-file.ts'
import { instantNow } from '#platform/server/clock.ts'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import { type Caller, nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes, writesAfter } from '#platform/server/http/route.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getSettlementTemplate, importResults, readColumnNames, saveColumnNames } from '../contract.ts'
import { inRows } from '../domain/in-columns.ts'
import { settlementTemplate } from '../texts-template.ts'
import { columnNamesOf, putColumnNames } from './column-names-store.ts'
import { LOADS, largeFiles } from './large-files.ts'
import { type Loaded, loadFile } from './load-file.ts'
import { weightOf } from './plan-load.ts'
import { twiceProblems, validateRows } from './validate-rows.ts'

export function resultFileRoutes(platform: Platform, shared: Shared): Route[] {
  const loading = largeFiles(LOADS)
  return [
    writesAfter(
      importResults,
      ({ file }) => validateRows(inRows(file)),
      async ({ file, removeMissing, mark, periodAgreed }, { tx, caller, audit, prepared: judged }) => {
        if (!judged.ok) return fail({ code: 'wrong_rows' as const, fields: judged.error })
        const closed = watchClosed(tx, shared)
        const options = {
          source: 'file',
          removeMissing,
          mark,
          asks: true,
          periodAgreed,
          before: closed.before,
        } as const
        const compares = removeMissing || mark !== undefined
        const weight = compares ? await weightOf(tx, judged.value) : judged.value.rows
        const loaded = await loading(weight, caller, () =>
          loadFile(tx, platform, judged.value, loadedBy(platform, caller), options),
        )
        if (!loaded) return fail({ code: 'busy' as const })
        if (loaded.ok) {
          audit(auditedLoad(file.kind, loaded.value))
          const closedWeeks = await closed.after(loaded.value.changedWeeks)
          return ok({ ...onWire(loaded.value), closedWeeks })
        }
        if (loaded.error.code === 'twice')
          return fail({
            code: 'wrong_rows' as const,
            fields: twiceProblems(judged.value, loaded.error.twice),
          })
        return fail({ code: loaded.error.code })
      },
    ),
    reads(readColumnNames, async ({ kind }, { queries }) => ok({ data: await columnNamesOf(queries, kind) })),
    writes(saveColumnNames, async ({ kind, names }, { tx, audit }) => {
      audit({ kind, columns: names.length })
      await putColumnNames(tx, kind, names)
      return ok({ status: 'ok' as const })
    }),
  ]
}

/** Who loads, and when. */
export function loadedBy({ clock }: Platform, caller: Caller): { name: string; at: string } {
  return { name: nameOfCaller(caller), at: instantNow(clock) }
}

/** For the audit log. */
export function auditedLoad(kind: FileKind, { fileId, stored, fresh, replaced, unchanged, removed }: Loaded) {
  return { file: fileId, kind, stored, new: fresh, replaced, unchanged, removed }
}

export function onWire({ fresh, changedWeeks: _, ...rest }: Loaded) {
  return { new: fresh, ...rest }
}

/** The empty settlement sheet to fill in. */
export function templateRoutes(): Route[] {
  return [
    reads(getSettlementTemplate, async ({ format }) => {
      const { sheet, fileName, headings, examples } = settlementTemplate
      const rows = [headings, ...examples]
      return ok(
        format === 'csv'
          ? { fileName: `${fileName}.csv`, contentType: CSV_TYPE, body: csvFile(rows) }
          : { fileName: `${fileName}.xlsx`, contentType: XLSX_TYPE, body: await xlsxFile(sheet, rows) },
      )
    }),
  ]
}
