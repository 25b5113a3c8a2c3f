import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { AfterAllProps } from './after-all/after-all-props.ts'
import { calendarTexts } from './calendar-texts.ts'

/** 'Jednak pojadę', in a file of its own for the few whom it concerns. */
export const AfterAll = lazyPart<AfterAllProps>(
  async () => (await import('./after-all/after-all.tsx')).AfterAll,
  ({ retry }) =>
    retry ? (
      <Button onClick={retry}>{calendarTexts.again}</Button>
    ) : (
      <Skeleton lines={3} label={calendarTexts.loading} />
    ),
)
