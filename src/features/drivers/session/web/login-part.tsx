import { lazyPart } from '#platform/web/lazy-part.tsx'
import { NOT_REACHED_TEXT } from '#platform/web/texts.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { dialogTexts } from '../texts-dialogs.ts'
import type { PinModalProps } from './pin-modal-props.ts'

/** The dialog for phone and PIN, in a file of its own for a page whose driver is mostly known. */
export const OwnLogin = lazyPart<PinModalProps>(
  async () => (await import('./own-login-modal.tsx')).OwnLoginModal,
  ({ retry }, { onClose }) => (
    <Dialog title={dialogTexts.logInTitle} className="pin-modal" onClose={onClose}>
      {retry ? (
        <>
          <p>{NOT_REACHED_TEXT}</p>
          <Button onClick={retry}>{dialogTexts.devicesAgain}</Button>
        </>
      ) : (
        <Skeleton lines={4} label={dialogTexts.checking} />
      )}
    </Dialog>
  ),
)
