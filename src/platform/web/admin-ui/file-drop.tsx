import { Button, FileButton, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import classes from './file-drop.module.css'

interface FileDropProps {
  /** Endings and types, as `accept` takes them. */
  readonly accept: string
  /** Takes one file unless told. */
  readonly several?: boolean
  readonly busy?: boolean
  /** The one thing to do here just now. */
  readonly primary?: boolean
  readonly choose: string
  /** Says that files can be dropped here too. */
  readonly drop: string
  /** Which files, and how large. */
  readonly bounds: string
  /** At least one. */
  onFiles(files: readonly File[]): void
}

/** Where files are chosen or dropped; the same file may be chosen again. */
export function FileDrop(props: FileDropProps) {
  const { accept, several = false, busy = false, primary = false, choose, drop, bounds, onFiles } = props
  const [over, setOver] = useState(false)
  const reset = useRef<() => void>(null)
  const take = (chosen: readonly File[]) => {
    const files = several ? chosen : chosen.slice(0, 1)
    if (files.length > 0) onFiles(files)
    reset.current?.()
  }
  const takeDropped = (event: DragEvent) => {
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
      onDrop={takeDropped}
    >
      <FileButton
        multiple={several}
        accept={accept}
        resetRef={reset}
        onChange={(chosen: File | readonly File[] | null) =>
          take(chosen === null ? [] : chosen instanceof File ? [chosen] : chosen)
        }
      >
        {(button) => (
          <Button
            {...button}
            {...(primary ? {} : { variant: 'default' })}
            loading={busy}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          >
            {choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm">{drop}</Text>
      <Text size="sm" c="dimmed">
        {bounds}
      </Text>
    </div>
  )
}
