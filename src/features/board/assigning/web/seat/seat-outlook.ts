import { type ComponentType, createContext } from 'react'

/** What a slot (0-13) is likely to earn, which the results know; the app that shows the board gives it. */
export const SeatOutlook = createContext<ComponentType<{ readonly slot: number }> | undefined>(undefined)
