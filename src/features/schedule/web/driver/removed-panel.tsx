import { IconCalendarOff } from '@tabler/icons-react'
import { useMe } from '#features/auth/web/public.tsx'
import { listRemovedShifts } from '#features/removals/contract.ts'
import { removedTexts } from '#features/removals/texts.ts'
import { authorWords } from '#features/roster/texts-authors.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { CallFailure } from '#platform/web/call.ts'
import type { listDriverShifts } from '../../contract-driver.ts'
import { driverShiftTexts } from '../../texts-driver-page.ts'
import { type RemovedRow, removedRows } from './removed-rows.ts'
import { shownDate } from './shown-date.ts'

type SavedRemoval = OutputOf<typeof listDriverShifts>['data'][number]['removed'][number]

interface RemovedPanelProps {
  readonly driverId: string
  /** Of the weeks shown, undefined while they load. */
  readonly removed: readonly SavedRemoval[] | undefined
  /** The first of the weeks shown, `YYYY-MM-DD`. */
  readonly since: string
  readonly failure: CallFailure | undefined
  again(): void
}

/** Shifts that were taken from a driver; why, for administrators (D22). */
export function RemovedPanel({ driverId, removed, since, failure, again }: RemovedPanelProps) {
  const me = useMe()
  const kept = useCall(listRemovedShifts, { driverId })
  const records = kept.data?.data.map(({ attributes }) => attributes).filter(({ day }) => day >= since)
  return (
    <Panel title={driverShiftTexts.removed} flush>
      <DataTable
        label={driverShiftTexts.removed}
        columns={me.admin ? COLUMNS : COLUMNS.filter(({ key }) => key !== 'reason')}
        rows={removed && records ? removedRows(removed, records) : undefined}
        rowKey={({ date, shift, at }) => `${date} ${shift} ${at}`}
        failure={failure ?? kept.failure}
        again={failure ? again : kept.again}
        empty={<Empty icon={<IconCalendarOff size={24} />}>{driverShiftTexts.noRemoved}</Empty>}
      />
    </Panel>
  )
}

const COLUMNS: readonly Column<RemovedRow>[] = [
  { key: 'date', header: driverShiftTexts.date, cell: ({ date }) => shownDate(date) },
  { key: 'shift', header: driverShiftTexts.shift, cell: ({ shift }) => shift },
  { key: 'car', header: driverShiftTexts.car, cell: ({ reg }) => reg || '–' },
  {
    key: 'reason',
    header: removedTexts.reasonHeading,
    cell: ({ reason }) => reason || '–',
  },
  {
    key: 'state',
    header: removedTexts.state,
    cell: ({ saved }) => (saved ? removedTexts.saved : removedTexts.unsaved),
  },
  { key: 'who', header: driverShiftTexts.who, cell: ({ by }) => authorWords(by) },
  { key: 'when', header: driverShiftTexts.when, cell: ({ at }) => dateAndTime(at) },
]
