import { useEffect, useState } from 'react'
import { formTexts } from '#features/availability/web/public-words.ts'
import { NOT_REACHED_TEXT } from '#platform/web/texts.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { loadPageData } from './load-page-data.ts'
import type { PageData } from './page-data.ts'
import type { ScreenName } from './routes.ts'
import { TITLES } from './title-texts.ts'

interface UnloadedProps {
  readonly screen: ScreenName
  readonly onData: (data: PageData) => void
}

/** A page to which the server could give nothing along: it asks itself. */
export function UnloadedScreen({ screen, onData }: UnloadedProps) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    void loadPageData().then((data) => (data ? onData(data) : setFailed(true)))
  }, [failed, onData])
  return (
    <main className="form">
      <h1>{TITLES[screen]}</h1>
      {failed ? (
        <div className="notice notice-wrong form-notice">
          <div>
            <p>{NOT_REACHED_TEXT}</p>
            <p>
              <Button onClick={() => setFailed(false)}>{formTexts.again}</Button>
            </p>
          </div>
        </div>
      ) : (
        <Skeleton lines={7} label={formTexts.loading} />
      )}
    </main>
  )
}
