import type { RideApp } from '#features/income/facts/domain/public.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { download } from '#platform/web/admin-ui/download.ts'
import { FormatButtons } from '#platform/web/admin-ui/format-buttons.tsx'
import { exportResults } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { rangeOf } from '../period/results-address.ts'

interface SaveAsFileProps {
  readonly period: Period
  readonly list: InputOf<typeof exportResults>['list']
  readonly driverId?: string
  /** Whose money; of all where none is chosen. */
  readonly app?: RideApp | undefined
}

/** CSV and XLSX (D37). */
export function SaveAsFile({ period, list, driverId, app }: SaveAsFileProps) {
  const whose = { ...(driverId ? { driverId } : {}), ...(app ? { app } : {}) }
  return (
    <FormatButtons
      label={(format) => resultsTexts[format]}
      save={(format) => download(exportResults, { ...rangeOf(period), list, format, ...whose })}
    />
  )
}
