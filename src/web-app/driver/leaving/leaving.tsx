import { type ReactNode, useCallback, useState } from 'react'
import { MayLeave } from '#features/drivers/session/web/public-session.ts'
import { namesKept } from '#platform/web/device-memory.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { isAnyWaiting } from '#platform/web/own-things.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { leaveTexts } from './leave-texts.ts'

interface LeaveDialogProps {
  readonly onAnswer: (leaves: boolean) => void
}

const LeaveDialog = lazyPart<LeaveDialogProps>(
  async () => (await import('./leave-dialog.tsx')).LeaveDialog,
  ({ retry }, { onAnswer }) => (
    <Dialog title={leaveTexts.title} onClose={() => onAnswer(false)}>
      {retry ? (
        <Button onClick={retry}>{leaveTexts.again}</Button>
      ) : (
        <Skeleton lines={3} label={leaveTexts.loading} />
      )}
    </Dialog>
  ),
)

/** Pages from which a driver logs out: what waits on the phone is asked about before. */
export function Leaving({ children }: { readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<(leaves: boolean) => void>()
  const mayLeave = useCallback(
    () =>
      isAnyWaiting() || namesKept('handovers-wait').length > 0
        ? new Promise<boolean>((done) => setAnswer(() => done))
        : Promise.resolve(true),
    [],
  )
  return (
    <MayLeave value={mayLeave}>
      {children}
      {answer && (
        <LeaveDialog
          onAnswer={(leaves) => {
            setAnswer(undefined)
            answer(leaves)
          }}
        />
      )}
    </MayLeave>
  )
}
