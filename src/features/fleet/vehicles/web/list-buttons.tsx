import { Button, Menu } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#platform/web/admin-ui/download.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { exportVehicles } from '../contract-lists.ts'
import { importTexts } from '../texts-import-screen.ts'

type Format = 'csv' | 'xlsx'

/** Saves a list in the format asked for; `busy` is the one on its way. */
function useFileDownload(endpoint: typeof exportVehicles) {
  const [busy, setBusy] = useState<Format>()
  const fetchFile = async (format: Format) => {
    setBusy(format)
    const failure = await download(endpoint, { format })
    setBusy(undefined)
    if (failure) toastFailure(failure)
  }
  return { busy, fetchFile }
}

/** The vehicle list out as a file, and in. */
export function ListButtons({ onImport }: { onImport(): void }) {
  const { busy, fetchFile } = useFileDownload(exportVehicles)
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            loading={busy !== undefined}
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {importTexts.exportList}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Menu.Item key={format} onClick={() => void fetchFile(format)}>
              {importTexts.formats[format]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onImport}>
        {importTexts.open}
      </Button>
    </>
  )
}
