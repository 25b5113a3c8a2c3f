import type { ComponentType } from 'react'
import { formTexts } from '#features/availability/web/public-driver.tsx'
import { type LazyPart, lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** A whole page in a file of its own. @param lines as many grey bars as its shape has while it comes */
export function pagePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  lines: number,
): LazyPart<P> {
  return lazyPart<P>(load, ({ retry }) => (
    <main className="form">
      {retry ? (
        <div className="notice notice-wrong">
          <div>
            <p>{formTexts.loadFailed}</p>
            <Button onClick={retry}>{formTexts.again}</Button>
          </div>
        </div>
      ) : (
        <Skeleton lines={lines} label={formTexts.loading} />
      )}
    </main>
  ))
}
