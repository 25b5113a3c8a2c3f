import { useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { reportPhotoTexts as texts } from '../../texts-photos.ts'
import { sendReportPhotos } from './send-photos.ts'
import { noteWaiting, waitingOf, whenPhotosMove } from './waiting-photos.ts'

const AGAIN_MS = 15_000

/** What of a report's photos is still on this phone, sent again and again while the page is open. */
export function PhotosWait({ report }: { readonly report: string }) {
  const [waiting, setWaiting] = useState(() => waitingOf(report))
  useEffect(() => {
    const look = () => setWaiting(waitingOf(report))
    look()
    return whenPhotosMove(look)
  }, [report])
  const left = waiting?.photos.length ?? 0
  const isLeft = left > 0
  useEffect(() => {
    if (!isLeft) return
    const hurry = () => void sendReportPhotos()
    const whenSeen = () => document.visibilityState === 'visible' && hurry()
    hurry()
    const timer = setInterval(hurry, AGAIN_MS)
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [isLeft])
  if (!waiting) return null
  return (
    <span className="told-photos" role="status">
      {isLeft && <small>{texts.wait(left)}</small>}
      {waiting.failed > 0 && (
        <>
          <small>{texts.failed(waiting.failed)}</small>
          <Button kind="quiet" onClick={() => noteWaiting({ ...waiting, failed: 0 })}>
            {texts.understood}
          </Button>
        </>
      )}
    </span>
  )
}
