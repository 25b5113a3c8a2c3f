import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { inZloty } from '#kernel/money.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import type { getTransferProposal } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'

type Row = OutputOf<typeof getTransferProposal>['waiting'][number]

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'driver',
    header: texts.driver,
    cell: ({ driverId, driver }) => (
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link to="/admin/rozliczenia/$id/saldo" params={{ id: driverId }} {...props} />
        )}
      >
        {driver || texts.offList}
      </Anchor>
    ),
  },
  { key: 'what', header: texts.why, cell: ({ apart }) => (apart ? texts.waitsApart : texts.waitsWeek) },
  { key: 'amount', header: texts.amount, numeric: true, cell: ({ grosze }) => inZloty(grosze) },
]

/** What nobody can pay yet, so that it is missed in no list: the driver's next statement pays it. */
export function WaitingPanel({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <Panel title={texts.waitingFor(rows.length)} description={texts.waitingHint} flush>
      <DataTable
        label={texts.waitingList}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ driverId, apart }) => `${driverId} ${apart}`}
        empty={null}
      />
    </Panel>
  )
}
