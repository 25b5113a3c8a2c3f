import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { formTexts, submitTitle } from './form-texts.ts'

/** What stands behind buttons, each in a file of its own that comes with the first press. */

interface Closable {
  readonly onClose: () => void
}

function modal<P extends Closable>(title: string, load: Parameters<typeof lazyPart<P>>[0]) {
  return lazyPart<P>(load, ({ retry }, { onClose }) => (
    <Dialog title={title} onClose={onClose}>
      {retry ? (
        <>
          <p>{formTexts.loadFailed}</p>
          <Button onClick={retry}>{formTexts.again}</Button>
        </>
      ) : (
        <Skeleton lines={3} label={formTexts.loading} />
      )}
    </Dialog>
  ))
}

export const SubmitModal = modal(
  submitTitle,
  async () => (await import('./submit/submit-modal.tsx')).SubmitModal,
)
export const EditModal = modal(
  formTexts.editTitle,
  async () => (await import('./own/edit-modal.tsx')).EditModal,
)
export const WithdrawModal = modal(
  formTexts.withdrawTitle,
  async () => (await import('./own/edit-modal.tsx')).WithdrawModal,
)
export const LoginModal = modal(
  formTexts.loginTitle,
  async () => (await import('#features/drivers/session/web/public-driver.tsx')).OwnLoginModal,
)
export const TrainingModal = modal(
  formTexts.training,
  async () => (await import('./training-modal.tsx')).TrainingModal,
)
export const ChosenSheet = modal(formTexts.chosen, async () => (await small()).ChosenSheet)
export const DayMenu = modal(formTexts.dayMenu, async () => (await small()).DayMenu)
export const ChangeWeek = modal(formTexts.changeWeekTitle, async () => (await small()).ChangeWeek)
export const RestRefusal = modal(formTexts.restTitle, async () => (await small()).RestRefusal)

/** Small and likely to be wanted: one file for all of them. */
const small = () => import('./small-modals.tsx')
