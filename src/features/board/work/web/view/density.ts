import { useCallback, useState } from 'react'
import { recall, remember } from '#platform/web/device-memory.ts'

export type Density = 'comfortable' | 'compact'

/** Pixels. The style sheets take them from here, by `--row` and its sisters. */
export interface RowHeights {
  /** A car's row at a desk, its line included. */
  readonly car: number
  /** The same where the night stands under the day. */
  readonly both: number
  readonly waiting: number
  /** A car's row on a phone, and with the gap under it. */
  readonly phone: number
  readonly phoneStep: number
}

export const ROW_HEIGHTS: Readonly<Record<Density, RowHeights>> = {
  comfortable: { car: 31, both: 36, waiting: 27, phone: 50, phoneStep: 56 },
  compact: { car: 28, both: 30, waiting: 24, phone: 44, phoneStep: 47 },
}

const MEMORY = 'board-density'

/** How close the rows stand; remembered on this device. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => recall(MEMORY, isDensity) ?? 'comfortable')
  const choose = useCallback((next: Density) => {
    setDensity(next)
    remember(MEMORY, next)
  }, [])
  return [density, choose]
}

function isDensity(value: unknown): value is Density {
  return value === 'comfortable' || value === 'compact'
}
