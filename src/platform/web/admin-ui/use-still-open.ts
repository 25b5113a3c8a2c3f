import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether what has begun an act is still on the screen, for an act of several steps: who has cancelled
 * it meanwhile is not asked the next question, and nothing more is sent.
 */
export function useStillOpen(): () => boolean {
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  return useCallback(() => open.current, [])
}
