import { useEffect, useState } from 'react'

const LOOK_EVERY_MS = 150

/** A driver is being dragged, or was picked up by the keyboard and not yet put down. */
function isMovingDriver(): boolean {
  return document.querySelector('[data-dragging], [data-picking]') !== null
}

/** The newest value, but not under somebody's hands: while a driver is being moved the former one stays. */
export function useHeldWhileMoving<T>(newest: T): T {
  const [shown, setShown] = useState(newest)
  if (shown === undefined && newest !== undefined) setShown(newest)
  useEffect(() => {
    if (newest === shown) return
    const settle = () => {
      if (!isMovingDriver()) setShown(newest)
    }
    settle()
    const timer = setInterval(settle, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [newest, shown])
  return shown
}
