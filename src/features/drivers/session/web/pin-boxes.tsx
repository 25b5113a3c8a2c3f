import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { dialogTexts } from '../texts-dialogs.ts'
import { pinWithDigits, pinWithoutDigit } from './pin-typing.ts'
import './pin.css'

interface PinBoxesProps {
  /** Four places, empty where there is no digit yet. */
  readonly digits: readonly string[]
  readonly onDigits: (digits: readonly string[]) => void
  readonly errorId?: string | undefined
  /** The dialog around them opens with the focus here. */
  readonly isFirst?: boolean
}

/** Four boxes of one digit each, with the numeric keyboard; typing goes on by itself, pasting fills all. */
export function PinBoxes({ digits, onDigits, errorId, isFirst = false }: PinBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (place: number) => {
    const box = boxes.current[Math.min(Math.max(place, 0), 3)]
    box?.focus()
    box?.select()
  }

  function type(place: number, text: string) {
    const typed = pinWithDigits(digits, place, text)
    onDigits(typed.digits)
    focus(typed.next)
  }

  function onKeyDown(place: number, event: KeyboardEvent) {
    if (event.key === 'Backspace') {
      event.preventDefault()
      const typed = pinWithoutDigit(digits, place)
      onDigits(typed.digits)
      focus(typed.next)
    }
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      focus(place + (event.key === 'ArrowLeft' ? -1 : 1))
    }
  }

  return (
    <fieldset
      className="pin"
      aria-label={dialogTexts.pinGroup}
      {...(errorId ? { 'aria-describedby': errorId } : {})}
    >
      {[0, 1, 2, 3].map((place) => (
        <input
          key={place}
          ref={(box) => {
            boxes.current[place] = box
          }}
          // A password field would offer to keep what must not be kept.
          type="text"
          className="pin-box"
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={dialogTexts.pinDigit(place + 1)}
          {...(isFirst && place === 0 ? { 'data-first': '' } : {})}
          {...(errorId ? { 'aria-invalid': true } : {})}
          value={digits[place] ?? ''}
          onChange={(event) => type(place, event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => onKeyDown(place, event)}
          onPaste={(event: ClipboardEvent) => {
            event.preventDefault()
            type(place, event.clipboardData.getData('text'))
          }}
        />
      ))}
    </fieldset>
  )
}
