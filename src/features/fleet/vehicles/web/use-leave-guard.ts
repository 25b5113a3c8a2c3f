import { useBlocker } from '@tanstack/react-router'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { fleetTexts } from '../texts-office.ts'
import type { VehicleFormState } from './use-vehicle-form.ts'

/** Leaving the screen with something typed and not saved asks first; its tabs keep what is typed, so they don't. */
export function useLeaveGuard(form: VehicleFormState): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !form.isDirty()) return false
      const leaves = await askToConfirm({
        title: fleetTexts.leaveTitle,
        text: fleetTexts.leaveText,
        confirm: fleetTexts.leave,
        cancel: fleetTexts.stay,
        danger: true,
      })
      return !leaves
    },
    enableBeforeUnload: () => form.isDirty(),
  })
}
