import { Skeleton } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { getTransferSettings } from '../contract-settings.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { SettingsForm } from './settings-form.tsx'

/** Who pays, from which accounts, and when two persons are asked. */
export function SettingsTab() {
  const { data, failure, again } = useCall(getTransferSettings, {})
  if (data) return <SettingsForm settings={data} />
  return failure ? (
    <FailureAlert failure={failure} again={again} />
  ) : (
    <Skeleton height={320} radius={12} role="status" aria-label={texts.loading} />
  )
}
