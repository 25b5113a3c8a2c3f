import { Skeleton, Stack } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { getGateways } from '../contract-gateways.ts'
import { sendingTexts } from '../texts-settings.ts'
import { GatewayPanel } from './gateway-panel.tsx'
import { KeepingPanel } from './keeping-panel.tsx'
import { PricePanel } from './price-panel.tsx'

/** Whether messages get out at all, a try of it, and how long they are kept. */
export function Gateways() {
  const { data, failure, again } = useCall(getGateways, {}, { everySeconds: 5 })
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={320} radius={12} role="status" aria-label={sendingTexts.loadingGateways} />
    )
  }
  return (
    <Stack gap="md">
      <FailureAlert failure={failure} again={again} />
      <GatewayPanel kind="sms" state={data.sms} maySet={data.maySet} />
      <GatewayPanel kind="email" state={data.email} maySet={data.maySet} />
      <PricePanel />
      <KeepingPanel />
    </Stack>
  )
}
