import { Button, Checkbox } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { printWeek } from '../contract-printing.ts'
import type { WeekBlock } from '../domain/week-block.ts'
import { blockWords } from '../texts-blocks.ts'
import { weekTexts } from '../texts-week.ts'
import { ExplainModal } from './explain-modal.tsx'
import { FILTERS, type Filter, GROUPS, type Group, groupOf, passes } from './group-of-row.ts'
import { PrintButton } from './print-button.tsx'
import type { DriverOfWeek, WeekAnswer } from './readings.ts'
import { useCloseWeeks } from './use-close-weeks.ts'
import classes from './week.module.css'
import { weekColumns } from './week-columns.tsx'

interface WeekTablesProps {
  readonly week: WeekAnswer
  /** Another week is on its way: nothing is closed by what is still shown. */
  readonly stale: boolean
}

/** The drivers of a week in the order of work: what blocks, drafts to be closed, what is frozen. */
export function WeekTables({ week, stale }: WeekTablesProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  // Drafts are closed unless somebody takes one out, so that a new one is in as well.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [explained, setExplained] = useState<{ row: DriverOfWeek; block: WeekBlock }>()
  const close = useCloseWeeks(week)
  // The button that closes goes away with the last draft.
  const onFocus = useKeptFocus()
  const drafts = week.data.filter(({ mark }) => mark !== null)
  const chosen = useMemo(
    () => new Set(drafts.flatMap(({ driverId }) => (left.has(driverId) ? [] : [driverId]))),
    [drafts, left],
  )
  const closing = drafts.filter(({ driverId }) => chosen.has(driverId))
  const toPay = closing.reduce((sum, { balanceGrosze }) => sum + Math.max(0, balanceGrosze ?? 0), 0)
  const apart = closing.reduce((sum, row) => sum + (row.apart?.toPayGrosze ?? 0), 0)
  const shown = week.data.filter((row) => passes(row, filter) && findsText(wanted, row.fullName))
  const apps = useMemo(
    () => [...new Set(week.data.flatMap(appsOf))].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    [week.data],
  )
  const choose = (driverId: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(driverId)
    else next.add(driverId)
    setLeft(next)
  }
  const columns = {
    ...{ week, apps, chosen, onChoose: choose },
    onExplain: (row: DriverOfWeek, block: WeekBlock) => setExplained({ row, block }),
  }
  if (week.data.length === 0)
    return (
      <Panel>
        <Empty icon={<IconReceipt size={24} />}>
          <span>{weekTexts.empty}</span>{' '}
          <Link className={classes.link} to="/admin/wyniki" search={{ zakladka: 'import' }}>
            {weekTexts.emptyAct}
          </Link>
        </Empty>
      </Panel>
    )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus was */}
      <div className={classes.bar} onFocus={onFocus}>
        <fieldset className={classes.filters} aria-label={weekTexts.filters}>
          {FILTERS.map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant={one === filter ? 'light' : 'default'}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {`${weekTexts.filter[one]} ${week.data.filter((row) => passes(row, one)).length}`}
            </Button>
          ))}
        </fieldset>
        <SearchField className={classes.search} label={weekTexts.search} value={typed} onChange={setTyped} />
        {week.finished && drafts.length > 0 ? (
          <>
            <span className={classes.toClose} aria-live="polite">
              <span>{(left.size === 0 ? weekTexts.ready : weekTexts.chosen)(closing.length)}</span>
              <strong>{zloty(toPay)}</strong>
              {apart > 0 ? <span>{weekTexts.apartOfAll(apart)}</span> : null}
            </span>
            <Button
              disabled={closing.length === 0 || stale}
              loading={close.busy}
              onClick={() => void close.ask(closing)}
            >
              {weekTexts.close(closing.length)}
            </Button>
          </>
        ) : null}
      </div>
      <div className={classes.groups}>
        {shown.length === 0 ? (
          <Panel>
            <Empty icon={<IconReceipt size={24} />}>
              <span>{weekTexts.nothingFound}</span>{' '}
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => {
                  setFilter('all')
                  setTyped('')
                }}
              >
                {weekTexts.showAll}
              </Button>
            </Empty>
          </Panel>
        ) : null}
        {GROUPS.map((group) => {
          const rows = shown.filter((row) => groupOf(row) === group)
          if (rows.length === 0) return null
          const choosable = group === 'draft' && week.finished
          return (
            <Panel
              key={group}
              title={weekTexts.group(weekTexts.groups[group], rows.length)}
              description={hintOf(group, rows)}
              actions={
                choosable ? (
                  <Checkbox
                    label={weekTexts.chooseAll}
                    checked={closing.length === drafts.length}
                    indeterminate={closing.length > 0 && closing.length < drafts.length}
                    onChange={(event) =>
                      setLeft(
                        new Set(event.currentTarget.checked ? [] : drafts.map(({ driverId }) => driverId)),
                      )
                    }
                  />
                ) : group === 'frozen' ? (
                  <PrintButton
                    endpoint={printWeek}
                    input={{ year: week.year, week: week.week }}
                    size="compact-md"
                  >
                    {weekTexts.printAll}
                  </PrintButton>
                ) : undefined
              }
              flush
            >
              <DataTable
                compact
                label={weekTexts.groups[group]}
                columns={weekColumns(columns, choosable)}
                rows={rows}
                rowKey={({ driverId }) => driverId}
                empty={null}
                isMuted={({ listed, active }) => !listed || !active}
              />
            </Panel>
          )
        })}
      </div>
      {explained ? (
        <ExplainModal
          year={week.year}
          week={week.week}
          driverId={explained.row.driverId}
          block={explained.block}
          onClose={() => setExplained(undefined)}
        />
      ) : null}
    </>
  )
}

/** The apps' columns in the order of other screens; others after them. */
const ORDER = ['bolt', 'uber', 'freenow']

function appsOf({ nets, blocks }: DriverOfWeek): string[] {
  return [
    ...nets.map(({ app }) => app),
    ...blocks.flatMap((block) => (block.code === 'file-missing' ? [block.app] : [])),
  ]
}

function hintOf(group: Group, rows: readonly DriverOfWeek[]): string {
  if (group === 'draft') return weekTexts.draftsHint
  if (group === 'frozen') return weekTexts.frozenHint
  if (group === 'idle') return weekTexts.idleHint
  const counts = Map.groupBy(
    rows.flatMap(({ blocks }) => [...new Set(blocks.map((block) => blockWords(block).short))]),
    (short) => short,
  )
  return [...counts].map(([short, of]) => `${short}: ${of.length}`).join(', ')
}
