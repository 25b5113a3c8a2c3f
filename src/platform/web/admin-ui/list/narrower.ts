import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the element is narrower than so many pixels, whatever becomes of the window. */
export function useNarrower(element: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [isNarrower, setNarrower] = useState(false)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const look = () => setNarrower(watched.clientWidth < pixels)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, pixels])
  return isNarrower
}
