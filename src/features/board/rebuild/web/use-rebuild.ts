import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { getPlanningFacts } from '#features/board/pins/contract.ts'
import { openBoard } from '#features/board/work/contract.ts'
import type { Session } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import { leftPlaces } from '#features/board/work/web/public-week.ts'
import {
  type RebuildOrder,
  type Rebuilt,
  type rebuildWeek,
  takenOff,
  type WeekFacts,
} from '#features/planning/domain/public.ts'
import { sharingSlots, type WeekPlan } from '#features/roster/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { failureOf } from '#platform/web/admin-ui/call-error.ts'
import { callQuery, refresh } from '#platform/web/admin-ui/calls.ts'
import type { CallFailure } from '#platform/web/call.ts'

type PlanningFacts = OutputOf<typeof getPlanningFacts>

export type Rebuilding =
  | { readonly state: 'working' }
  | { readonly state: 'failed'; readonly failure: CallFailure | undefined }
  | { readonly state: 'done'; readonly rebuilt: Rebuilt; readonly of: WeekPlan; readonly facts: WeekFacts }

/** Fetches the facts of now, and rebuilds the week as it stands on the board, unsaved edits included. */
export function useRebuild(work: BoardWork, { week: onBoard, timeline: { now } }: Session) {
  const { begun, drivers } = onBoard
  const { year, week } = onBoard.week
  const client = useQueryClient()
  const [rebuilding, setRebuilding] = useState<Rebuilding>({ state: 'working' })
  const { moves, history } = work
  const off = useMemo(
    () => takenOff(now, leftPlaces({ year, week }, moves, history)),
    [now, moves, history, year, week],
  )
  const known = useRef(drivers)
  useEffect(() => {
    known.current = drivers
  })
  const underWay = useRef<AbortController>(undefined)
  const start = useCallback(() => {
    underWay.current?.abort()
    const giveUp = new AbortController()
    underWay.current = giveUp
    const run = async (): Promise<Rebuilding | undefined> => {
      const asked = client.fetchQuery({ ...callQuery(getPlanningFacts, { year, week }), staleTime: 0 })
      const told = await asked.catch((error: unknown) => failureOf(error))
      if ('msg' in told) return { state: 'failed', failure: told }
      const facts = weekFactsOf(told)
      // The base calendar tells the board their names and papers.
      if (facts.drivers.some(({ id }) => !known.current.has(id))) await refresh(client, [openBoard])
      const order = { facts, board: now, begun: Math.max(begun, told.begun), takenOff: off }
      const result = await rebuildApart(order, giveUp.signal)
      if (!result.ok) return result.error === 'given-up' ? undefined : { state: 'failed', failure: undefined }
      return { state: 'done', rebuilt: result.value, of: now, facts }
    }
    setRebuilding({ state: 'working' })
    void run().then((done) => {
      if (done && !giveUp.signal.aborted) setRebuilding(done)
    })
  }, [client, year, week, begun, now, off])
  useEffect(() => {
    start()
    return () => underWay.current?.abort()
  }, [start])
  return { rebuilding, again: start }
}

/** What the builder asks for, from what the wire says; the rest decides nothing. */
function weekFactsOf({ carsOff, cars, ...told }: PlanningFacts): WeekFacts {
  return {
    ...told,
    cars: cars.map((car) => ({ ...car, make: '', model: '' })),
    unavailable: carsOff.map((off) => ({ ...off, notOnStation: false, renter: '' })),
    services: [],
  }
}

/** Rebuilds in a worker of its own, so that the page stays awake; `signal` gives it up. Never throws. */
async function rebuildApart(
  order: RebuildOrder,
  signal: AbortSignal,
): Promise<Result<Rebuilt, 'failed' | 'given-up'>> {
  const worker = new Worker(new URL('./rebuild-worker.ts', import.meta.url), { type: 'module' })
  try {
    const result = await new Promise<ReturnType<typeof rebuildWeek> | 'failed' | 'given-up'>((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', () => resolve('failed'))
      signal.addEventListener('abort', () => resolve('given-up'))
      worker.postMessage(order)
    })
    if (typeof result === 'string') return fail(result)
    if (!result.ok) return fail('failed')
    return ok({ ...result.value, board: sharingSlots(order.board, result.value.board) })
  } finally {
    worker.terminate()
  }
}
