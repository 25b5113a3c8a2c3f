import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Period } from '../../domain/statistics/period.ts'
import type { FigureAsked } from './figure-asked.ts'
import { RowsDrawer } from './rows-drawer.tsx'

const Opening = createContext<(asked: FigureAsked) => void>(() => undefined)

/** Figures within can be opened: their rows slide in at the side. */
export function FiguresProvider({
  period,
  children,
}: {
  readonly period: Period
  readonly children: ReactNode
}) {
  const [asked, setAsked] = useState<FigureAsked>()
  const open = useMemo(() => (next: FigureAsked) => setAsked(next), [])
  return (
    <Opening value={open}>
      {children}
      {asked ? (
        <RowsDrawer
          key={`${asked.figure} ${asked.label}`}
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
