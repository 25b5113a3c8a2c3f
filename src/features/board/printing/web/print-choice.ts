import { useCallback, useState } from 'react'
import type { ShownShifts } from '#features/board/work/web/public-view.ts'
import { isRecord, recall, remember } from '#platform/web/device-memory.ts'

export const PAPERS = ['A4', 'A3'] as const
type Paper = (typeof PAPERS)[number]

export interface PrintChoice {
  readonly paper: Paper
  readonly shifts: ShownShifts
}

const MEMORY = 'board-print'

/** On what the board is printed; remembered on this device. */
export function usePrintChoice(): readonly [PrintChoice, (choice: PrintChoice) => void] {
  const [choice, setChoice] = useState<PrintChoice>(
    () => recall(MEMORY, isChoice) ?? { paper: 'A4', shifts: 'both' },
  )
  const choose = useCallback((next: PrintChoice) => {
    setChoice(next)
    remember(MEMORY, next)
  }, [])
  return [choice, choose]
}

export function isPaper(value: unknown): value is Paper {
  return PAPERS.some((paper) => paper === value)
}

function isChoice(value: unknown): value is PrintChoice {
  return isRecord(value) && isPaper(value.paper) && ['both', 'day', 'night'].includes(String(value.shifts))
}
