import { type RefObject, useCallback, useRef } from 'react'
import classes from './screen.module.css'

/**
 * A voice for those who don't see the board: `say` tells a step, the same sentence twice too, in the box of
 * `LiveRegion`.
 */
export function useLiveRegion() {
  const box = useRef<HTMLDivElement>(null)
  const say = useCallback((text: string) => {
    if (!box.current) return
    box.current.textContent = box.current.textContent === text ? `${text}\u00a0` : text
  }, [])
  return { say, box }
}

export function LiveRegion({ box }: { readonly box: RefObject<HTMLDivElement | null> }) {
  return <div ref={box} className={classes.unseen} aria-live="polite" role="status" />
}
