import { IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { driverListTexts } from '../texts-list.ts'
import { RemoveDriverModal } from './remove-driver-modal.tsx'
import { useToggleDriver } from './use-toggle-driver.ts'

interface DriverButtonsProps {
  readonly driver: { readonly id: string; readonly fullName: string; readonly active: boolean }
  onRemoved?(): void
}

/** Switching a driver on or off, and, with the flag, removing the driver from the list (D28). */
export function DriverButtons({ driver, onRemoved }: DriverButtonsProps) {
  const { admin } = useMe()
  const toggle = useToggleDriver()
  const [removing, setRemoving] = useState(false)
  const { fullName, active } = driver
  const toToggle = active ? driverListTexts.deactivate : driverListTexts.activate
  return (
    <>
      <IconButton
        variant="default"
        size="lg"
        label={`${toToggle}: ${fullName}`}
        onClick={() => void toggle(driver)}
      >
        {active ? <IconUserOff size={18} aria-hidden /> : <IconUserCheck size={18} aria-hidden />}
      </IconButton>
      {admin ? (
        <IconButton
          variant="default"
          size="lg"
          label={`${driverListTexts.remove}: ${fullName}`}
          onClick={() => setRemoving(true)}
        >
          <IconTrash size={18} aria-hidden />
        </IconButton>
      ) : null}
      {removing ? (
        <RemoveDriverModal
          driver={driver}
          onClose={() => setRemoving(false)}
          onRemoved={() => onRemoved?.()}
        />
      ) : null}
    </>
  )
}
