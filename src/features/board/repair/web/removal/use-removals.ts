import { useEffect, useRef, useState } from 'react'
import type { Session } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import {
  addRemoveShiftReason,
  listRemovedShifts,
  withdrawRemoveShiftReason,
} from '#features/removals/contract.ts'
import type { RemovalReason } from '#features/removals/domain/public.ts'
import { REMOVAL_REASON_TEXTS, removedTexts } from '#features/removals/texts.ts'
import type { Mover, WeekPlan } from '#features/roster/domain/public.ts'
import { slotAt } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { forget, recall, remember } from '#platform/web/device-memory.ts'
import { areRemovals, outdatedRemovals, type Removal } from './removals.ts'

/**
 * Removing shifts with a reason (D22): the reason is kept by the server first, then the driver leaves the
 * board as an unsaved edit. Undone and redone the record follows the board; once the week is saved there is
 * nothing to follow any more.
 */
export function useRemovals({ takeOff, lay }: Pick<BoardWork, 'takeOff' | 'lay'>, session: Session) {
  const name = `board.removed.${session.source.key}`
  const [removals, setRemovals] = useState<readonly Removal[]>(() => recall(name, areRemovals) ?? [])
  const adding = useAct(addRemoveShiftReason, { refreshes: [listRemovedShifts], showsFailure: true })
  const { run: withdraw } = useAct(withdrawRemoveShiftReason, { refreshes: [listRemovedShifts] })
  const underWay = useRef(new Set<string>())
  const { past, now, future } = session.timeline
  const isFresh = past.length + future.length === 0

  useEffect(() => {
    if (removals.length > 0) remember(name, removals)
    else forget(name)
  }, [name, removals])
  useEffect(() => {
    const outdated = outdatedRemovals(removals, now)
    if (isFresh && outdated.length === 0 && removals.length > 0) setRemovals([])
    for (const wanted of outdated) {
      const { id, withdrawn } = wanted
      if (underWay.current.has(id)) continue
      underWay.current.add(id)
      void withdraw({ id, withdrawn }).then((result) => {
        underWay.current.delete(id)
        const settled = result.ok ? [wanted] : result.failure.status === 0 ? undefined : []
        if (settled) setRemovals((all) => all.flatMap((each) => (each.id === id ? settled : [each])))
      })
    }
  }, [removals, now, isFresh, withdraw])

  const keep = async (
    { driverId, slot }: Mover,
    reason: RemovalReason,
    reasonText: string,
  ): Promise<Removal | undefined> => {
    const { date, shift } = slotAt(session.week.week, slot)
    const result = await adding.run({
      day: date,
      driver: driverId,
      shift: SHIFT_ON_WIRE[shift],
      reason: REMOVAL_REASON_TEXTS[reason],
      reasonText,
      onBoard: true,
    })
    return result.ok ? { id: result.value.id, driverId, slot, withdrawn: false } : undefined
  }
  const told = () =>
    toastDone(session.version > 0 ? removedTexts.updateAfterwards : removedTexts.generateAfterwards)

  /** @returns whether the driver is off the shift */
  const remove = async (mover: Mover, reason: RemovalReason, reasonText: string): Promise<boolean> => {
    const removal = await keep(mover, reason, reasonText)
    if (!removal) return false
    setRemovals((all) => [...all, removal])
    takeOff(mover)
    told()
    return true
  }
  /**
   * The same for several shifts, which leave the board together with whatever else this step does. Where a
   * reason can't be kept, or the board has changed meanwhile, nothing is laid, and the records made follow
   * the board: they are taken back.
   */
  const removeAll = async (
    movers: readonly Mover[],
    { reason, reasonText }: RemovalWhy,
    laid: WeekPlan,
  ): Promise<boolean> => {
    const kept: Removal[] = []
    for (const mover of movers) {
      const removal = await keep(mover, reason, reasonText)
      if (!removal) break
      kept.push(removal)
    }
    setRemovals((all) => [...all, ...kept])
    if (kept.length < movers.length) return false
    lay(laid, now)
    return true
  }
  return { remove, removeAll, busy: adding.busy, failure: adding.failure, forget: adding.forget }
}

/** Why shifts are removed (D22). */
export interface RemovalWhy {
  readonly reason: RemovalReason
  /** For `other`; else empty. */
  readonly reasonText: string
}

export type Removals = ReturnType<typeof useRemovals>
