import { Button } from '@mantine/core'
import { IconBan, IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { SlotSpan } from '#kernel/slot-span.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listCarGroundings } from '../contract.ts'
import { groundingOfficeTexts as texts } from '../texts-office.ts'
import { groundingColumns } from './grounding-columns.tsx'
import { GroundingDialog } from './grounding-dialog.tsx'
import type { Grounding, GroundingDraft } from './grounding-values.ts'
import { useRemoveGrounding } from './use-remove-grounding.tsx'

interface GroundingsTabProps {
  readonly carId: string
  readonly reg: string
  rentedBy?(carId: string, span: SlotSpan): string | undefined
}

/**
 * A car's groundings (Spec 2 §2 'Vehicle edit'): what lasts and what is planned first, past ones folded
 * below.
 */
export function GroundingsTab({ carId, reg, rentedBy }: GroundingsTabProps) {
  const groundings = useCall(listCarGroundings, { id: carId })
  const [open, setOpen] = useState<Grounding | GroundingDraft>()
  const [showsPast, setShowsPast] = useState(false)
  const remove = useRemoveGrounding()
  const today = groundings.data?.today ?? ''
  const isPast = ({ attributes }: Grounding) => attributes.dayEnd < today
  const coming = groundings.data?.data.filter((each) => !isPast(each))
  const past = groundings.data?.data.filter(isPast) ?? []
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen({ carId })}>
      {texts.add}
    </Button>
  )
  const columns = (state: boolean) => groundingColumns({ today, state, edit: setOpen, remove })
  return (
    <>
      <Panel title={texts.coming} description={texts.description} actions={addButton} flush>
        <DataTable
          label={texts.comingList(reg)}
          columns={columns(true)}
          rows={coming}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'from', direction: 'up' }}
          failure={groundings.failure}
          again={groundings.again}
          empty={<Empty icon={<IconBan size={24} />}>{texts.empty}</Empty>}
        />
      </Panel>
      {past.length > 0 ? (
        <div>
          <Button
            variant="subtle"
            leftSection={
              showsPast ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />
            }
            aria-expanded={showsPast}
            onClick={() => setShowsPast(!showsPast)}
          >
            {showsPast ? texts.hidePast : texts.showPast(past.length)}
          </Button>
        </div>
      ) : null}
      {past.length > 0 && showsPast ? (
        <Panel title={texts.past} flush>
          <DataTable
            label={texts.pastList(reg)}
            columns={columns(false)}
            rows={past}
            rowKey={({ id }) => id}
            defaultSort={{ key: 'from', direction: 'down' }}
            empty={null}
          />
        </Panel>
      ) : null}
      {open ? (
        <GroundingDialog
          subject={open}
          cars={[{ id: carId, reg }]}
          {...(rentedBy ? { rentedBy } : {})}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}
