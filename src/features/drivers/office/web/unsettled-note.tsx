import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { readUnsettled } from '../contract.ts'
import { unsettledTexts as texts } from '../texts-unsettled.ts'

/** What is unsettled with a driver who is about to go; nothing where all is even and closed. */
export function UnsettledNote({ id }: { readonly id: string }) {
  const { data, failure, again } = useCall(readUnsettled, { id })
  if (failure) return <FailureAlert failure={failure} again={again} />
  if (!data)
    return (
      <Text size="sm" c="dimmed" role="status">
        {texts.checking}
      </Text>
    )
  const { unsettled, grosze, apartGrosze, onTheWayGrosze, openWeeks } = data
  const isTold = grosze !== null || apartGrosze !== null || onTheWayGrosze !== null
  if (!unsettled && openWeeks === 0) return null
  return (
    <Alert
      color="yellow"
      title={unsettled ? texts.title : texts.openTitle}
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      {unsettled && !isTold ? <Text size="sm">{texts.withoutAmount}</Text> : null}
      {onTheWayGrosze === null ? null : <Text size="sm">{texts.onTheWay(onTheWayGrosze)}</Text>}
      {grosze === null ? null : <Text size="sm">{balanceWords(grosze)}</Text>}
      {apartGrosze === null ? null : <Text size="sm">{apartWords(apartGrosze)}</Text>}
      {openWeeks > 0 ? <Text size="sm">{texts.openWeeks(openWeeks)}</Text> : null}
    </Alert>
  )
}

function balanceWords(grosze: number): string {
  return grosze > 0 ? texts.owedToDriver(grosze) : texts.owedToFleet(grosze)
}

function apartWords(grosze: number): string {
  return grosze > 0 ? texts.apartToDriver(grosze) : texts.apartToFleet(0 - grosze)
}
