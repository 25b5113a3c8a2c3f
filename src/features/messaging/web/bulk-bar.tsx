import { Button } from '@mantine/core'
import { IconHandStop, IconSend } from '@tabler/icons-react'
import type { BulkAct } from '../domain/bulk.ts'
import { bulkTexts as texts } from '../texts-bulk.ts'
import classes from './outbox.module.css'

interface BulkBarProps {
  readonly count: number
  /** All of the filter are meant. */
  readonly isWhole: boolean
  onAct(act: BulkAct): void
  onUnselect(): void
}

/** What is done with the ticked messages, in view however long the list is. */
export function BulkBar({ count, isWhole, onAct, onUnselect }: BulkBarProps) {
  return (
    <section className={classes.bar} aria-label={texts.acts}>
      <p aria-live="polite">
        <b>{isWhole ? texts.allSelected(count) : texts.selected(count)}</b>
      </p>
      <Button variant="subtle" color="gray" onClick={onUnselect}>
        {texts.unselect}
      </Button>
      <span className={classes.bulkActs}>
        <Button
          variant="default"
          leftSection={<IconHandStop size={18} aria-hidden />}
          onClick={() => onAct('stop')}
        >
          {texts.stop}
        </Button>
        <Button
          variant="default"
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() => onAct('again')}
        >
          {texts.again}
        </Button>
      </span>
    </section>
  )
}
