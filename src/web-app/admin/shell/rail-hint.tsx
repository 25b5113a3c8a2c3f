import { type SyntheticEvent, useState } from 'react'
import classes from './sidebar.module.css'

interface Hint {
  readonly label: string
  /** Pixels from the window's top to the middle of the icon. */
  readonly middle: number
}

/**
 * The name beside an icon of the narrow rail, under the pointer or the focus. Links carry the same name for
 * screen readers.
 */
export function useRailHint(on: boolean) {
  const [hint, setHint] = useState<Hint>()
  const tell = (event: SyntheticEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-hint]') : null
    const label = link?.getAttribute('data-hint')
    if (!link || !label) return setHint(undefined)
    const { top, height } = link.getBoundingClientRect()
    setHint({ label, middle: top + height / 2 })
  }
  const forget = () => setHint(undefined)
  return {
    listeners: on
      ? { onPointerOver: tell, onPointerLeave: forget, onFocus: tell, onBlur: forget, onScroll: forget }
      : {},
    hint: on ? hint : undefined,
  }
}

export function RailHint({ hint }: { readonly hint: Hint | undefined }) {
  if (!hint) return null
  return (
    <div className={classes.hint} style={{ top: hint.middle }} aria-hidden>
      {hint.label}
    </div>
  )
}
