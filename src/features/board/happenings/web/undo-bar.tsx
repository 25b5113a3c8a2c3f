import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { flowTexts } from '../texts-flow.ts'
import classes from './happening.module.css'
import type { SavedHappening } from './happening-dialog.tsx'
import { useUndoing } from './use-saving-happening.ts'

interface UndoBarProps {
  readonly saved: SavedHappening
  readonly work: BoardWork
  /** Read, or taken back. */
  onDone(): void
}

/** What was saved just now, with the one press that takes all of it back. The keyboard goes on here. */
export function UndoBar({ saved: { id, words, told }, work, onDone }: UndoBarProps) {
  const { undo, busy, failure } = useUndoing(work)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each that is saved
  useEffect(() => button.current?.focus({ preventScroll: true }), [id])
  const takeBack = async () => {
    if (await undo(id, told)) onDone()
  }
  return (
    <section className={classes.undo} aria-label={flowTexts.savedTitle}>
      <p role="status">{words}</p>
      <Button
        ref={button}
        size="xs"
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        loading={busy}
        onClick={() => void takeBack()}
      >
        {flowTexts.undo}
      </Button>
      <Button size="xs" variant="subtle" onClick={onDone}>
        {flowTexts.close}
      </Button>
      <FailureAlert failure={failure} title={flowTexts.undoFailed} />
    </section>
  )
}
