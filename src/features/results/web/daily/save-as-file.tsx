import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { download } from '#platform/web/admin-ui/download.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { exportResults } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { rangeOf } from '../period/applied-period.ts'

interface SaveAsFileProps {
  readonly period: Period
  readonly list: InputOf<typeof exportResults>['list']
  readonly driverId?: string
}

/** CSV and XLSX (D37). */
export function SaveAsFile({ period, list, driverId }: SaveAsFileProps) {
  const [busy, setBusy] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    const failure = await download(exportResults, {
      ...rangeOf(period),
      list,
      format,
      ...(driverId ? { driverId } : {}),
    })
    setBusy(false)
    if (failure) toastFailure(failure)
  }
  return (
    <Group gap={8}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          size="xs"
          variant="default"
          disabled={busy}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void save(format)}
        >
          {resultsTexts[format]}
        </Button>
      ))}
    </Group>
  )
}
