import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { AddShiftProps } from './add-shift/add-shift-props.ts'
import { addShiftTexts } from './add-shift/add-shift-texts.ts'
import { calendarTexts } from './calendar-texts.ts'

/** 'Dodaj zmianę', in a file of its own that comes with the first press. */
export const AddShiftModal = lazyPart<AddShiftProps>(
  async () => (await import('./add-shift/add-shift-modal.tsx')).AddShiftModal,
  ({ retry }, { onClose }) => (
    <Dialog title={addShiftTexts.title} onClose={onClose}>
      {retry ? (
        <Button onClick={retry}>{calendarTexts.again}</Button>
      ) : (
        <Skeleton lines={3} label={calendarTexts.loading} />
      )}
    </Dialog>
  ),
)
