import { Alert, Badge, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { problemSentence } from '#platform/web/spreadsheet/spreadsheet-texts.ts'
import type { FilePreview, ShownFile } from '../../domain/preview.ts'
import { importTabTexts as texts } from '../../texts-import-tab.ts'
import type { ChosenFile } from './chosen-file.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { FileChanges } from './file-changes.tsx'
import { FileSummary } from './file-summary.tsx'
import { FileViews } from './file-views.tsx'
import classes from './import-tab.module.css'
import { LeftOut, LoadedCard } from './loaded-card.tsx'
import { Questions } from './questions/questions.tsx'
import { KindChoice, RefusedFile } from './refused-file.tsx'
import { RESULT_LIMITS } from './result-limits.ts'
import type { Imports } from './use-imports.ts'

interface FileCardProps {
  readonly chosen: ChosenFile
  readonly imports: Imports
  send(): void
}

/** One chosen file: what it is, what must be said about it, what it would change, and what became of it. */
export function FileCard({ chosen, imports, send }: FileCardProps) {
  const { id, file, read, reading, loaded, sending, failure } = chosen
  const shown =
    read?.ok && (read.value.state === 'ready' || read.value.state === 'open') ? read.value : undefined
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
        {loaded ? (
          <LoadedCard name={file.name} loaded={loaded} onTakenBack={() => imports.remove(id)} />
        ) : null}
        {loaded && shown ? <LeftOut file={shown} /> : null}
        <FailureAlert failure={failure} title={texts.notSent} />
        {chosen.changed && read?.ok ? (
          <Alert color="yellow" role="alert" icon={<IconAlertTriangle />}>
            {texts.changed}
          </Alert>
        ) : null}
        {reading === 'done' ? null : (
          <Text size="sm">{reading === 'now' ? texts.reading : texts.waitsForReading}</Text>
        )}
        {reading !== 'done' && !read ? (
          <>
            <Skeleton height={16} width="60%" />
            <Skeleton height={80} />
          </>
        ) : null}
        {read && !read.ok ? (
          <Alert color="red" role="alert" title={texts.unreadable} icon={<IconAlertTriangle />}>
            {read.error.code === 'gone' ? texts.gone : problemSentence(read.error, RESULT_LIMITS)}
          </Alert>
        ) : null}
        {read?.ok && !loaded ? (
          <Content preview={read.value} chosen={chosen} imports={imports} send={send} />
        ) : null}
      </div>
    </Panel>
  )
}

function Kind({ chosen: { read } }: { readonly chosen: ChosenFile }) {
  if (!read?.ok || read.value.state === 'refused') return null
  return <Badge variant="light">{texts.kinds[read.value.kind]}</Badge>
}

interface ContentProps extends FileCardProps {
  readonly preview: FilePreview
}

function Content({ preview, chosen, imports, send }: ContentProps) {
  if (preview.state === 'refused') return <RefusedFile why={preview.why} chosen={chosen} imports={imports} />
  if (preview.state === 'columns')
    return (
      <>
        <KindChoice chosen={chosen} imports={imports} kind={preview.kind} />
        <ColumnMapping {...preview} imports={imports} />
      </>
    )
  return <Shown preview={preview} chosen={chosen} imports={imports} send={send} />
}

interface ShownProps extends FileCardProps {
  readonly preview: ShownFile & { readonly state: 'open' | 'ready' }
}

/** What stands in the file, and what is to be said about it; then what it would change. */
function Shown({ preview, chosen, imports, send }: ShownProps) {
  const isRead = chosen.reading === 'done'
  return (
    <>
      <Questions file={preview} chosen={chosen} imports={imports} />
      <FileSummary file={preview} />
      {preview.state === 'ready' && preview.good > 0 && isRead ? (
        <FileChanges chosen={chosen} file={preview} imports={imports} send={send} />
      ) : null}
      <FileViews file={preview} imports={imports} />
    </>
  )
}
