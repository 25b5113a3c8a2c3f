import { Text, Title } from '@mantine/core'
import { hours } from '#features/income/facts/web/public-words.ts'
import type { Shift } from '#kernel/shift.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { getBoltHours } from '../contract-days.ts'
import { hoursTexts as texts } from '../texts.ts'

interface BoltHoursProps {
  readonly driverId: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly shift: Shift
}

/** How long a driver was online in a shift by Bolt; nothing where Bolt told nothing. */
export function BoltHoursOfShift(slot: BoltHoursProps) {
  const { data, failure, again } = useCall(getBoltHours, slot)
  if (!data) return <FailureAlert failure={failure} again={again} />
  if (!data.hours) return null
  const { online, waiting, driving, onBreak } = data.hours
  const parts = [
    `${texts.driving} ${hours(driving)}`,
    `${texts.waiting} ${hours(waiting)}`,
    `${texts.onBreak} ${hours(onBreak)}`,
  ]
  return (
    <section>
      <Title order={3} size="h5">
        {texts.title}
      </Title>
      <Text size="sm">
        <strong>{`${texts.online} ${hours(online)}`}</strong> <span>{`(${parts.join(', ')})`}</span>
      </Text>
      <Text size="xs" c="dimmed">
        {texts.hint}
      </Text>
    </section>
  )
}
