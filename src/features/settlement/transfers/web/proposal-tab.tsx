import { Skeleton } from '@mantine/core'
import { IconBuildingBank, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { inZloty } from '#kernel/money.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { getTransferProposal } from '../contract.ts'
import { leaveTransferOut, takeTransferIn } from '../contract-left-out.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { AllOwed } from './all-owed.tsx'
import { ChangedAccounts } from './changed-accounts.tsx'
import { heldApart } from './held-apart.ts'
import { HeldPanel } from './held-panel.tsx'
import { OtherwiseAccounts } from './otherwise-accounts.tsx'
import { type Otherwise, OverrideModal } from './override-modal.tsx'
import { insideColumns, outsideColumns } from './payable-columns.tsx'
import { PreparePanel } from './prepare-panel.tsx'
import { READINGS_OF_TRANSFERS } from './readings.ts'
import { ReturnedOrders, type ReturnedRow } from './returned-orders.tsx'
import classes from './transfers.module.css'
import { useSentAgain } from './use-sent-again.ts'
import { WaitingPanel } from './waiting-panel.tsx'

type Proposal = OutputOf<typeof getTransferProposal>

/** What is owed: who is in the next file, who stays outside and why, and the accounts to look at first. */
export function ProposalTab() {
  const { data, failure, again } = useCall(getTransferProposal, {})
  const [begun, setBegun] = useState(false)
  // Where the last of it went meanwhile, what is typed and why an act was refused stay on the screen.
  if (!begun && data && data.all.count > 0) setBegun(true)
  if (!data)
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={420} radius={12} role="status" aria-label={texts.loading} />
    )
  if (data.all.count === 0 && !begun)
    return (
      <>
        <Panel>
          <Empty icon={<IconBuildingBank size={24} />}>{texts.noneOwed}</Empty>
        </Panel>
        <WaitingPanel rows={data.waiting} />
      </>
    )
  return <Owed proposal={data} />
}

// Nothing that a batch holds is taken in here: its act leads to the batch.
const HELD = outsideColumns({ takeIn: () => undefined, onCard: () => undefined })

function Owed({ proposal }: { readonly proposal: Proposal }) {
  const [typed, setTyped] = useState('')
  const [overriding, setOverriding] = useState<Otherwise>()
  const wanted = useDeferredValue(typed)
  const { inside, orders } = proposal
  const apart = useMemo(() => heldApart(proposal.outside), [proposal])
  const leave = useAct(leaveTransferOut, { refreshes: READINGS_OF_TRANSFERS })
  const takeIn = useAct(takeTransferIn, { refreshes: READINGS_OF_TRANSFERS })
  // A row goes from one list to the other, and its button with it.
  const onFocus = useKeptFocus()
  const returned = orders.filter((row): row is ReturnedRow => row.returned !== null)
  const sentAgain = useSentAgain(returned)
  const finds = ({ driver, statement }: { driver: string; statement: string }) =>
    findsText(wanted, driver, statement)
  /** What pays who had no account at closing, once the card has one. */
  const onCard = (statement: string) => {
    const one = proposal.otherwise.find((of) => of.statement === statement && of.override === null)
    return one && (() => setOverriding(one))
  }
  const nobody = (text: string) => (
    <Empty {...(wanted ? { icon: <IconSearch size={24} /> } : {})}>{wanted ? texts.nobody : text}</Empty>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus was
    <div className={classes.columns} onFocus={onFocus}>
      <div className={classes.aside}>
        <PreparePanel
          orders={orders}
          tally={inside}
          heldTotal={apart.heldTotal}
          outsideTotal={apart.outsideTotal}
          allTotal={proposal.all.total}
          again={sentAgain.again}
          waiting={sentAgain.waiting}
        />
        <ReturnedOrders rows={returned} isSaid={sentAgain.isSaid} onSay={sentAgain.onSay} />
        <ChangedAccounts changed={proposal.changed} />
        <OtherwiseAccounts otherwise={proposal.otherwise} onPayNow={setOverriding} />
        {overriding ? <OverrideModal of={overriding} onClose={() => setOverriding(undefined)} /> : null}
      </div>
      <div className={classes.main}>
        <div className={classes.tools}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Panel title={texts.insideNow(inside.count)} description={texts.zloty(inZloty(inside.total))} flush>
          <DataTable
            label={texts.insideList}
            columns={insideColumns((statement) => void leave.run({ statement }))}
            rows={orders.filter(finds)}
            rowKey={({ statement }) => statement}
            empty={nobody(texts.noneInside)}
          />
        </Panel>
        <Panel title={texts.outside(apart.outside.length)} description={texts.outsideHint} flush>
          <DataTable
            label={texts.outsideList}
            columns={outsideColumns({
              takeIn: (statement) => void takeIn.run({ statement }),
              onCard,
            })}
            rows={apart.outside.filter(finds)}
            rowKey={({ statement }) => statement}
            empty={nobody(texts.noneOutside)}
          />
        </Panel>
        <HeldPanel rows={apart.held} columns={HELD} finds={finds} />
        <AllOwed {...proposal.all} />
        <WaitingPanel rows={proposal.waiting} />
      </div>
    </div>
  )
}
