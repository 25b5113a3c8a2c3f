import { Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { inZloty } from '#kernel/money.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { returnTransferOrder } from '../contract.ts'
import { undoTransferReturn } from '../contract-undo-return.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { AllOwed } from './all-owed.tsx'
import type { ShownBatch } from './batch-types.ts'
import { heldApart } from './held-apart.ts'
import { HeldPanel } from './held-panel.tsx'
import { amountColumn, namedColumns, type OutsideRow, Why } from './payable-columns.tsx'
import { READINGS_OF_TRANSFERS } from './readings.ts'
import { ReasonModal } from './reason-modal.tsx'
import classes from './transfers.module.css'

type Order = ShownBatch['orders'][number]

/** Who is in the file, and who stayed outside with which reason, when the batch was prepared. */
export function BatchOrders({ batch }: { readonly batch: ShownBatch }) {
  const { id, attributes, orders, inside, outsideTally } = batch
  const { held, outside } = heldApart(batch.outside)
  const giveBack = useAct(returnTransferOrder, { refreshes: READINGS_OF_TRANSFERS, showsFailure: true })
  const takeBack = useAct(undoTransferReturn, { refreshes: READINGS_OF_TRANSFERS, showsFailure: true })
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<Order>()
  const wanted = useDeferredValue(typed)
  const left = attributes.state === 'exported' || attributes.state === 'confirmed'
  const finds = ({ driver, statement }: { driver: string; statement: string }) =>
    findsText(wanted, driver, statement)
  return (
    <>
      <div className={classes.tools}>
        <SearchField label={texts.search} placeholder={texts.searchHint} value={typed} onChange={setTyped} />
      </div>
      <Panel title={texts.inside(inside.count)} description={texts.zloty(inZloty(inside.total))} flush>
        <DataTable
          label={texts.insideList}
          columns={orderColumns(left ? setOpened : undefined)}
          rows={orders.filter(finds)}
          rowKey={({ statement }) => statement}
          isMuted={({ returned }) => returned !== null}
          empty={<Empty icon={<IconSearch size={24} />}>{texts.nobody}</Empty>}
        />
      </Panel>
      <Panel title={texts.outside(outside.length)} description={texts.outsideHint} flush>
        <DataTable
          label={texts.outsideList}
          columns={OUTSIDE}
          rows={outside.filter(finds)}
          rowKey={({ statement }) => statement}
          empty={<Empty>{wanted ? texts.nobody : texts.noneOutside}</Empty>}
        />
      </Panel>
      <HeldPanel rows={held} columns={OUTSIDE} finds={finds} />
      <AllOwed count={inside.count + outsideTally.count} total={inside.total + outsideTally.total} />
      {opened && opened.returned === null ? (
        <ReasonModal
          title={texts.returnTitle(opened.driver)}
          hint={texts.returnHint(attributes.state === 'confirmed')}
          act={texts.returnOne}
          busy={giveBack.busy}
          failure={giveBack.failure}
          run={async (reason) => {
            const result = await giveBack.run({ id, statement: opened.statement, reason })
            if (!result.ok) return
            toastDone(texts.returnDone)
            setOpened(undefined)
          }}
          onClose={() => {
            giveBack.forget()
            setOpened(undefined)
          }}
        />
      ) : opened ? (
        <ReasonModal
          title={texts.undoReturnTitle(opened.driver)}
          hint={texts.undoReturnHint(attributes.state === 'confirmed')}
          act={texts.undoReturn}
          busy={takeBack.busy}
          failure={takeBack.failure}
          run={async (reason) => {
            const result = await takeBack.run({ id, statement: opened.statement, reason })
            if (!result.ok) return
            toastDone(texts.undoReturnDone)
            setOpened(undefined)
          }}
          onClose={() => {
            takeBack.forget()
            setOpened(undefined)
          }}
        />
      ) : null}
    </>
  )
}

const OUTSIDE: readonly Column<OutsideRow>[] = [
  ...namedColumns<OutsideRow>(),
  { key: 'why', header: texts.why, cell: ({ why }) => <Why why={why} /> },
  amountColumn<OutsideRow>(),
]

/** @param act of an order that left: it came back, or that it did was a mistake */
function orderColumns(act: ((order: Order) => void) | undefined): readonly Column<Order>[] {
  const columns: readonly Column<Order>[] = [
    ...namedColumns<Order>(),
    {
      key: 'account',
      header: texts.account,
      cell: ({ account, overriddenBy, returned }) => (
        <div>
          <span className={classes.digits}>{account ?? texts.gone}</span>
          {overriddenBy ? <Text size="sm">{texts.paidTo(overriddenBy)}</Text> : null}
          {returned ? (
            <Text size="sm">{texts.returned(dateAndTime(returned.at), returned.by, returned.reason)}</Text>
          ) : null}
        </div>
      ),
    },
    amountColumn<Order>(),
  ]
  if (!act) return columns
  return [
    ...columns,
    {
      key: 'actions',
      header: texts.act,
      actions: true,
      cell: (order) => (
        <Button
          size="xs"
          variant="subtle"
          leftSection={order.returned ? null : <IconArrowBackUp size={16} aria-hidden />}
          aria-label={(order.returned ? texts.undoReturnOf : texts.returnOf)(order.driver)}
          onClick={() => act(order)}
        >
          {order.returned ? texts.undoReturn : texts.returnOne}
        </Button>
      ),
    },
  ]
}
