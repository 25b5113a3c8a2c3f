import { useEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { marketTexts as texts } from '../texts.ts'
import { UNDO_MS } from './use-taking.ts'

interface UndoBarProps {
  /** What is being taken, in words. */
  readonly what: string
  readonly onUndo: () => void
}

/** Five seconds in which nothing is booked yet. */
export function UndoBar({ what, onUndo }: UndoBarProps) {
  const undo = useRef<HTMLDivElement>(null)
  // The button that was tapped has gone: the keyboard goes on here.
  useEffect(() => undo.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div className="undo-bar" ref={undo}>
      <div role="status">
        <p>{texts.taking(what)}</p>
      </div>
      <Button onClick={onUndo}>{texts.undo}</Button>
      <span className="undo-left" style={{ animationDuration: `${UNDO_MS}ms` }} aria-hidden="true" />
    </div>
  )
}
