import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getDriver, listDrivers, removeDriver, toggleDriver } from '../contract.ts'
import { driverListTexts } from '../texts-office.ts'

interface ActedDriver {
  readonly id: string
  readonly fullName: string
  readonly active: boolean
}

/** Switching a driver on and off, and removing one from the list; each asked first where it takes something away. */
export function useDriverActs() {
  const toggle = useAct(toggleDriver, { refreshes: [listDrivers, getDriver] })
  const remove = useAct(removeDriver, { refreshes: [listDrivers] })
  return {
    async toggle({ id, fullName, active }: ActedDriver): Promise<void> {
      const sure =
        !active ||
        (await askToConfirm({
          title: driverListTexts.deactivateTitle,
          text: driverListTexts.deactivateText(fullName),
          confirm: driverListTexts.deactivate,
        }))
      if (!sure || !(await toggle.run({ id, active: !active })).ok) return
      toastDone(active ? driverListTexts.deactivated(fullName) : driverListTexts.activated(fullName))
    },
    /** @returns whether the driver is gone */
    async remove({ id, fullName }: ActedDriver): Promise<boolean> {
      const sure = await askToConfirm({
        title: driverListTexts.removeTitle,
        text: driverListTexts.removeText(fullName),
        confirm: driverListTexts.remove,
        danger: true,
      })
      if (!sure || !(await remove.run({ id })).ok) return false
      toastDone(driverListTexts.removed(fullName))
      return true
    },
  }
}
