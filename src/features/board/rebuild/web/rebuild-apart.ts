import type { RebuildOrder, Rebuilt, rebuildWeek } from '#features/planning/domain/public.ts'
import { sharingSlots } from '#features/roster/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/** Rebuilds in a worker of its own, so that the page stays awake; `signal` gives it up. Never throws. */
export async function rebuildApart(
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
