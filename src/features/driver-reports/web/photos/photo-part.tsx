import { useEffect, useId, useRef, useState } from 'react'
import { photoTexts } from '#features/photos/texts.ts'
import { CameraIcon, PhotoFrame, PhotoInput, usePhotoTaking } from '#features/photos/web/public-driver.tsx'
import { newUuid } from '#platform/web/request-id.ts'
import { CloseIcon, WarningIcon } from '#platform/web/ui/icons.tsx'
import { MOST_PHOTOS } from '../../domain/report.ts'
import { reportPhotoTexts as texts } from '../../texts-photos.ts'
import { forgetLoosePhotos, holdPhotos, keepPhoto, keptPhoto } from './kept-photos.ts'
import './photo-part.css'

interface PhotoPartProps {
  /** Ids of the photos, in their order; their bytes are kept on the device. */
  readonly ids: readonly string[]
  /** What the office will get takes the place of a report that waits. */
  readonly replaces: boolean
  readonly onAdded: (id: string) => void
  readonly onRemoved: (id: string) => void
  /** While a photo is being made smaller nothing can be sent. */
  readonly onBusy: (busy: boolean) => void
}

/** Photos of a problem with the car, by the camera or from what the phone has. */
export function PhotoPart({ ids, replaces, onAdded, onRemoved, onBusy }: PhotoPartProps) {
  const { busy, trouble, take, complain } = usePhotoTaking<true>()
  const [bytes, setBytes] = useState<ReadonlyMap<string, ArrayBuffer>>(new Map())
  const title = useId()
  const part = useRef<HTMLElement>(null)
  const room = MOST_PHOTOS - ids.length

  useEffect(() => holdPhotos(ids), [ids])
  useEffect(() => () => holdPhotos([]), [])

  // What was taken before the sheet was closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for those that were there.
  useEffect(() => {
    for (const id of ids)
      void keptPhoto(id).then((photo) => {
        if (photo) return setBytes((before) => new Map(before).set(id, photo))
        onRemoved(id)
        complain(texts.lost)
      })
  }, [])

  async function add(files: readonly File[]): Promise<void> {
    if (busy) return
    onBusy(true)
    for (const file of files.slice(0, room)) {
      const isTaken = await take(true, file, (photo) => {
        const id = newUuid()
        setBytes((before) => new Map(before).set(id, photo))
        onAdded(id)
        return keepPhoto(id, photo)
      })
      if (!isTaken) break
    }
    if (files.length > room) complain(texts.most)
    onBusy(false)
  }

  function remove(id: string) {
    onRemoved(id)
    void forgetLoosePhotos()
    // The button that was pressed is gone.
    setTimeout(() => part.current?.querySelector<HTMLElement>('input')?.focus())
  }

  return (
    <section className="tell-photos" aria-labelledby={title} ref={part}>
      <p className="tell-photos-head">
        <b id={title}>{texts.title}</b>
        <span role="status">{busy ? photoTexts.shrinking : texts.count(ids.length)}</span>
      </p>
      {ids.length > 0 && (
        <ul className="tell-photos-row">
          {ids.map((id, index) => (
            <li key={id}>
              <PhotoFrame photo={bytes.get(id)} alt={texts.photo(index + 1)} />
              <button
                type="button"
                className="tell-photo-off"
                aria-label={texts.remove(index + 1)}
                onClick={() => remove(id)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className="tell-photos-add" data-busy={busy}>
          <div className="button button-secondary photo-tap">
            <PhotoInput
              camera
              label={texts.take}
              onFiles={(files) => void add(files)}
              onNothing={() => complain()}
            />
            <span className="tell-photos-icon" aria-hidden="true">
              <CameraIcon />
            </span>
            <span aria-hidden="true">{texts.take}</span>
          </div>
          <div className="button button-secondary photo-tap">
            <PhotoInput camera={false} multiple label={texts.choose} onFiles={(files) => void add(files)} />
            <span aria-hidden="true">{texts.choose}</span>
          </div>
        </div>
      )}
      {trouble && (
        <p className="tell-photos-wrong" role="alert">
          <WarningIcon />
          <span>{trouble}</span>
        </p>
      )}
      {replaces && <p className="tell-photos-note">{texts.replaces}</p>}
    </section>
  )
}
