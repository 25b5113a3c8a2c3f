import { Badge, Button, Skeleton } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { schemeInWords } from '#features/settlement/schemes/texts-words.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { weekInAddress } from '#platform/web/admin-ui/week-in-address.ts'
import { readSettlementWeek } from '../contract.ts'
import { readStatement, readStatementVersion } from '../contract-statement.ts'
import { statementTexts } from '../texts-statement.ts'
import { STATES, schemeName, weekTexts } from '../texts-week.ts'
import { CorrectionCards } from './correction-cards.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { NetBar } from './net-bar.tsx'
import { ObstaclesCard } from './obstacles-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import type { StatementAnswer } from './readings.ts'
import { type SourceRow, SourcesDrawer } from './sources-drawer.tsx'
import { STATE_COLOURS } from './state-colours.ts'
import classes from './statement.module.css'
import { StatementLines } from './statement-lines.tsx'
import { StatementWay } from './statement-way.tsx'
import { VersionsCard } from './versions-card.tsx'

/** A driver's week: the inner column computes, the outer one pays, and every line opens down to its rows. */
export function StatementScreen() {
  const { id: driverId } = useParams({ from: '/guarded/admin/rozliczenia/$id' })
  const search = useSearch({ from: '/guarded/admin/rozliczenia/$id' })
  const asked = weekInAddress(search)
  const versionId = search.wersja
  const last = useCall(readSettlementWeek, {}, { enabled: asked === undefined })
  const week = asked ?? (last.data ? { year: last.data.year, week: last.data.week } : undefined)
  const inForce = useCall(readStatement, week && versionId === undefined ? { ...week, driverId } : undefined)
  const former = useCall(readStatementVersion, versionId === undefined ? undefined : { id: versionId })
  const read = versionId === undefined ? inForce : former
  if (read.data) return <Shown statement={read.data} />
  const failed = read.failure ? read : last
  return failed.failure ? (
    <FailureAlert failure={failed.failure} title={statementTexts.failedTitle} again={failed.again} />
  ) : (
    <Skeleton height={520} radius="md" />
  )
}

interface Opened {
  readonly label: string
  readonly rows: readonly SourceRow[]
}

function Shown({ statement }: { readonly statement: StatementAnswer }) {
  const [opened, setOpened] = useState<Opened>()
  const navigate = useNavigate()
  // What closes, reopens and decides goes away once it is done.
  const onFocus = useKeptFocus()
  const { driver, year, week, scheme, closedAt, closedBy, version } = statement
  const head = [
    `${statementTexts.week(week)}, ${weekRange({ year, week })}`,
    closedAt && closedBy ? statementTexts.closedAt(dateAndTime(closedAt), closedBy) : '',
    version && version > 1 ? statementTexts.version(version) : '',
  ]
  return (
    <>
      <StatementWay statement={statement} />
      <PageHeader
        title={driver.fullName}
        description={
          <span className={classes.badges}>
            <Badge variant="light" color={STATE_COLOURS[statement.state]}>
              {statement.corrected
                ? `${STATES[statement.state]}, ${weekTexts.corrected.toLowerCase()}`
                : STATES[statement.state]}
            </Badge>
            {statement.corrections.some(({ state }) => state === 'proposed') ? (
              <Badge variant="light" color="yellow">
                {statementTexts.correctionStates.proposed}
              </Badge>
            ) : null}
          </span>
        }
      />
      {statement.inForce ? null : (
        <p className={classes.former}>
          <span>{statementTexts.former}</span>{' '}
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() =>
              void navigate({
                to: '/admin/rozliczenia/$id',
                params: { id: driver.id },
                search: { rok: year, tydzien: week },
              })
            }
          >
            {statementTexts.inForce}
          </Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus was */}
      <div className={classes.columns} onFocus={onFocus}>
        <div className={classes.main}>
          <Panel
            title={statement.number ?? statementTexts.draftOf(statement.versions.length > 0)}
            description={head.filter(Boolean).join(' · ')}
            flush
          >
            {scheme ? (
              <div className={classes.rule}>
                <div className={classes.reads}>{statementTexts.reads}</div>
                <span>{schemeInWords(scheme.rules)}</span>{' '}
                <strong>{statementTexts.scheme(schemeName(scheme.label))}</strong>
              </div>
            ) : null}
            <StatementLines
              statement={statement}
              onOpen={(label, rowIds) =>
                setOpened({ label, rows: statement.sources.filter(({ rowId }) => rowIds.includes(rowId)) })
              }
            />
          </Panel>
          <NetBar parts={statement.whereNetWent} />
        </div>
        <div className={classes.side}>
          <div className={classes.first}>
            <PaymentCard statement={statement} />
            <ObstaclesCard statement={statement} />
          </div>
          <CorrectionCards statement={statement} onOpen={(label, rows) => setOpened({ label, rows })} />
          <LedgerCard driverId={driver.id} />
          <QuestionsCard statement={statement} />
          <VersionsCard statement={statement} />
        </div>
      </div>
      {opened ? (
        <SourcesDrawer title={opened.label} rows={opened.rows} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}
