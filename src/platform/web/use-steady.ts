import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function with every drawing, which does what the newest one would: for what is handed to a part
 * that is not to be drawn anew. To be called by events and effects, not while drawing.
 */
export function useSteady<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
