import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { CallFailure } from '../call.ts'
import { toastFailure } from './toasts.tsx'

type Format = 'csv' | 'xlsx'

interface FormatButtonsProps {
  /** In this order. */
  readonly formats?: readonly Format[]
  readonly size?: 'xs' | 'sm'
  label(format: Format): string
  /** As `download` does. @returns the failure to show, undefined where the file is being saved */
  save(format: Format): Promise<CallFailure | undefined>
}

/** One button for each format of a file (D37); one file at a time. */
export function FormatButtons({ formats = ['csv', 'xlsx'], size = 'xs', label, save }: FormatButtonsProps) {
  const [busy, setBusy] = useState<Format>()
  const press = async (format: Format) => {
    setBusy(format)
    const failure = await save(format)
    setBusy(undefined)
    if (failure) toastFailure(failure)
  }
  return (
    <Group gap={8}>
      {formats.map((format) => (
        <Button
          key={format}
          size={size}
          variant="default"
          loading={busy === format}
          disabled={busy !== undefined && busy !== format}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void press(format)}
        >
          {label(format)}
        </Button>
      ))}
    </Group>
  )
}
