import { IconSun } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { RideApp } from '#features/income/facts/domain/public.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { listShiftResults } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { AppChoice } from '../figure/app-choice.tsx'
import { FiguresProvider } from '../figure/opened-figure.tsx'
import { dailyColumns, type ResultRow } from '../figure/result-columns.tsx'
import { sourcesColumn } from '../figure/sources-column.tsx'
import { UnsplitTable } from '../figure/unsplit-table.tsx'
import { rangeOf } from '../period/results-address.ts'
import classes from './daily.module.css'
import { SaveAsFile } from './save-as-file.tsx'
import { Totals } from './totals.tsx'

const { daily: texts } = resultsTexts

/**
 * The daily rows of a period with their totals (Spec 2 §2): thousands of rows, of which only those in view
 * are drawn.
 */
export function DaysTab({ period }: { readonly period: Period }) {
  const { data, failure, again } = useCall(listShiftResults, rangeOf(period), { keepPrevious: true })
  const [search, setSearch] = useState('')
  const rows = useMemo(
    () => data?.data.filter((row) => findsText(search, row.fullName, row.reg ?? '')),
    [data, search],
  )
  const unsplit = useMemo(
    () => data?.unsplit.filter(({ fullName }) => findsText(search, fullName)) ?? [],
    [data, search],
  )
  const [app, setApp] = useState<RideApp>()
  const columns = useMemo(() => [...dailyColumns(data?.data ?? [], app), sourcesColumn], [data, app])
  return (
    <div className={classes.stack}>
      {rows && rows.length + unsplit.length > 0 ? (
        <FiguresProvider period={period}>
          <Totals rows={rows} unsplit={unsplit} />
        </FiguresProvider>
      ) : null}
      <Panel title={texts.table} actions={<SaveAsFile period={period} list="shifts" app={app} />} flush>
        {data && data.data.length > 0 ? (
          <div className={classes.search}>
            <SearchField
              label={texts.search}
              placeholder={texts.searchHint}
              value={search}
              onChange={setSearch}
            />
            <AppChoice value={app} onChange={setApp} />
          </div>
        ) : null}
        <DataTable<ResultRow>
          label={texts.table}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'date', direction: 'down' }}
          failure={failure}
          again={again}
          empty={
            <Empty icon={<IconSun size={24} />}>
              {data?.data.length === 0 ? resultsTexts.noData : texts.noneFound}
            </Empty>
          }
        />
      </Panel>
      {unsplit.length > 0 ? (
        <Panel title={resultsTexts.unsplit.title} description={resultsTexts.unsplit.hint} flush>
          <UnsplitTable rows={unsplit} />
        </Panel>
      ) : null}
    </div>
  )
}
