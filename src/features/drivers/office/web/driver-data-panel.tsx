import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { download } from '#platform/web/admin-ui/download.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { getDriver, listDrivers } from '../contract.ts'
import { eraseDriver, exportDriver, listDriverMessages } from '../contract-data.ts'
import { driverPageTexts as texts } from '../texts-page.ts'
import { asked } from './asked-about-driver.tsx'
import { MergePanel } from './merge-panel.tsx'
import type { DriverRecord } from './use-driver.ts'

/** What is done with a driver's data as a whole: merging, export, erasure (D28). */
export function DriverDataPanel({ driver }: { readonly driver: DriverRecord }) {
  return (
    <Stack gap="md">
      {driver.attributes.erased ? null : <MergePanel driver={driver} />}
      <ExportPanel id={driver.id} />
      {driver.attributes.erased ? null : <ErasePanel driver={driver} />}
    </Stack>
  )
}

function ExportPanel({ id }: { readonly id: string }) {
  const [busy, setBusy] = useState<'html' | 'json'>()
  const save = async (format: 'html' | 'json') => {
    setBusy(format)
    const failure = await download(exportDriver, { id, format })
    setBusy(undefined)
    if (failure) toastFailure(failure)
  }
  return (
    <Panel title={texts.exportTitle} description={texts.exportDescription}>
      <Group gap="sm">
        {(['html', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={busy === format}
            onClick={() => void save(format)}
          >
            {format === 'html' ? texts.exportHtml : texts.exportJson}
          </Button>
        ))}
      </Group>
    </Panel>
  )
}

function ErasePanel({ driver: { id, attributes } }: { readonly driver: DriverRecord }) {
  const erase = useAct(eraseDriver, {
    refreshes: [listDrivers, getDriver, listDriverMessages],
    showsFailure: true,
  })
  const askAndErase = async () => {
    const sure = await askToConfirm({
      title: texts.eraseConfirmTitle,
      text: asked(texts.eraseConfirm(attributes.fullName), id),
      confirm: texts.erase,
      danger: true,
    })
    if (sure && (await erase.run({ id })).ok) toastDone(texts.eraseDone)
  }
  return (
    <Panel title={texts.eraseTitle} description={texts.eraseDescription}>
      <Stack gap="md" align="flex-start">
        <FailureAlert failure={erase.failure} />
        <Button
          color="red"
          leftSection={<IconEraser size={18} aria-hidden />}
          loading={erase.busy}
          onClick={() => void askAndErase()}
        >
          {texts.erase}
        </Button>
      </Stack>
    </Panel>
  )
}
