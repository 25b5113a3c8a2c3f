import { Anchor, Badge, Text } from '@mantine/core'
import { IconBuildingBank, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { inZloty } from '#kernel/money.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { BATCHES_ON_PAGE, listTransferBatches } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { BatchState } from './batch-state.tsx'
import { shownDay } from './shown-day.ts'
import classes from './transfers.module.css'

type Listed = OutputOf<typeof listTransferBatches>['data'][number]

/** All batches, newest first. */
export function BatchesTab() {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const search = useDeferredValue(typed)
  const batches = useCall(listTransferBatches, { search, page }, { keepPrevious: true })
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchBatch}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setPage(1)
          }}
        />
      </div>
      <Panel flush>
        <DataTable
          label={texts.batchesList}
          columns={COLUMNS}
          rows={batches.data?.data}
          rowKey={({ id }) => id}
          isMuted={({ attributes }) => attributes.state === 'cancelled'}
          failure={batches.failure}
          again={batches.again}
          empty={
            search.trim() === '' ? (
              <Empty icon={<IconBuildingBank size={24} />}>{texts.noBatches}</Empty>
            ) : (
              <Empty icon={<IconSearch size={24} />}>{texts.noneFound}</Empty>
            )
          }
        />
      </Panel>
      <PageButtons page={page} size={BATCHES_ON_PAGE} total={batches.data?.total ?? 0} onChange={setPage} />
    </>
  )
}

const COLUMNS: readonly Column<Listed>[] = [
  {
    key: 'number',
    header: texts.number,
    cell: ({ id, attributes }) => (
      <Anchor size="sm" renderRoot={(props) => <Link to="/admin/przelewy/$id" params={{ id }} {...props} />}>
        {attributes.number}
      </Anchor>
    ),
  },
  {
    key: 'state',
    header: texts.state,
    width: '26%',
    cell: ({ attributes: { state, returned } }) => (
      <div>
        <BatchState state={state} />
        {returned > 0 ? (
          <Badge color="red" ml={6}>
            {texts.returnedOf(returned)}
          </Badge>
        ) : null}
      </div>
    ),
  },
  {
    key: 'date',
    header: texts.day,
    cell: ({ attributes }) => <span className={classes.digits}>{shownDay(attributes.date)}</span>,
  },
  { key: 'orders', header: texts.orders, numeric: true, cell: ({ attributes }) => attributes.orders },
  {
    key: 'total',
    header: texts.amount,
    numeric: true,
    cell: ({ attributes }) => <span className={classes.amount}>{inZloty(attributes.total)}</span>,
  },
  {
    key: 'prepared',
    header: texts.preparedBy,
    cell: ({ attributes: { prepared } }) => (
      <Text size="sm">{texts.by(dateAndTime(prepared.at), prepared.by)}</Text>
    ),
  },
]
