import { Button, Checkbox } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listMessages } from '../contract.ts'
import type { BulkAct } from '../domain/bulk.ts'
import { bulkTexts } from '../texts-bulk.ts'
import { outboxTexts } from '../texts-outbox.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { roundedCost } from './cost-words.ts'
import { MessageModal } from './message-modal.tsx'
import { subjectOf } from './message-words.ts'
import { MissingGateways } from './missing-gateways.tsx'
import classes from './outbox.module.css'
import { messageColumns } from './outbox-columns.tsx'
import { OutboxFilters } from './outbox-filters.tsx'
import { changedView, filterOf, type OutboxView } from './outbox-view.ts'
import { useMessageActs } from './use-message-acts.ts'

const PAGE_SIZE = 50

interface OutboxProps {
  readonly view: OutboxView
  onView(view: OutboxView): void
}

/** What was sent to whom, what waits, what failed and why; stopped or sent again, one or many (D30). */
export function Outbox({ view, onView }: OutboxProps) {
  const page = Math.max(1, view.strona ?? 1)
  const filter = filterOf(view)
  const messages = useCall(listMessages, { page, ...filter }, { keepPrevious: true, everySeconds: 10 })
  const { acts, shown, close } = useMessageActs()
  const { data } = messages
  const rows = data?.data ?? []
  const total = data?.total ?? 0
  const selection = useSelection(JSON.stringify(filter))
  const [act, setAct] = useState<BulkAct>()
  const { ticked, isWhole, tick } = selection
  const onPage = rows.filter(({ id }) => ticked.has(id)).length
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      {data ? <MissingGateways {...data} /> : null}
      <OutboxFilters
        view={view}
        counts={data?.counts ?? {}}
        missed={countOf(data?.missed ?? {})}
        thisWeek={data?.thisWeek}
        onView={onView}
      />
      <Panel>
        {rows.length > 0 ? (
          <div className={classes.line}>
            <Checkbox
              label={bulkTexts.selectPage(rows.length)}
              disabled={isWhole}
              checked={isWhole || onPage === rows.length}
              indeterminate={!isWhole && onPage > 0 && onPage < rows.length}
              onChange={(event) =>
                tick(
                  rows.map(({ id }) => id),
                  event.currentTarget.checked,
                )
              }
            />
            {!isWhole && onPage === rows.length && total > rows.length ? (
              <Button variant="subtle" size="compact-sm" onClick={selection.takeAll}>
                {bulkTexts.selectAll(total)}
              </Button>
            ) : null}
            <span className={classes.sums} role="status">
              {data ? sumsWords(data) : ''}
            </span>
          </div>
        ) : null}
        <div className={classes.table}>
          <DataTable
            label={outboxTexts.title}
            columns={messageColumns({
              acts,
              partPrice: data?.partPrice ?? null,
              ticking: { isTicked: (id) => ticked.has(id), isWhole, tick: (id, on) => tick([id], on) },
            })}
            rows={data?.data}
            rowKey={({ id }) => id}
            failure={messages.failure}
            again={messages.again}
            empty={
              <Empty
                icon={<IconMail size={24} />}
                {...(isFiltered || page > 1
                  ? { action: <Button onClick={() => onView({})}>{outboxTexts.clear}</Button> }
                  : {})}
              >
                {isFiltered || page > 1 ? outboxTexts.noSuch : outboxTexts.none}
              </Empty>
            }
          />
        </div>
        {isWhole || ticked.size > 0 ? (
          <BulkBar
            count={isWhole ? total : ticked.size}
            isWhole={isWhole}
            onAct={setAct}
            onUnselect={selection.clear}
          />
        ) : null}
      </Panel>
      <PageButtons
        page={page}
        size={PAGE_SIZE}
        total={total}
        onChange={(strona) => onView(changedView(view, { strona }))}
      />
      {act ? (
        <BulkDialog
          act={act}
          chosen={isWhole ? filter : { ids: [...ticked] }}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined)
            selection.clear()
          }}
        />
      ) : null}
      {shown ? <MessageModal id={shown.id} subject={subjectOf(shown)} onClose={close} /> : null}
    </>
  )
}

function countOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function sumsWords({
  total,
  missed,
  parts,
  partPrice,
}: {
  readonly total: number
  readonly missed: { readonly failed?: number | undefined; readonly undelivered?: number | undefined }
  readonly parts: { readonly charged: number; readonly waiting: number }
  readonly partPrice: number | null
}): string {
  const { charged, waiting } = parts
  return [
    outboxTexts.messages(total),
    missed.failed ? outboxTexts.failed(missed.failed) : '',
    missed.undelivered ? outboxTexts.undelivered(missed.undelivered) : '',
    charged > 0 ? outboxTexts.charged(charged, roundedCost(charged, partPrice)) : '',
    waiting > 0 ? outboxTexts.waitingParts(waiting, roundedCost(waiting, partPrice)) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

const MOST_TICKED = 500

/** Ticked rows, kept from page to page; another filter begins anew, since they are not seen any more. */
function useSelection(filter: string) {
  const [state, setState] = useState({
    filter,
    ticked: new Set<string>() as ReadonlySet<string>,
    isWhole: false,
  })
  const current = state.filter === filter ? state : { filter, ticked: new Set<string>(), isWhole: false }
  return {
    ticked: current.ticked,
    isWhole: current.isWhole,
    tick: (ids: readonly string[], on: boolean) => {
      const ticked = new Set(current.ticked)
      for (const id of ids) {
        if (!on) ticked.delete(id)
        else if (ticked.size < MOST_TICKED) ticked.add(id)
      }
      setState({ ...current, ticked })
    },
    takeAll: () => setState({ filter, ticked: new Set(), isWhole: true }),
    clear: () => setState({ filter, ticked: new Set(), isWhole: false }),
  }
}
