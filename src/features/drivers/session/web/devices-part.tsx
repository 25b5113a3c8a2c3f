import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { deviceTexts } from '../texts-devices.ts'
import type { DevicesSheetProps } from './devices-props.ts'

/** The list of devices, in a file of its own that comes with the first press. */
export const DevicesSheet = lazyPart<DevicesSheetProps>(
  async () => (await import('./devices-sheet.tsx')).DevicesSheet,
  ({ retry }, { onClose }) => (
    <Dialog title={deviceTexts.title} onClose={onClose}>
      {retry ? (
        <Button onClick={retry}>{deviceTexts.again}</Button>
      ) : (
        <Skeleton lines={3} label={deviceTexts.loading} />
      )}
    </Dialog>
  ),
)
