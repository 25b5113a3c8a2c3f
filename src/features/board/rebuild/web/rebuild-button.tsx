import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import type { Session } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
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
      <OpenButton onOpen={setOpen} />
      {open ? <RebuildDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Not drawn anew with every drop on the board. */
const OpenButton = memo(function OpenButton({ onOpen }: { onOpen(open: boolean): void }) {
  return (
    <Hint label={rebuildTexts.openHint}>
      <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        {rebuildTexts.open}
      </Button>
    </Hint>
  )
})
