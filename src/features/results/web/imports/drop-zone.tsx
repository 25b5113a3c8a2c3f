import { Button, FileButton, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { importTabTexts as texts } from '../../texts-import-tab.ts'
import classes from './import-tab.module.css'

const ACCEPTED = '.csv,.xlsx,.txt,.zip,text/csv,application/zip'

/** Where files are chosen or dropped, several at once; the same file may be chosen again. */
export function DropZone({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const [over, setOver] = useState(false)
  const reset = useRef<() => void>(null)
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files)
    reset.current?.()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a courtesy beside the button
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton multiple accept={ACCEPTED} onChange={take} resetRef={reset}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconFileSpreadsheet size={18} aria-hidden />}>
            {texts.choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm">{texts.drop}</Text>
      <Text size="sm" c="dimmed">
        {texts.bounds}
      </Text>
    </div>
  )
}
