/** What the first click of the present series went through. */
let beganIn: readonly EventTarget[] = []

if (typeof window !== 'undefined') {
  window.addEventListener('click', remember, { capture: true, passive: true })
}

function remember(event: Event): void {
  if (event instanceof MouseEvent && event.detail <= 1) beganIn = event.composedPath()
}

interface Pressed {
  readonly currentTarget: EventTarget & Node
  /** Which of a series of quick clicks, from 1; 0 of the keyboard's. */
  readonly detail: number
}

/**
 * Whether this is the second half of a double click whose first half opened the dialog: it was meant for the
 * button beneath, and neither closes the dialog by landing beside it nor presses what has come up under the
 * pointer.
 */
export function isLateClick({ currentTarget, detail }: Pressed): boolean {
  return detail > 1 && !beganIn.includes(currentTarget)
}
