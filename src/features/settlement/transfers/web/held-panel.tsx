import { IconSearch } from '@tabler/icons-react'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { transferScreenTexts as texts } from '../texts-screens.ts'

interface HeldPanelProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  finds(row: Row): boolean
}

/** What another batch pays already: apart from what is left to pay, lest somebody pays it a second time. */
export function HeldPanel<Row extends { readonly statement: string }>({
  rows,
  columns,
  finds,
}: HeldPanelProps<Row>) {
  if (rows.length === 0) return null
  return (
    <Panel title={texts.held(rows.length)} description={texts.heldHint} flush>
      <DataTable
        label={texts.heldList}
        columns={columns}
        rows={rows.filter(finds)}
        rowKey={({ statement }) => statement}
        empty={<Empty icon={<IconSearch size={24} />}>{texts.nobody}</Empty>}
      />
    </Panel>
  )
}
