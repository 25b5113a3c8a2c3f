import { Alert, Button, Checkbox, Select, Text } from '@mantine/core'
import { IconSend, IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { addWeeks, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import type { SortState } from '#platform/web/admin-ui/sorted-rows.ts'
import { listSilent } from '../../contract-office.ts'
import { hindranceText } from '../../texts-office.ts'
import { silentTexts as texts } from '../../texts-silent.ts'
import { AskDialog } from './ask-dialog.tsx'
import {
  countsOf,
  SILENT_FILTERS,
  type Silent,
  type SilentFilter,
  type SilentView,
  shownSilent,
} from './shown-silent.ts'
import { silentColumns } from './silent-columns.tsx'
import classes from './silent-list.module.css'

interface SilentListProps {
  readonly week: Week
  /** As the address has it. */
  readonly view: SilentView
  onView(view: SilentView): void
  /** The office enters what somebody says on the phone. */
  onEnter(person: Silent): void
  /** Something stands beside it. */
  readonly isNarrow?: boolean
}

const EVERYBODY = 'wszyscy'
const CHOICES = [EVERYBODY, ...SILENT_FILTERS].map((value) => ({
  value,
  label: texts.filters[value as SilentFilter | typeof EVERYBODY],
}))

/**
 * Who has not sent availability for the week, with what they chose the week before; all that are shown are
 * selected until somebody unticks them, and are asked in one act.
 */
export function SilentList({ week, view, onView, onEnter, isNarrow = false }: SilentListProps) {
  const list = useCall(listSilent, { year: week.year, week: week.week }, { everySeconds: 30 })
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<readonly string[]>()
  const { data } = list
  const all = data?.data ?? []
  const shown = shownSilent(all, view)
  const selected = shown.filter(({ driverId }) => !unticked.has(driverId))
  const tick = (these: readonly Silent[], on: boolean) =>
    setUnticked((before) => {
      const next = new Set(before)
      for (const { driverId } of these) {
        if (on) next.delete(driverId)
        else next.add(driverId)
      }
      return next
    })
  const columns = silentColumns({
    before: addWeeks(week, -1).week,
    isSelected: (driverId) => !unticked.has(driverId),
    onSelect: (driverId, on) =>
      tick(
        shown.filter((person) => person.driverId === driverId),
        on,
      ),
    onEnter,
    isNarrow,
  })
  return (
    <Panel
      title={data ? texts.title(all.length, data.active) : texts.titleAlone}
      description={texts.description(addWeeks(week, -1).week)}
    >
      {data?.hindrance && all.length > 0 ? (
        <div className={classes.notice}>
          <Alert color="yellow">{hindranceText(data.hindrance)}</Alert>
        </div>
      ) : null}
      {all.length > 0 ? (
        <>
          <div className={classes.tools}>
            <SearchField
              className={classes.search}
              label={texts.search}
              placeholder={texts.searchHint}
              value={view.szukaj ?? ''}
              onChange={(szukaj) => onView({ ...view, szukaj: szukaj === '' ? undefined : szukaj })}
            />
            <Select
              label={texts.show}
              data={CHOICES}
              allowDeselect={false}
              value={view.pokaz ?? EVERYBODY}
              onChange={(value) =>
                onView({ ...view, pokaz: SILENT_FILTERS.find((filter) => filter === value) })
              }
            />
          </div>
          <div className={classes.line}>
            <Checkbox
              label={texts.selectAll(shown.length)}
              disabled={shown.length === 0}
              checked={shown.length > 0 && selected.length === shown.length}
              indeterminate={selected.length > 0 && selected.length < shown.length}
              onChange={(event) => tick(shown, event.currentTarget.checked)}
            />
            <Text size="sm" aria-live="polite">
              {texts.found(shown.length, all.length)}
            </Text>
            <span className={classes.legend}>{texts.legend}</span>
          </div>
        </>
      ) : null}
      <div className={classes.table}>
        <DataTable
          label={texts.titleAlone}
          compact={isNarrow}
          columns={columns}
          rows={data ? shown : undefined}
          rowKey={({ driverId }) => driverId}
          defaultSort={sortOf(view.kolejnosc)}
          onSort={({ key, direction }) => onView({ ...view, kolejnosc: `${key}.${direction}` })}
          failure={list.failure}
          again={list.again}
          empty={
            all.length > 0 ? (
              <Empty action={<Button onClick={() => onView({})}>{texts.clear}</Button>}>
                {texts.nobodyFound}
              </Empty>
            ) : data?.active === 0 ? (
              <Empty
                action={
                  <Button
                    renderRoot={(props) => <Link to="/admin/pracownicy/lista-pracownikow" {...props} />}
                  >
                    {texts.drivers}
                  </Button>
                }
              >
                {texts.noDrivers}
              </Empty>
            ) : (
              <Empty icon={<IconUserCheck size={24} />}>{texts.all}</Empty>
            )
          }
        />
      </div>
      {all.length > 0 ? (
        <SelectionBar selected={selected} onAsk={() => setAsking(selected.map(({ driverId }) => driverId))} />
      ) : null}
      {asking && data ? (
        <AskDialog
          week={week}
          driverIds={asking}
          restHours={data.restHours}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Panel>
  )
}

function SelectionBar({ selected, onAsk }: { readonly selected: readonly Silent[]; onAsk(): void }) {
  const counts = countsOf(selected)
  const details = [texts.ways(counts), counts.again > 0 ? texts.secondTime(counts.again) : ''].filter(Boolean)
  return (
    <div className={classes.bar}>
      <p aria-live="polite">
        <b>{texts.selected(selected.length)}</b>
        <Text size="sm" c="dimmed" component="span" display="block">
          {details.join(' · ')}
        </Text>
      </p>
      <Button
        leftSection={<IconSend size={18} aria-hidden />}
        disabled={selected.length === 0}
        onClick={onAsk}
      >
        {selected.length === 0 ? texts.remindNobody : texts.remind(selected.length)}
      </Button>
    </div>
  )
}

function sortOf(text: string | undefined): SortState | undefined {
  const [key = '', direction] = (text ?? '').split('.')
  return direction === 'up' || direction === 'down' ? { key, direction } : undefined
}
