import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { OpenQuestion, Question } from './question.ts'

let open: OpenQuestion | undefined
let asked = false
let shown: OpenQuestion | undefined
const listeners = new Set<() => void>()

/** Asks before an act that can't be undone; false for cancel, Escape and a click beside the dialog. */
export function askToConfirm(question: Question): Promise<boolean> {
  open?.answer(false)
  asked = true
  return new Promise((resolve) => {
    open = {
      ...question,
      answer: (yes) => {
        open = undefined
        shown = undefined
        tell()
        resolve(yes)
      },
    }
    // After the key that asks has gone by: Escape out of a dialog would answer the question too.
    setTimeout(() => {
      shown = open
      tell()
    })
  })
}

/** A failure that the specification tells in a dialog, as 'Wystąpił błąd'; resolves when it has been read. */
export async function tellInDialog(title: string, text: ReactNode): Promise<void> {
  await askToConfirm({ title, text, confirm: 'OK', cancel: false })
}

const Dialog = lazy(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/**
 * The one place where questions appear; stands in the provider, and fetches the dialog with the first
 * question.
 */
export function Questions() {
  const question = useSyncExternalStore(listen, () => open)
  useEffect(() => {
    window.addEventListener('keydown', answerByEscape, { capture: true })
    return () => window.removeEventListener('keydown', answerByEscape, { capture: true })
  }, [])
  return asked ? (
    <Suspense>
      <Dialog question={question} />
    </Suspense>
  ) : null
}

/**
 * Escape answers the question alone: a dialog or drawer beneath it, which came later than this listener,
 * never sees the key.
 */
function answerByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || !shown) return
  event.stopImmediatePropagation()
  shown.answer(false)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
