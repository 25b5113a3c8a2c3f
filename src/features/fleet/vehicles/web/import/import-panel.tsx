import { Alert, Button, SegmentedControl, Select, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft, IconCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { download } from '#platform/web/admin-ui/download.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FileDrop } from '#platform/web/admin-ui/file-drop.tsx'
import { FormatButtons } from '#platform/web/admin-ui/format-buttons.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { getVehicleTemplate, type importVehicles } from '../../contract-lists.ts'
import { importTexts as texts } from '../../texts-import-screen.ts'
import { fleetTexts } from '../../texts-office.ts'
import classes from './import.module.css'
import { countKinds, isShown, type PreviewRow, type RowFilter } from './preview.ts'
import { PreviewTable } from './preview-table.tsx'
import { useImport } from './use-import.ts'

const ACCEPTED = '.csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Outcome {
  readonly counts?: OutputOf<typeof importVehicles>
  readonly failure?: CallFailure
}

/** A vehicle list from a file: choose, look, correct, load. */
export function ImportPanel({ back }: { back(): void }) {
  const list = useImport()
  useLeaveGuard(list, texts.leaveText)
  const [outcome, setOutcome] = useState<Outcome>({})
  const { file } = list
  const isReading = file !== undefined && file.list === undefined && file.error === undefined
  const load = async () => {
    setOutcome({})
    const ended = await list.send()
    setOutcome(ended)
    if (ended.counts) toastDone(texts.loaded(ended.counts), texts.loadedTitle)
  }
  const leave = async () => {
    if (list.isDirty() && !(await askToConfirm(LEAVE))) return
    back()
  }
  return (
    <div className={classes.panels}>
      <PageHeader title={fleetTexts.title} actions={<BackButton onClick={() => void leave()} />} />
      <Panel title={texts.title} description={texts.intro} actions={<Templates />}>
        <div className={classes.drop}>
          <FileDrop
            accept={ACCEPTED}
            primary={file === undefined}
            busy={isReading}
            choose={file === undefined ? texts.choose : texts.chooseOther}
            drop={texts.drop}
            bounds={texts.bounds}
            onFiles={([chosen]) => {
              if (!chosen) return
              setOutcome({})
              void list.open(chosen)
            }}
          />
        </div>
        <div role="status">{isReading ? texts.reading : null}</div>
        {file?.error === undefined ? null : (
          <Alert mt="md" role="alert" color="red" title={`${texts.unreadable} ${file.name}`}>
            {file.error}
          </Alert>
        )}
      </Panel>
      {file?.list ? (
        <>
          <ImportOutcome outcome={outcome} />
          <FailureAlert
            failure={list.fleet.data ? undefined : list.fleet.failure}
            title={texts.fleetFailed}
            again={list.fleet.again}
          />
          {list.rows ? (
            <Preview
              key={file.name}
              name={file.name}
              unknown={file.list.unknown}
              rows={list.rows}
              busy={list.busy}
              correct={list.correct}
              load={load}
            />
          ) : null}
        </>
      ) : null}
    </div>
  )
}

const LEAVE = {
  title: texts.leaveTitle,
  text: texts.leaveText,
  confirm: texts.leave,
  cancel: texts.stay,
  danger: true,
}

function BackButton({ onClick }: { onClick(): void }) {
  return (
    <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onClick}>
      {texts.back}
    </Button>
  )
}

function ImportOutcome({ outcome: { counts, failure } }: { readonly outcome: Outcome }) {
  return (
    <>
      {counts ? (
        <Alert role="status" color="green" title={texts.loadedTitle} icon={<IconCheck />}>
          {texts.loaded(counts)}
        </Alert>
      ) : null}
      <FailureAlert failure={failure} title={texts.failedTitle} />
    </>
  )
}

function Templates() {
  return (
    <FormatButtons
      formats={['xlsx', 'csv']}
      size="sm"
      label={(format) => texts.templateIn(format.toUpperCase())}
      save={(format) => download(getVehicleTemplate, { format })}
    />
  )
}

interface PreviewProps {
  readonly name: string
  readonly unknown: readonly string[]
  readonly rows: readonly PreviewRow[]
  readonly busy: boolean
  readonly correct: ReturnType<typeof useImport>['correct']
  load(): Promise<void>
}

function Preview({ name, unknown, rows, busy, correct, load }: PreviewProps) {
  const [filter, setFilter] = useState<RowFilter>('all')
  const counts = useMemo(() => countKinds(rows), [rows])
  const shown = useMemo(() => rows.filter((row) => isShown(row, filter)), [rows, filter])
  const toLoad = counts.new + counts.changed
  return (
    <Panel
      flush
      title={texts.preview(name)}
      actions={
        <Button disabled={toLoad === 0} loading={busy} onClick={() => void load()}>
          {toLoad === 0 ? texts.nothingToLoad : texts.load(toLoad)}
        </Button>
      }
    >
      <div className={classes.tools}>
        <Filter counts={counts} all={rows.length} value={filter} onChange={setFilter} />
      </div>
      <div className={classes.notes}>
        {counts.bad > 0 ? <Text size="sm">{texts.skipped(counts.bad)}</Text> : null}
        {unknown.length > 0 ? (
          <Text size="sm" c="dimmed">
            {texts.unknown(unknown)}
          </Text>
        ) : null}
      </div>
      <PreviewTable rows={shown} correct={correct} />
    </Panel>
  )
}

interface FilterProps {
  readonly counts: Readonly<Record<PreviewRow['plan']['kind'], number>>
  readonly all: number
  readonly value: RowFilter
  onChange(filter: RowFilter): void
}

function Filter({ counts, all, value, onChange }: FilterProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false
  const data = (['all', 'new', 'changed', 'same', 'bad'] as const).map((kind) => ({
    value: kind,
    label: `${texts.filters[kind]} (${kind === 'all' ? all : counts[kind]})`,
  }))
  return isNarrow ? (
    <Select
      label={texts.filter}
      data={data}
      value={value}
      allowDeselect={false}
      onChange={(kind) => onChange(kind as RowFilter)}
    />
  ) : (
    <SegmentedControl
      aria-label={texts.filter}
      data={data}
      value={value}
      onChange={(kind) => onChange(kind as RowFilter)}
    />
  )
}
