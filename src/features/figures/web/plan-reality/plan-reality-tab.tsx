import { Alert, Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconCheck, IconFileImport, IconUserQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { grouped } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { download } from '#platform/web/admin-ui/download.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FormatButtons } from '#platform/web/admin-ui/format-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { exportPlanReality, getPlanReality } from '../../contract-plan-reality.ts'
import { DIFFERENCES } from '../../domain/plan-reality.ts'
import { planRealityTexts as texts } from '../../texts-plan-reality.ts'
import { differenceColumns } from './difference-columns.tsx'
import classes from './plan-reality.module.css'

type Compared = OutputOf<typeof getPlanReality>
type Kind = 'all' | Compared['data'][number]['kind']

interface PlanRealityTabProps {
  readonly week: Week
  readonly current: Week
  choose(week: Week): void
}

/** Planned shifts of a week without any ride, and rides without a planned shift, as a list to act on. */
export function PlanRealityTab({ week, current, choose }: PlanRealityTabProps) {
  const { data, failure, again } = useCall(getPlanReality, { year: week.year, week: week.week })
  return (
    <div className={classes.stack}>
      <div className={classes.bar}>
        <WeekPicker value={week} current={current} onChange={choose} />
        {data && data.data.length > 0 ? (
          <FormatButtons
            formats={['csv']}
            label={() => texts.csv}
            save={() => download(exportPlanReality, { year: week.year, week: week.week })}
          />
        ) : null}
      </div>
      {data ? (
        <Comparison week={week} compared={data} />
      ) : failure ? (
        <FailureAlert failure={failure} again={again} />
      ) : (
        <Skeleton height={320} radius={12} role="status" aria-label={texts.loading} />
      )}
    </div>
  )
}

function Comparison({ week, compared }: { readonly week: Week; readonly compared: Compared }) {
  const [kind, setKind] = useState<Kind>('all')
  const { generated, agreed, waiting, unmatched, data } = compared
  const nothingKnown = data.length === 0 && agreed === 0
  const rows = kind === 'all' ? data : data.filter((row) => row.kind === kind)
  const countOf = (of: Kind) => (of === 'all' ? data.length : data.filter((row) => row.kind === of).length)
  return (
    <>
      {unmatched > 0 ? (
        <Alert color="yellow" icon={<IconUserQuestion size={20} aria-hidden />}>
          <div className={classes.notice}>
            <span>{texts.unmatched(unmatched)}</span>
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => <Link to="/admin/wyniki/osoby" {...props} />}
            >
              {texts.match}
            </Button>
          </div>
        </Alert>
      ) : null}
      <Panel
        title={texts.title}
        description={nothingKnown ? undefined : <Counts agreed={agreed} waiting={waiting} />}
        flush
      >
        {data.length > 0 ? (
          <SegmentedControl
            className={classes.kinds}
            size="xs"
            aria-label={texts.show}
            value={kind}
            onChange={(value) => setKind(value as Kind)}
            data={(['all', ...DIFFERENCES] as const).map((value) => ({
              value,
              label: `${value === 'all' ? texts.all : texts.kinds[value]} (${grouped(countOf(value))})`,
            }))}
          />
        ) : null}
        <DataTable
          label={texts.list}
          columns={differenceColumns(week)}
          rows={rows}
          rowKey={({ driverId, date, shift }) => `${driverId} ${date} ${shift}`}
          defaultSort={{ key: 'date', direction: 'up' }}
          empty={
            data.length > 0 ? (
              <Empty>{texts.noneOfKind}</Empty>
            ) : !generated ? (
              <Empty action={<BoardButton week={week} />}>{texts.notGenerated}</Empty>
            ) : nothingKnown ? (
              <NothingKnown waiting={waiting} />
            ) : (
              <Empty icon={<IconCheck size={24} />}>{texts.none}</Empty>
            )
          }
        />
      </Panel>
    </>
  )
}

function Counts({ agreed, waiting }: Pick<Compared, 'agreed' | 'waiting'>): ReactNode {
  return <span>{`${texts.agreed(agreed)} ${waiting > 0 ? texts.waiting(waiting) : ''}`}</span>
}

function NothingKnown({ waiting }: Pick<Compared, 'waiting'>) {
  return (
    <Empty
      icon={<IconFileImport size={24} />}
      action={
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => (
            <Link to="/admin/wyniki" search={{ zakladka: 'import' } as never} {...props} />
          )}
        >
          {texts.importFiles}
        </Button>
      }
    >
      {waiting > 0 ? texts.noResults : texts.noneEnded}
    </Empty>
  )
}

function BoardButton({ week: { year, week } }: { readonly week: Week }) {
  return (
    <Button
      size="xs"
      variant="default"
      renderRoot={(props) => (
        <Link to="/admin/edycja-grafiku" search={{ rok: year, tydzien: week } as never} {...props} />
      )}
    >
      {texts.boardOf(week)}
    </Button>
  )
}
