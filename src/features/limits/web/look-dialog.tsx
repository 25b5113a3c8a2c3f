import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { parseDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftFromWire } from '#platform/pure/wire.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import type { previewLimits } from '../contract-change.ts'
import { limitOfficeTexts, slotWords } from '../texts-office.ts'
import classes from './limits.module.css'

type Preview = OutputOf<typeof previewLimits>
type PreviewSlot = Preview['slots'][number]

interface LookDialogProps {
  readonly preview: Preview
  /** Why it is shown once more. */
  readonly note: string | undefined
  readonly busy: boolean
  onSave(): void
  onClose(): void
}

/** Whom new limits concern, before anything is saved. */
export function LookDialog({ preview, note, busy, onSave, onClose }: LookDialogProps) {
  useFocusBack()
  const told = preview.slots.filter((slot) => linesOf(slot).length > 0)
  const others = preview.slots.length - told.length
  return (
    <Modal opened onClose={onClose} title={limitOfficeTexts.lookTitle} size="lg">
      <Stack gap="md">
        {note ? (
          <Alert role="alert" color="yellow">
            {note}
          </Alert>
        ) : null}
        <Text size="sm">{limitOfficeTexts.lookFirst}</Text>
        <ul className={classes.looks}>
          {told.map((slot) => (
            <li key={`${slot.date} ${slot.shift}`}>
              <strong>{titleOf(slot)}</strong>
              {linesOf(slot).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ul>
        {others > 0 ? (
          <Text size="sm" c="dimmed">
            {limitOfficeTexts.nobody(others)}
          </Text>
        ) : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {limitOfficeTexts.cancel}
          </Button>
          <Button onClick={onSave} loading={busy} data-autofocus>
            {limitOfficeTexts.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function titleOf({ date, shift, before, after }: PreviewSlot): string {
  const parsed = parseDate(date)
  const slot = parsed
    ? slotWords({ date: parsed, shift: shiftFromWire(shift) ?? 'day' })
    : `${shift}, ${date}`
  return `${slot}: ${limitOfficeTexts.limitChange(before, after)}`
}

function linesOf({
  over,
  back,
  waiting,
  free,
  generated,
  seated,
  before,
  after,
}: PreviewSlot): readonly string[] {
  if (generated) {
    if (before === after) return []
    const beyond = seated !== null && seated > after ? [limitOfficeTexts.seatedOver(seated, after)] : []
    return [limitOfficeTexts.generated, ...beyond]
  }
  return [
    ...(over.length > 0 ? [limitOfficeTexts.over(over, after)] : []),
    ...(back.length > 0 ? [limitOfficeTexts.back(back)] : []),
    ...(waiting.length > 0 ? [limitOfficeTexts.waiting(waiting), limitOfficeTexts.free(free)] : []),
  ]
}
