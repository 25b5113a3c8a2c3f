import { Anchor, Button, Group } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mondayOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { failureOf } from '#platform/web/admin-ui/call-error.ts'
import { callQuery, useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { listDriverShifts } from '../../contract-driver.ts'
import { driverShiftTexts } from '../../texts-driver-page.ts'
import classes from './driver-shifts.module.css'
import { RemovedPanel } from './removed-panel.tsx'
import { shownDate } from './shown-date.ts'

type Page = OutputOf<typeof listDriverShifts>
type Shift = Page['data'][number]['shifts'][number]

/** A driver's coming, past and removed shifts: the last eight weeks, older ones on request. */
export function DriverShifts({ driverId }: { readonly driverId: string }) {
  const newest = useCall(listDriverShifts, { driverId })
  const [olderPages, setOlderPages] = useState<readonly Page[]>([])
  const [fetching, setFetching] = useState(false)
  const client = useQueryClient()
  const pages = newest.data ? [newest.data, ...olderPages] : undefined
  const weeks = pages?.flatMap(({ data }) => data)
  const shifts = weeks?.flatMap((week) => week.shifts)
  const removed = weeks?.flatMap((week) => week.removed)
  const before = pages?.at(-1)?.older
  const loadOlder = async () => {
    if (!before) return
    setFetching(true)
    try {
      const page = await client.fetchQuery(callQuery(listDriverShifts, { driverId, ...before }))
      setOlderPages([...olderPages, page])
    } catch (error) {
      toastFailure(failureOf(error))
    } finally {
      setFetching(false)
    }
  }
  const table = { failure: newest.failure, again: newest.again }
  const texts = driverShiftTexts
  return (
    <div className={classes.panels}>
      <Panel title={texts.coming} flush>
        <DataTable
          {...table}
          label={texts.coming}
          columns={SHIFT_COLUMNS}
          rows={shifts?.filter(({ coming }) => coming).sort(byDate)}
          rowKey={keyOf}
          empty={<Empty icon={<IconCalendarOff size={24} />}>{texts.noComing}</Empty>}
        />
      </Panel>
      <Panel title={texts.past} flush>
        <DataTable
          {...table}
          label={texts.past}
          columns={SHIFT_COLUMNS}
          rows={shifts?.filter(({ coming }) => !coming).sort((a, b) => byDate(b, a))}
          rowKey={keyOf}
          empty={<Empty icon={<IconCalendarOff size={24} />}>{texts.noPast}</Empty>}
        />
        {before ? (
          <Group justify="center" p="md">
            <Button variant="default" loading={fetching} onClick={() => void loadOlder()}>
              {texts.older}
            </Button>
          </Group>
        ) : null}
      </Panel>
      <RemovedPanel driverId={driverId} removed={removed} since={before ? mondayOf(before) : ''} {...table} />
    </div>
  )
}

const SHIFT_COLUMNS: readonly Column<Shift>[] = [
  { key: 'date', header: driverShiftTexts.date, cell: ({ date }) => shownDate(date) },
  { key: 'shift', header: driverShiftTexts.shift, cell: wordsOf },
  {
    key: 'car',
    header: driverShiftTexts.car,
    cell: ({ carId, reg }) =>
      carId === null ? (
        '–'
      ) : (
        <Anchor
          size="sm"
          renderRoot={(props) => <Link to="/admin/samochody/edycja/$id" params={{ id: carId }} {...props} />}
        >
          {reg}
        </Anchor>
      ),
  },
  { key: 'state', header: driverShiftTexts.state, cell: ({ kind }) => driverShiftTexts.kinds[kind] },
]

/** On call by day and by night are two places of one date. */
function wordsOf({ option, shift }: Shift): string {
  return option === 'Do dyspozycji' && shift ? driverShiftTexts.onCallBy[shift] : option
}

function keyOf({ date, option, shift, kind, reg }: Shift): string {
  return `${date} ${option} ${shift} ${kind} ${reg}`
}

function byDate(a: { readonly date: string }, b: { readonly date: string }): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0
}
