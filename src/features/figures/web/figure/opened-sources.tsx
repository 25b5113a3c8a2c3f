import { createContext, type ReactNode, useContext, useState } from 'react'
import { BoltHoursOfShift } from '#features/income/bolt/web/public.tsx'
import { SourcesDrawer } from '#features/income/facts/web/public.tsx'
import {
  getResultsSummary,
  listResultWeeks,
  listRowsOfFigure,
  listShiftResults,
} from '../../contract-statistics.ts'
import type { ResultRow } from './result-columns.tsx'

type Slot = Pick<ResultRow, 'driverId' | 'date' | 'shift'>

/** What may stand behind the drawer. */
const FIGURES = [getResultsSummary, listShiftResults, listRowsOfFigure, listResultWeeks]

const Opening = createContext<(of: Slot) => void>(() => undefined)

/** Rows within lead to the files and entries that they are made of. */
export function SourcesProvider({ children }: { readonly children: ReactNode }) {
  const [slot, open] = useState<Slot>()
  return (
    <Opening value={open}>
      {children}
      {slot ? (
        <SourcesDrawer
          key={`${slot.driverId} ${slot.date} ${slot.shift}`}
          driverId={slot.driverId}
          date={slot.date}
          shift={slot.shift}
          refreshes={FIGURES}
          onClose={() => open(undefined)}
        >
          <BoltHoursOfShift driverId={slot.driverId} date={slot.date} shift={slot.shift} />
        </SourcesDrawer>
      ) : null}
    </Opening>
  )
}

export function useOpenSources(): (of: Slot) => void {
  return useContext(Opening)
}
