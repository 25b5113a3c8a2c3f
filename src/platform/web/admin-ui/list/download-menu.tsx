import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone, toastFailure } from '../toasts.tsx'
import { listTexts as texts } from './list-texts.ts'
import { type FiledColumn, type ListFormat, saveList } from './save-list.ts'

interface DownloadMenuProps<Row> {
  /** Of the file, without ending. */
  readonly name: string
  readonly columns: readonly FiledColumn<Row>[]
  /** As they stand. */
  readonly rows: readonly Row[]
  /** How many of them were chosen; 0: all are meant. */
  readonly ticked: number
}

const FORMATS: readonly ListFormat[] = ['xlsx', 'csv']

/** The list as a file: the columns and rows that are shown, or the ticked ones of them. */
export function DownloadMenu<Row>({ name, columns, rows, ticked }: DownloadMenuProps<Row>) {
  const [busy, setBusy] = useState(false)
  const save = async (format: ListFormat) => {
    setBusy(true)
    try {
      await saveList(name, format, columns, rows)
      toastDone(texts.saved(rows.length))
    } catch {
      toastFailure({ status: 0, code: 'download_failed', msg: texts.downloadFailed })
    }
    setBusy(false)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          loading={busy}
          disabled={rows.length === 0}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {ticked > 0 ? texts.downloadTicked(ticked) : texts.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {texts.formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
