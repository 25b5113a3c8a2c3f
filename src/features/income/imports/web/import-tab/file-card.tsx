import { Alert, Badge, Button, Select, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconUserQuestion, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { FILE_KINDS, type FileKind } from '#features/income/facts/domain/public.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { problemSentence } from '#platform/web/spreadsheet/spreadsheet-texts.ts'
import type { FilePreview, ShownFile } from '../../domain/preview.ts'
import { importTabTexts as texts } from '../../texts-import-tab.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { FileSummary } from './file-summary.tsx'
import { FileViews } from './file-views.tsx'
import classes from './import-tab.module.css'
import { PeriodQuestion } from './period-question.tsx'
import { ProblemsTable } from './problems-table.tsx'
import { RESULT_LIMITS } from './result-limits.ts'
import type { ChosenFile, Imports } from './use-imports.ts'

interface FileCardProps {
  readonly chosen: ChosenFile
  readonly imports: Imports
}

/** One chosen file: what it is, what is wrong with it, what must be said about it, and what became of it. */
export function FileCard({ chosen, imports }: FileCardProps) {
  const { id, file, read, reading, loaded, sending, failure } = chosen
  return (
    <Panel
      title={file.name}
      description={<Kind chosen={chosen} />}
      actions={
        <IconButton
          variant="subtle"
          color="gray"
          size="lg"
          label={texts.remove(file.name)}
          disabled={sending ?? false}
          onClick={() => imports.remove(id)}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      }
    >
      <div className={classes.stack}>
        {loaded ? <Loaded loaded={loaded} /> : null}
        {loaded && read?.ok && read.value.state === 'ready' ? <LeftOut file={read.value} /> : null}
        <FailureAlert failure={failure} title={texts.notSent} />
        {chosen.changed && read?.ok ? (
          <Alert color="yellow" role="alert" icon={<IconAlertTriangle />}>
            {texts.changed}
          </Alert>
        ) : null}
        {reading !== 'done' ? (
          <>
            <Text size="sm">{reading === 'now' ? texts.reading : texts.waitsForReading}</Text>
            <Skeleton height={16} width="60%" />
            <Skeleton height={80} />
          </>
        ) : read && !read.ok ? (
          <Alert color="red" role="alert" title={texts.unreadable} icon={<IconAlertTriangle />}>
            {read.error.code === 'gone' ? texts.gone : problemSentence(read.error, RESULT_LIMITS)}
          </Alert>
        ) : read?.ok && !loaded ? (
          <Content preview={read.value} chosen={chosen} imports={imports} />
        ) : null}
      </div>
    </Panel>
  )
}

function Kind({ chosen: { read } }: { readonly chosen: ChosenFile }) {
  if (!read?.ok || read.value.state === 'refused') return null
  return <Badge variant="light">{texts.kinds[read.value.kind]}</Badge>
}

interface ContentProps {
  readonly preview: FilePreview
  readonly chosen: ChosenFile
  readonly imports: Imports
}

function Content({ preview, chosen, imports }: ContentProps) {
  if (preview.state === 'refused') return <Refused why={preview.why} chosen={chosen} imports={imports} />
  if (preview.state === 'columns')
    return (
      <>
        <KindChoice chosen={chosen} imports={imports} kind={preview.kind} />
        <ColumnMapping {...preview} imports={imports} />
      </>
    )
  return <Shown preview={preview} chosen={chosen} imports={imports} />
}

function Shown({
  preview,
  chosen,
  imports,
}: ContentProps & { readonly preview: ShownFile & { state: string } }) {
  return (
    <>
      {preview.isOfPeriod ? (
        <PeriodQuestion
          period={preview.period}
          choose={(period) => imports.read(chosen, { ...chosen.said, period })}
        />
      ) : null}
      <FileSummary file={preview} />
      <FileViews file={preview} imports={imports} />
    </>
  )
}

function Refused({ why, chosen, imports }: Omit<ContentProps, 'preview'> & { readonly why: Refusal }) {
  return (
    <>
      <Alert color="red" role="alert" title={texts.unreadable} icon={<IconAlertTriangle />}>
        {refusalSentence(why)}
      </Alert>
      {why.code === 'unknown-file' ? <KindChoice chosen={chosen} imports={imports} /> : null}
    </>
  )
}

type Refusal = Extract<FilePreview, { state: 'refused' }>['why']

function refusalSentence(why: Refusal): string {
  if (why.code === 'foreign-unit') return texts.foreignUnit(why.column, why.unit)
  return why.code === 'garbled-letters' ? texts.garbled(why.text) : texts.refused[why.code]
}

function KindChoice({ chosen, imports, kind }: Omit<ContentProps, 'preview'> & { readonly kind?: FileKind }) {
  return (
    <Select
      className={classes.kind ?? ''}
      label={texts.kind}
      placeholder={texts.chooseKind}
      allowDeselect={false}
      data={FILE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      value={kind ?? null}
      onChange={(value) => value && imports.read(chosen, { ...chosen.said, kind: value as FileKind })}
    />
  )
}

/** What a loaded file still has to be mended for. */
function LeftOut({ file }: { readonly file: ShownFile }) {
  if (file.bad === 0) return null
  return (
    <>
      <Alert color="red" icon={<IconAlertTriangle />}>
        {`${texts.leftOut(file.bad)} ${texts.mend}`}
      </Alert>
      <ProblemsTable file={file} />
    </>
  )
}

function Loaded({ loaded }: { readonly loaded: NonNullable<ChosenFile['loaded']> }) {
  return (
    <>
      <Alert role="status" color="green" title={texts.loadedTitle} icon={<IconCheck />}>
        {`${texts.loaded(loaded)}${loaded.older > 0 ? ` ${texts.older(loaded.older)}` : ''}${loaded.removed > 0 ? ` ${texts.removed(loaded.removed)}` : ''}`}
      </Alert>
      {loaded.waiting > 0 ? (
        <Alert color="yellow" icon={<IconUserQuestion />}>
          <Text size="sm">{texts.waiting(loaded.waiting, loaded.waitingPeople)}</Text>
          <Button
            mt="sm"
            size="xs"
            variant="default"
            renderRoot={(props) => <Link to="/admin/wyniki/osoby" {...props} />}
          >
            {texts.toQueue}
          </Button>
        </Alert>
      ) : null}
    </>
  )
}
