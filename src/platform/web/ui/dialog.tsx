import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { isLateClick } from '../late-click.ts'
import { CloseIcon } from './icons.tsx'
import { CLOSE_TEXT } from './texts.ts'
import './dialog.css'

interface DialogProps {
  readonly title: string
  /**
   * Asked for by Escape, the cross, or a click beside it. Without it the dialog stays until its content lets
   * go.
   */
  readonly onClose?: (() => void) | undefined
  /** A tap beside it does not close it. */
  readonly staysOnTapBeside?: boolean
  readonly children: ReactNode
  /** The row of buttons that stays in sight below a long content. */
  readonly footer?: ReactNode
  readonly className?: string
  /** An alert is read out whole by screen readers. */
  readonly role?: 'dialog' | 'alertdialog'
}

/** What had the focus before the dialog is gone: the keyboard goes on at the page's heading. */
function focusHeading(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/**
 * A native modal dialog: the browser keeps the focus inside and gives it back, and draws it above everything.
 * It opens with the focus on what carries `data-first`.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, staysOnTapBeside = false, children, footer, className = '', role } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const bodyId = useId()

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const before = document.activeElement
    shown.showModal()
    // Where the content names no first place, reading starts at the title, and not at the cross beside it.
    const first = shown.querySelector<HTMLElement>('[data-first]') ?? shown.querySelector('h2')
    first?.focus()
    // Closed by hand before React takes it away, since only then does the browser give the focus back.
    return () => {
      shown.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      // Once all that goes away with it has gone.
      setTimeout(focusHeading)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    // Chromium closes a dialog on the second Escape whatever its page wants; this one closes by its owner
    // alone.
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose?.()
  }

  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`.trim()}
      aria-labelledby={titleId}
      {...(role ? { role } : {})}
      {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === dialog.current) onClose?.()
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current && !staysOnTapBeside && !isLateClick(event)) onClose?.()
      }}
      onClickCapture={(event) => {
        if (!isLateClick(event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {onClose && (
            <button type="button" className="icon-button" aria-label={CLOSE_TEXT} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </header>
        <div className="dialog-body" id={bodyId}>
          {children}
        </div>
        {footer && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  )
}
