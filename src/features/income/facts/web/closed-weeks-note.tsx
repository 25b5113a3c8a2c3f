import { Alert, Button, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { closedWeeksChangedOnWire, closedWeeksOnWire } from '../contract-closed.ts'
import { closedTexts as texts } from '../texts-closed.ts'

type ClosedWeeksNoteProps =
  | { readonly when: 'before'; readonly closed: z.output<typeof closedWeeksOnWire> }
  | { readonly when: 'after'; readonly closed: z.output<typeof closedWeeksChangedOnWire> }

/** That closed weeks are touched; once it has happened with the way to what waits for a person. */
export function ClosedWeeksNote(props: ClosedWeeksNoteProps) {
  const { closed } = props
  if (closed.weeks.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconLock />} title={texts.title}>
      <Text size="sm">
        {props.when === 'after' ? texts.after(props.closed, props.closed) : texts.before(closed)}
      </Text>
      {props.when === 'after' && props.closed.waiting !== 0 ? (
        <Button
          mt="sm"
          size="xs"
          variant="default"
          renderRoot={(root) => <Link to="/admin/rozliczenia" {...root} />}
        >
          {texts.toCorrections}
        </Button>
      ) : null}
    </Alert>
  )
}
