import { zloty } from '#features/settlement/texts-amounts.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { listCharges } from '../contract.ts'
import { CHARGE_WORDS, screenTexts as texts } from '../texts-screen.ts'

type Row = OutputOf<typeof listCharges>['takenBack'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'driver', header: texts.driver, cell: ({ name }) => name },
  {
    key: 'kind',
    header: texts.kind,
    cell: ({ kind }) => CHARGE_WORDS[kind as keyof typeof CHARGE_WORDS] ?? kind,
  },
  { key: 'amount', header: texts.amount, numeric: true, cell: ({ grosze }) => zloty(grosze) },
  { key: 'note', header: texts.note, cell: ({ note }) => note || '–' },
  {
    key: 'by',
    header: texts.goneBy,
    cell: ({ takenBackBy, takenBackAt }) => `${takenBackBy}, ${dateAndTime(takenBackAt)}`,
  },
]

/** What was taken back stays told; nothing where nothing was. */
export function TakenBackList({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <Panel title={texts.gone} flush>
      <DataTable
        label={texts.gone}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        isMuted={() => true}
        empty={null}
      />
    </Panel>
  )
}
