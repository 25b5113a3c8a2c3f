import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Shift } from '#kernel/shift.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { RowsDrawer } from './rows-drawer.tsx'

/** A figure on the screen, as it is opened down to its rows. */
export interface FigureAsked {
  readonly figure: Figure
  /** As it is called on the screen. */
  readonly label: string
  readonly shift?: Shift
  readonly driverId?: string
  /** A part of the screen's period; of what sticks out nothing is shown. */
  readonly period?: Period
}

const Opening = createContext<(asked: FigureAsked) => void>(() => undefined)

/** Figures within can be opened: their rows slide in at the side. */
export function FiguresOf({ period, children }: { readonly period: Period; readonly children: ReactNode }) {
  const [asked, setAsked] = useState<FigureAsked>()
  const open = useMemo(() => (next: FigureAsked) => setAsked(next), [])
  return (
    <Opening value={open}>
      {children}
      {asked ? (
        <RowsDrawer
          key={JSON.stringify(asked)}
          period={period}
          asked={asked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Opening>
  )
}

export function useOpenFigure(): (asked: FigureAsked) => void {
  return useContext(Opening)
}
