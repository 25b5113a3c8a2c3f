import { Alert, Button, Progress, Text } from '@mantine/core'
import { IconUpload, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { download } from '#platform/web/admin-ui/download.ts'
import { FileDrop } from '#platform/web/admin-ui/file-drop.tsx'
import { FormatButtons } from '#platform/web/admin-ui/format-buttons.tsx'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { getSettlementTemplate } from '../../contract.ts'
import { importTabTexts as texts } from '../../texts-import-tab.ts'
import { isReady, isWaiting } from './chosen-file.ts'
import { FileCard } from './file-card.tsx'
import classes from './import-tab.module.css'
import { type Upload, useImports } from './use-imports.ts'

const ACCEPTED = '.csv,.xlsx,.txt,.zip,text/csv,application/zip'

/** The tab 'Import pliku' (Spec 2 §2 'Results'): choose files, look at them, load them. */
export function ImportTab() {
  const imports = useImports()
  const { files, upload } = imports
  const ready = files.filter(isReady)
  // A card's own buttons take it away, or what it shows.
  const onFocus = useKeptFocus()
  const isOnItsWay = upload !== undefined
  useLeaveGuard({ isDirty: () => files.some(isWaiting) || isOnItsWay }, texts.leave)
  const send = async (ids: readonly string[]) => {
    const sent = await imports.send(ids)
    if (sent > 0) toastDone(texts.loadedAll(sent))
  }
  return (
    <div className={classes.panels}>
      <Panel title={texts.title} description={texts.intro} actions={<Templates />}>
        <FileDrop
          several
          accept={ACCEPTED}
          choose={texts.choose}
          drop={texts.drop}
          bounds={texts.bounds}
          onFiles={imports.add}
        />
        <div className={classes.send}>
          <Button
            disabled={ready.length === 0}
            loading={isOnItsWay}
            leftSection={<IconUpload size={18} aria-hidden />}
            onClick={() => void send(ready.map(({ id }) => id))}
          >
            {texts.upload(ready.length)}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconUsers size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/admin/wyniki/osoby" {...props} />}
          >
            {texts.toFiles}
          </Button>
          <Text size="sm" role="status">
            {files.some(({ reading }) => reading !== 'done') ? texts.reading : null}
          </Text>
        </div>
        {upload ? <OnItsWay upload={upload} /> : null}
        {imports.namesFailed ? (
          <Alert mt="md" color="yellow" role="alert">
            {texts.namesFailed}
          </Alert>
        ) : null}
      </Panel>
      <ul className={classes.files} aria-label={texts.chosen} onFocus={onFocus}>
        {files.map((file) => (
          <li key={file.id}>
            <FileCard chosen={file} imports={imports} send={() => void send([file.id])} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OnItsWay({ upload: { nth, all, name } }: { readonly upload: Upload }) {
  return (
    <Alert mt="md" role="status" title={texts.uploading}>
      <Text size="sm">{`${texts.progress} ${texts.nthOf(nth, all, name)}`}</Text>
      <Progress
        mt="xs"
        value={(100 * (nth - 0.5)) / all}
        striped
        animated
        aria-label={texts.progress}
        aria-valuetext={texts.nthOf(nth, all, name)}
      />
    </Alert>
  )
}

function Templates() {
  return (
    <FormatButtons
      formats={['xlsx', 'csv']}
      size="sm"
      label={(format) => texts.templateIn(format.toUpperCase())}
      save={(format) => download(getSettlementTemplate, { format })}
    />
  )
}
