import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getDriver, listDrivers, toggleDriver } from '../contract.ts'
import { driverListTexts } from '../texts-list.ts'
import { asked } from './asked-about-driver.tsx'

interface ActedDriver {
  readonly id: string
  readonly fullName: string
  readonly active: boolean
}

/** Switching a driver on and off; asked first where it takes something away. */
export function useToggleDriver() {
  const toggle = useAct(toggleDriver, { refreshes: [listDrivers, getDriver] })
  return async ({ id, fullName, active }: ActedDriver): Promise<void> => {
    const sure =
      !active ||
      (await askToConfirm({
        title: driverListTexts.deactivateTitle,
        text: asked(driverListTexts.deactivateText(fullName), id),
        confirm: driverListTexts.deactivate,
      }))
    if (!sure || !(await toggle.run({ id, active: !active })).ok) return
    toastDone(active ? driverListTexts.deactivated(fullName) : driverListTexts.activated(fullName))
  }
}
