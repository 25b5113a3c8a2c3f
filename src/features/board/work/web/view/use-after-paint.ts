import { startTransition, useEffect, useState } from 'react'

/** Where nothing is painted, as on a page in the background. */
const LATEST_MS = 1000

/**
 * The value as of the last frame that was painted: what is computed of it is not in the way of what a hand
 * has just done. React's deferred values are computed as soon as there is time, which is before the frame.
 * @param first what it is until the first such frame
 */
export function useAfterPaint<T>(value: T, first: T = value): T {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    if (settled === value) return
    const settle = () => startTransition(() => setSettled(() => value))
    let afterFrame: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      afterFrame = setTimeout(settle)
    })
    const latest = setTimeout(settle, LATEST_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(afterFrame)
      clearTimeout(latest)
    }
  }, [value, settled])
  return settled
}
