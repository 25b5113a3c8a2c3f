import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { readUnsettled } from '../contract.ts'
import { unsettledTexts as texts } from '../texts-unsettled.ts'

/** What is unsettled with a driver who is about to go; nothing where all is even. */
export function UnsettledNote({ id }: { readonly id: string }) {
  const { data, failure, again } = useCall(readUnsettled, { id })
  if (failure) return <FailureAlert failure={failure} again={again} />
  if (!data)
    return (
      <Text size="sm" c="dimmed" role="status">
        {texts.checking}
      </Text>
    )
  if (!data.unsettled) return null
  const { grosze } = data
  const said =
    grosze === null
      ? texts.withoutAmount
      : grosze > 0
        ? texts.owedToDriver(grosze)
        : texts.owedToFleet(grosze)
  return (
    <Alert color="yellow" title={texts.title} icon={<IconAlertTriangle size={18} aria-hidden />}>
      {said}
    </Alert>
  )
}
