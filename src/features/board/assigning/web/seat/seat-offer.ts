import { type ComponentType, createContext } from 'react'
import type { Slot } from '#kernel/slot.ts'

/** Proposes a free seat to drivers, which the market knows; the app that shows the board gives it. */
export const SeatOffer = createContext<ComponentType<Slot> | undefined>(undefined)
