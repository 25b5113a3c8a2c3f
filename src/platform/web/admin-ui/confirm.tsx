import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { OpenQuestion, Question } from './question.ts'

let open: OpenQuestion | undefined
let shown: OpenQuestion | undefined
const listeners = new Set<() => void>()

/** Asks before an act that can't be undone; false for cancel, Escape and a click beside the dialog. */
export function askToConfirm(question: Question): Promise<boolean> {
  open?.answer(false)
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
      if (!Dialog) void fetchDialog()
    })
  })
}

let Dialog: ComponentType<{ readonly question: OpenQuestion | undefined }> | undefined

/** Where its file can't be reached, the browser's own question stands in: nobody presses and sees nothing. */
async function fetchDialog(): Promise<void> {
  try {
    Dialog = (await import('./confirm-dialog.tsx')).ConfirmDialog
    tell()
  } catch {
    const question = open
    if (!question) return
    const words = typeof question.text === 'string' ? `${question.title}\n\n${question.text}` : question.title
    question.answer(window.confirm(words))
  }
}

/** A failure that the specification tells in a dialog, as 'Wystąpił błąd'; resolves when it has been read. */
export async function tellInDialog(title: string, text: ReactNode): Promise<void> {
  await askToConfirm({ title, text, confirm: 'OK', cancel: false })
}

/**
 * The one place where questions appear; stands in the provider, and fetches the dialog with the first
 * question.
 */
export function Questions() {
  const question = useSyncExternalStore(listen, () => open)
  const Shown = useSyncExternalStore(listen, () => Dialog)
  useEffect(() => {
    window.addEventListener('keydown', answerByEscape, { capture: true })
    return () => window.removeEventListener('keydown', answerByEscape, { capture: true })
  }, [])
  return Shown ? <Shown question={question} /> : null
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
