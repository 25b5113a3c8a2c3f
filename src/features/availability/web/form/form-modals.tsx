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

export const SubmitModal = modal(submitTitle, () =>
  import('./submit/submit-modal.tsx').then((file) => file.SubmitModal),
)
export const EditModal = modal(formTexts.editTitle, () =>
  import('./own/edit-modal.tsx').then((file) => file.EditModal),
)
export const WithdrawModal = modal(formTexts.withdrawTitle, () =>
  import('./own/edit-modal.tsx').then((file) => file.WithdrawModal),
)
export const LoginModal = modal(formTexts.loginTitle, () =>
  import('#features/drivers/session/web/public-driver.tsx').then((file) => file.OwnLoginModal),
)
export const TrainingModal = modal(formTexts.training, () =>
  import('./training-modal.tsx').then((file) => file.TrainingModal),
)
export const ChosenSheet = modal(formTexts.chosen, () => small().then((file) => file.ChosenSheet))
export const DayMenu = modal(formTexts.dayMenu, () => small().then((file) => file.DayMenu))
export const ChangeWeek = modal(formTexts.changeWeekTitle, () => small().then((file) => file.ChangeWeek))
export const RestRefusal = modal(formTexts.restTitle, () => small().then((file) => file.RestRefusal))

/** Small and likely to be wanted: one file for all of them. */
const small = () => import('./small-modals.tsx')
