import { Button, Tooltip } from '@mantine/core'
import { useState } from 'react'
import type { Session } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import { rebuildTexts } from '../texts.ts'
import { RebuildDialog } from './rebuild-dialog.tsx'

interface RebuildButtonProps {
  readonly work: BoardWork
  readonly session: Session
  readonly say: (text: string) => void
}

/** Only for a generated week: one that is not is built anew with every look. */
export function RebuildButton(props: RebuildButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip label={rebuildTexts.openHint}>
        <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {rebuildTexts.open}
        </Button>
      </Tooltip>
      {open ? <RebuildDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
