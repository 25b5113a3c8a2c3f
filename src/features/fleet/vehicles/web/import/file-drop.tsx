import { Button, FileButton, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { importTexts } from '../../texts-import-screen.ts'
import classes from './import.module.css'

const ACCEPTED = '.csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface FileDropProps {
  /** A file was chosen before. */
  readonly again: boolean
  readonly busy: boolean
  onFile(file: File): void
}

/** Where a file is chosen or dropped. */
export function FileDrop({ again, busy, onFile }: FileDropProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
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
      <FileButton accept={ACCEPTED} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button
            {...props}
            {...(again ? { variant: 'default' } : {})}
            loading={busy}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          >
            {again ? importTexts.chooseOther : importTexts.choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm">{importTexts.drop}</Text>
      <Text size="sm" c="dimmed">
        {importTexts.bounds}
      </Text>
    </div>
  )
}
