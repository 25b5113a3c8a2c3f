import type { RebuildOrder } from '#features/planning/domain/public.ts'
import { rebuildWeek } from '#features/planning/domain/public.ts'

self.addEventListener('message', ({ data }: MessageEvent<RebuildOrder>) => {
  self.postMessage(rebuildWeek(data))
})
