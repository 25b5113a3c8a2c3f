import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { slotKey } from '#kernel/slot.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import type { SlotLimit } from '../domain/slot-limit.ts'
import type { LimitConflict } from '../domain/week-grid.ts'
import { changeTexts } from '../texts-change.ts'
import { limitOfficeTexts, placesWords, slotWords } from '../texts-office.ts'
import classes from './limits.module.css'

interface ConflictDialogProps {
  readonly conflicts: readonly LimitConflict[]
  readonly busy: boolean
  onMine(): void
  onTheirs(): void
  onClose(): void
}

/**
 * Somebody else was faster: what stands there now beside what was to be saved, and the choice between them.
 */
export function ConflictDialog({ conflicts, busy, onMine, onTheirs, onClose }: ConflictDialogProps) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={limitOfficeTexts.conflictTitle} size="lg">
      <Stack gap="md">
        <Text size="sm">{changeTexts.limitChanged}</Text>
        <ul className={classes.looks}>
          {conflicts.map((conflict) => (
            <li key={slotKey(conflict)}>
              <strong>{slotWords(conflict)}</strong>
              <p>{limitOfficeTexts.conflictNow(limitWords(conflict.now))}</p>
              <p>{limitOfficeTexts.conflictYours(limitWords(conflict.to))}</p>
            </li>
          ))}
        </ul>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTheirs} disabled={busy} data-autofocus>
            {limitOfficeTexts.conflictKeep}
          </Button>
          <Button onClick={onMine} loading={busy}>
            {limitOfficeTexts.conflictMine}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function limitWords(limit: SlotLimit | undefined): string {
  if (!limit) return limitOfficeTexts.noLimit
  const number = limit.active ? placesWords(limit.cars) : limitOfficeTexts.off(limit.cars)
  return limit.info === '' ? number : `${number}, ${limit.info}`
}
