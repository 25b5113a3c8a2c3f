import { type ComponentType, useSyncExternalStore } from 'react'
import type { CallFailure } from '../call.ts'
import { kitTexts } from './texts-kit.ts'
import type { Toast } from './toast.ts'

let List: ComponentType | undefined
const listeners = new Set<() => void>()

/** A toast of 5 s (Spec 1 §9); never the only place of an important message. */
export function toastDone(message: string, title?: string): void {
  show({ kind: 'done', message, title })
}

/** What to beware of after something was done, or why it was not. */
export function toastWarning(message: string, title?: string): void {
  show({ kind: 'warning', message, title })
}

/** Tells a failed call in its own words (D29). */
export function toastFailure(failure: CallFailure, title: string = kitTexts.failed): void {
  show({ kind: 'failure', message: failure.msg, title })
}

/** Where toasts appear; stands in the provider, and fetches what draws them with the first one. */
export function Toasts() {
  const Shown = useSyncExternalStore(listen, () => List)
  return Shown ? <Shown /> : null
}

function show(toast: Toast): void {
  void fetchList().then(
    (module) => {
      List = module.ToastList
      for (const listener of listeners) listener()
      module.showToast(toast)
    },
    () => tellPlainly(toast),
  )
}

/**
 * By itself: what is chained to an `import()` the build takes into it, beneath the wait for its styles, so
 * that nobody would be told where those can't be reached.
 */
function fetchList() {
  return import('./toast-list.tsx')
}

/** What draws toasts can't be reached: bad news is told by the browser itself. */
function tellPlainly({ kind, title, message }: Toast): void {
  if (kind !== 'done') window.alert(title ? `${title}\n\n${message}` : message)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
