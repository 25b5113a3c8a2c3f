import { Alert, Button, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { closedWeeksOnWire } from '../contract-closed.ts'
import { closedTexts as texts } from '../texts-closed.ts'

interface ClosedWeeksNoteProps {
  readonly closed: z.output<typeof closedWeeksOnWire>
  /** Whether it has happened. */
  readonly when: 'before' | 'after'
}

/** That closed weeks are touched; once it has happened with the way to what waits for a person. */
export function ClosedWeeksNote({ closed, when }: ClosedWeeksNoteProps) {
  if (closed.weeks.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconLock />} title={texts.title}>
      <Text size="sm">{texts[when](closed)}</Text>
      {when === 'after' ? (
        <Button
          mt="sm"
          size="xs"
          variant="default"
          renderRoot={(props) => <Link to="/admin/rozliczenia" {...props} />}
        >
          {texts.toCorrections}
        </Button>
      ) : null}
    </Alert>
  )
}
