import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { factTexts } from '#features/income/facts/texts.ts'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import { grouped } from '#kernel/polish-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { LOADS_ON_PAGE, listLoads } from '../../contract-preview.ts'
import { loadTexts as texts } from '../../texts-changes.ts'
import { importTabTexts } from '../../texts-import-tab.ts'
import classes from '../changes/changes.module.css'
import { TakeBackButton } from './take-back-button.tsx'

type LoadedFile = OutputOf<typeof listLoads>['data'][number]

/** Everything that was loaded, newest first: what it brought, what of it holds, and taking it back. */
export function LoadedFiles() {
  const [page, setPage] = useState(1)
  const { data, failure, again } = useCall(listLoads, { page }, { keepPrevious: true })
  return (
    <>
      <Panel flush>
        <DataTable<LoadedFile>
          label={texts.list}
          columns={COLUMNS}
          rows={data?.data}
          rowKey={({ id }) => id}
          isMuted={({ attributes }) => attributes.takenBackAt !== null}
          failure={failure}
          again={again}
          empty={<Empty icon={<IconFileSpreadsheet size={24} />}>{texts.none}</Empty>}
        />
      </Panel>
      <PageButtons page={page} size={LOADS_ON_PAGE} total={data?.total ?? 0} onChange={setPage} />
    </>
  )
}

/** What did not come as a file has no name that says anything. */
function nameOf({ attributes: { source, fileName } }: LoadedFile): string {
  return source === 'file' ? fileName : texts.sources[source]
}

const COLUMNS: readonly Column<LoadedFile>[] = [
  {
    key: 'name',
    header: texts.name,
    width: '24%',
    cell: (load) => (
      <span>
        <span className={classes.name}>{nameOf(load)}</span>
        <br />
        <small>{importTabTexts.kinds[load.attributes.kind]}</small>
      </span>
    ),
    sortValue: nameOf,
  },
  {
    key: 'period',
    header: texts.period,
    width: '13%',
    cell: ({ attributes: { periodStart, periodEnd } }) =>
      factTexts.range(shownDay(periodStart), shownDay(periodEnd)),
    sortValue: ({ attributes }) => attributes.periodEnd,
  },
  {
    key: 'loaded',
    header: texts.loaded,
    width: '16%',
    cell: ({ attributes: { loadedAt, loadedBy } }) => (
      <span>
        <span>{dateAndTime(loadedAt)}</span>
        <br />
        <small>{loadedBy}</small>
      </span>
    ),
    sortValue: ({ attributes }) => attributes.loadedAt,
  },
  {
    key: 'rows',
    header: texts.rows,
    numeric: true,
    cell: ({ attributes }) => grouped(attributes.rows),
    sortValue: ({ attributes }) => attributes.rows,
  },
  {
    key: 'brought',
    header: texts.brought,
    cell: ({ attributes }) => texts.broughtRows(attributes.new, attributes.replaced, attributes.removed),
  },
  {
    key: 'holding',
    header: texts.holding,
    cell: ({ attributes }) => texts.holdingRows(attributes.holding, attributes.rows),
  },
  {
    key: 'waiting',
    header: texts.waiting,
    cell: ({ attributes: { waiting } }) => (waiting > 0 ? texts.waitingRows(waiting) : texts.nobodyWaits),
  },
  {
    key: 'actions',
    header: texts.actions,
    actions: true,
    cell: (load) => {
      const { takenBackAt, takenBackBy } = load.attributes
      const instead =
        takenBackAt === null ? undefined : texts.takenBack(dateAndTime(takenBackAt), takenBackBy ?? '')
      return <TakeBackButton id={load.id} name={nameOf(load)} instead={instead} />
    },
  },
]
