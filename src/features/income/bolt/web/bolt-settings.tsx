import { Skeleton, Stack, Text } from '@mantine/core'
import { useMe } from '#features/auth/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { getBoltConnections } from '../contract.ts'
import { connectionTexts as texts } from '../texts.ts'
import { ConnectionsPanel } from './connections-panel.tsx'
import { DaysPanel } from './days-panel.tsx'
import { DifferencesPanel } from './differences-panel.tsx'
import { MissingPanel } from './missing-panel.tsx'

/** Keys to Bolt, the days that were fetched with them, and what waits for a decision. */
export function BoltSettings() {
  return useMe().money ? (
    <Everything />
  ) : (
    <Panel title={texts.title}>
      <Text size="sm" c="dimmed">
        {texts.noRight}
      </Text>
    </Panel>
  )
}

function Everything() {
  const { data, failure, again } = useCall(getBoltConnections, {}, { everySeconds: 15 })
  if (!data)
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={320} radius={12} role="status" aria-label={texts.loading} />
    )
  const isConnected = data.data.length > 0
  return (
    <Stack gap="md">
      <FailureAlert failure={failure} again={again} />
      <ConnectionsPanel connections={data.data} />
      <MissingPanel />
      {isConnected ? <DaysPanel connections={data.data} lastDay={data.lastDay} /> : null}
      {isConnected ? <DifferencesPanel lastDay={data.lastDay} /> : null}
    </Stack>
  )
}
