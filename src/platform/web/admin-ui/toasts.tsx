import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { CallFailure } from '../call.ts'
import { kitTexts } from './texts-kit.ts'
import type { Toast } from './toast.ts'

let used = false
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

const List = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })))

/** Where toasts appear; stands in the provider, and fetches what draws them with the first one. */
export function Toasts() {
  const wanted = useSyncExternalStore(listen, () => used)
  return wanted ? (
    <Suspense>
      <List />
    </Suspense>
  ) : null
}

function show(toast: Toast): void {
  used = true
  for (const listener of listeners) listener()
  void import('./toast-list.tsx').then((module) => module.showToast(toast))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
