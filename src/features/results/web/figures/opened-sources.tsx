import { createContext, type ReactNode, useContext } from 'react'
import type { ResultRow } from './result-columns.tsx'

type Slot = Pick<ResultRow, 'driverId' | 'date' | 'shift'>

const Opening = createContext<(of: Slot) => void>(() => undefined)

/** Rows within lead to the files and entries that they are made of. */
export function SourcesOf({ children }: { readonly children: ReactNode }) {
  return <>{children}</>
}

export function useOpenSources(): (of: Slot) => void {
  return useContext(Opening)
}
