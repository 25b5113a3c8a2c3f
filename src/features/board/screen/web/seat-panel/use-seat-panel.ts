import { useCallback, useRef, useState } from 'react'
import { todayOf } from '#features/board/grid/web/public.tsx'
import type { Address } from '#features/board/work/web/public-view.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import { weekdayOfSlot } from '#kernel/slot.ts'

/** What the panel beside the rows shows: who fits a seat, else who waits on a day. */
export interface PanelState {
  readonly seat: Spot | undefined
  /** 0-6 */
  readonly day: number
  /** A place on a list of that day that has to be drawn, however long the list. */
  readonly wanted: Address | undefined
  /** Set where whoever asked goes on in the panel by keys. */
  readonly enters: { current: boolean }
  select(seat: Spot | undefined): void
  /** Looks at the seat, and goes into the panel. */
  enter(seat: Spot): void
  showDay(day: number): void
  showList(address: Address): void
}

/** @param begun slots of the week that have begun */
export function useSeatPanel(begun: number): PanelState {
  const [seat, setSeat] = useState<Spot>()
  const [day, setDay] = useState(() => todayOf(begun) ?? 0)
  const [wanted, setWanted] = useState<Address>()
  const enters = useRef(false)
  const select = useCallback((next: Spot | undefined) => {
    if (next) setDay(weekdayOfSlot(next.slot))
    setSeat((now) => (next && now?.slot === next.slot && now.carId === next.carId ? now : next))
  }, [])
  const enter = useCallback((next: Spot) => {
    enters.current = true
    setDay(weekdayOfSlot(next.slot))
    setSeat({ ...next })
  }, [])
  const showList = useCallback((address: Address) => {
    setSeat(undefined)
    setDay(weekdayOfSlot(address.slot))
    setWanted(address)
  }, [])
  return { seat, day, wanted, enters, select, enter, showDay: setDay, showList }
}
