import { useBlocker } from '@tanstack/react-router'
import { askToConfirm } from './confirm.tsx'
import { kitTexts } from './texts-kit.ts'

/** What a guard needs of a `@mantine/form` form. */
interface FormWithChanges {
  isDirty(): boolean
}

/** One question for all guards of a screen: they are asked one right after the other. */
let agreed = false

/**
 * Leaving the screen with something typed and not saved asks first; its tabs keep what is typed, so they
 * don't.
 */
export function useLeaveGuard(form: FormWithChanges, text: string): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (agreed || current.pathname === next.pathname || !form.isDirty()) return false
      const leaves = await askToConfirm({
        title: kitTexts.unsaved,
        text,
        confirm: kitTexts.leave,
        cancel: kitTexts.stay,
        danger: true,
      })
      if (leaves) {
        agreed = true
        setTimeout(() => {
          agreed = false
        })
      }
      return !leaves
    },
    enableBeforeUnload: () => form.isDirty(),
  })
}
