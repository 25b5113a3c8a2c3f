import type { RebuildOrder } from '../../../domain/rebuild/rebuild-order.ts'
import { rebuildWeek } from '../../../domain/rebuild/rebuild-week.ts'

self.addEventListener('message', ({ data }: MessageEvent<RebuildOrder>) => {
  self.postMessage(rebuildWeek(data))
})
