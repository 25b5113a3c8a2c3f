import { createContext, useContext } from 'react'

/**
 * False: the driver stays. What waits on the phone is sent first, or thrown away by the driver's own word.
 */
export const MayLeave = createContext<() => Promise<boolean>>(() => Promise.resolve(true))

/** Asks the driver, before a logout, of what waits on this phone; at once where nothing does. */
export function useMayLeave(): () => Promise<boolean> {
  return useContext(MayLeave)
}
