import { type ComponentType, createContext } from 'react'
import type { WeekAnswer } from './readings.ts'

/** What stands above a week's tables and belongs to a feature that the weeks know nothing of. */
export const WeekAside = createContext<ComponentType<{ readonly week: WeekAnswer }> | undefined>(undefined)
