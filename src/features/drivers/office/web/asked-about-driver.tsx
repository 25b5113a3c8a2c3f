import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { UnsettledNote } from './unsettled-note.tsx'

/** The text of a question after which a driver is off, with what is unsettled between driver and fleet. */
export function asked(text: string, id: string): ReactNode {
  return (
    <Stack gap="sm">
      <Text size="sm">{text}</Text>
      <UnsettledNote id={id} />
    </Stack>
  )
}
