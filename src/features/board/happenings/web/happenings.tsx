import { Suspense, useState } from 'react'
import type { Session } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import type { About } from './about.ts'
import type { SavedHappening } from './happening-dialog.tsx'
import { UndoBar } from './undo-bar.tsx'

const HappeningDialog = lazyScreen(() => import('./happening-dialog.tsx'), 'HappeningDialog')

interface HappeningsProps {
  /** At what the flow was opened; undefined while it is closed. */
  readonly about: About | undefined
  readonly view: BoardView
  readonly work: BoardWork
  readonly session: Session
  readonly phone: boolean
  readonly say: (text: string) => void
  onClose(): void
}

/** 'Coś się stało' on the board: the flow where it is open, and what it has saved until that is read. */
export function Happenings({ about, say, onClose, ...board }: HappeningsProps) {
  const [saved, setSaved] = useState<SavedHappening>()
  return (
    <>
      {saved ? <UndoBar saved={saved} work={board.work} onDone={() => setSaved(undefined)} /> : null}
      {about ? (
        <Suspense>
          <HappeningDialog
            {...board}
            about={about}
            onClose={onClose}
            onSaved={(done) => {
              onClose()
              setSaved(done)
              say(done.words)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
