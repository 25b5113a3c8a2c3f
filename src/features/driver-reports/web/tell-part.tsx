import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { tellTexts } from '../texts-driver.ts'
import type { TellSheetProps } from './tell-props.ts'

/** What of a report's photos is still on the phone. */
export const PhotosWait = lazyPart<{ readonly report: string }>(
  async () => (await import('./photos/photos-wait.tsx')).PhotosWait,
  () => null,
)

/** The sheet, in a file of its own that comes with the first press. */
export const TellSheet = lazyPart<TellSheetProps>(
  async () => (await import('./tell-sheet.tsx')).TellSheet,
  ({ retry }, { onClose }) => (
    <Dialog title={tellTexts.title} onClose={onClose}>
      {retry ? (
        <Button onClick={retry}>{tellTexts.again}</Button>
      ) : (
        <Skeleton lines={4} label={tellTexts.loading} />
      )}
    </Dialog>
  ),
)
