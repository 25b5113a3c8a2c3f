import { ActionIcon, Tooltip } from '@mantine/core'
import { IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useMe } from '#features/auth/web/public.tsx'
import { driverListTexts } from '../texts-office.ts'
import { useDriverActs } from './use-driver-acts.ts'

interface DriverButtonsProps {
  readonly driver: { readonly id: string; readonly fullName: string; readonly active: boolean }
  onRemoved?(): void
}

/** Switching a driver on or off, and, with the flag, removing the driver from the list (D28). */
export function DriverButtons({ driver, onRemoved }: DriverButtonsProps) {
  const { admin } = useMe()
  const acts = useDriverActs()
  const { fullName, active } = driver
  const toggle = active ? driverListTexts.deactivate : driverListTexts.activate
  const remove = async () => {
    if (await acts.remove(driver)) onRemoved?.()
  }
  return (
    <>
      <Tooltip label={toggle}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`${toggle}: ${fullName}`}
          onClick={() => void acts.toggle(driver)}
        >
          {active ? <IconUserOff size={18} aria-hidden /> : <IconUserCheck size={18} aria-hidden />}
        </ActionIcon>
      </Tooltip>
      {admin ? (
        <Tooltip label={driverListTexts.remove}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`${driverListTexts.remove}: ${fullName}`}
            onClick={() => void remove()}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : null}
    </>
  )
}
