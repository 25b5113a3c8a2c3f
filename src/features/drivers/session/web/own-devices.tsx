import { useState } from 'react'
import { SheetBoundary } from '#platform/web/ui/broken.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { dialogTexts } from '../texts-dialogs.ts'
import { DevicesSheet } from './devices-part.tsx'

/** The way to the devices on which the driver is logged in. @param onLocked this one is not any more */
export function OwnDevices({ onLocked }: { readonly onLocked: () => void }) {
  const [shown, setShown] = useState(false)
  const close = () => setShown(false)
  return (
    <>
      <p className="own-devices">
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setShown(true)}>
          {dialogTexts.devices}
        </Button>
      </p>
      <SheetBoundary kept="" onClose={close}>
        {shown && <DevicesSheet onClose={close} onLocked={onLocked} />}
      </SheetBoundary>
    </>
  )
}
