import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { dialogTexts } from '../texts-dialogs.ts'
import type { DevicesSheetProps } from './devices-props.ts'

/** The list of devices, in a file of its own that comes with the first press. */
export const DevicesSheet = lazyPart<DevicesSheetProps>(
  async () => (await import('./devices-sheet.tsx')).DevicesSheet,
  ({ retry }, { onClose }) => (
    <Dialog title={dialogTexts.devices} onClose={onClose}>
      {retry ? (
        <Button onClick={retry}>{dialogTexts.devicesAgain}</Button>
      ) : (
        <Skeleton lines={3} label={dialogTexts.devicesLoading} />
      )}
    </Dialog>
  ),
)
