import { Button, Checkbox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
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
import type { Closing } from './use-closing.ts'
import classes from './week.module.css'
import { appsOf, weekColumns } from './week-columns.tsx'

interface WeekTablesProps {
  readonly week: WeekAnswer
  readonly closing: Closing
  readonly filter: Filter
  onFilter(filter: Filter): void
}

/** The drivers of a week in the order of work: what blocks, drafts to be closed, what is frozen. */
export function WeekTables({ week, closing, filter, onFilter }: WeekTablesProps) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const [explained, setExplained] = useState<{ row: DriverOfWeek; block: WeekBlock }>()
  const { chosen, choose, chooseAll } = closing
  const narrow = useMediaQuery(TABLET, false, { getInitialValueInEffect: false })
  const shown = week.data.filter((row) => passes(row, filter) && findsText(wanted, row.fullName))
  const idle = week.data.filter((row) => passes(row, 'idle')).length
  const apps = useMemo(
    () => [...new Set(week.data.flatMap(appsOf))].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    [week.data],
  )
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
      <div className={classes.bar}>
        <fieldset className={classes.filters} aria-label={weekTexts.filters}>
          {FILTERS.filter((one) => one !== 'idle' || one === filter || idle > 0).map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant={one === filter ? 'light' : 'default'}
              aria-pressed={one === filter}
              onClick={() => onFilter(one)}
            >
              {`${weekTexts.filter[one]} ${week.data.filter((row) => passes(row, one)).length}`}
            </Button>
          ))}
        </fieldset>
        <SearchField className={classes.search} label={weekTexts.search} value={typed} onChange={setTyped} />
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
                  onFilter('all')
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
          const listed = rows.flatMap(({ driverId, mark }) => (mark === null ? [] : [driverId]))
          const ticked = listed.filter((driverId) => chosen.has(driverId)).length
          const choosable = group === 'draft' && week.finished
          return (
            <Panel
              key={group}
              title={weekTexts.group(titleOf(group, rows, week.finished), rows.length)}
              description={hintOf(group, rows)}
              actions={
                choosable ? (
                  <Checkbox
                    label={weekTexts.chooseAll}
                    checked={ticked > 0 && ticked === listed.length}
                    indeterminate={ticked > 0 && ticked < listed.length}
                    onChange={(event) => chooseAll(listed, event.currentTarget.checked)}
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
                columns={weekColumns(columns, { choosable, narrow })}
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

/** Wider than where rows are cards, and too narrow for a column of each amount. */
const TABLET = '(min-width: 40.01em) and (max-width: 75em)'

/** The apps' columns in the order of other screens; others after them. */
const ORDER = ['bolt', 'uber', 'freenow']

/** A filter may leave the paid ones, or none of them; of a week that runs nothing can be closed. */
function titleOf(group: Group, rows: readonly DriverOfWeek[], finished: boolean): string {
  if (group === 'draft' && !finished) return weekTexts.filter.draft
  const paid = rows.filter(({ state }) => state === 'paid').length
  if (group !== 'frozen' || (paid > 0 && paid < rows.length)) return weekTexts.groups[group]
  return paid > 0 ? weekTexts.frozenGroups.paid : weekTexts.frozenGroups.closed
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
