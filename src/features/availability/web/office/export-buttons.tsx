import { Button, Checkbox, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import type { Week } from '#kernel/week.ts'
import { download } from '#platform/web/admin-ui/download.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { exportSubmissions } from '../../contract.ts'
import { officeTexts } from '../../texts-office.ts'

const FORMATS = [
  { format: 'xlsx', label: officeTexts.excel },
  { format: 'csv', label: officeTexts.csv },
] as const

/**
 * The chosen week's submissions as files (D37); reasons, such as illness, only for administrators who ask for
 * them.
 */
export function ExportButtons({ week }: { readonly week: Week }) {
  const me = useMe()
  const [reasons, setReasons] = useState(false)
  const [busy, setBusy] = useState<string>()

  const fetchFile = async (format: 'xlsx' | 'csv') => {
    setBusy(format)
    const failure = await download(exportSubmissions, { ...week, format, reasons })
    setBusy(undefined)
    if (failure) toastFailure(failure)
  }

  return (
    <Group gap="xs">
      {me.admin ? (
        <Checkbox
          size="sm"
          label={officeTexts.withReasons}
          checked={reasons}
          onChange={(event) => setReasons(event.currentTarget.checked)}
        />
      ) : null}
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={busy === format}
          onClick={() => void fetchFile(format)}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
