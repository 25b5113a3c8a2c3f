import { useEffect, useRef, useState } from 'react'
import { CheckIcon, WarningIcon } from '#platform/web/ui/icons.tsx'
import { PHOTO_SIDES, type PhotoSide } from '../../domain/handover.ts'
import { handoverTexts as texts } from '../../texts.ts'
import { sideWords } from '../../texts-words.ts'
import { shrink } from '../photos/shrink.ts'
import type { Photos } from './draft.ts'
import './photos.css'

interface PhotoTilesProps {
  readonly photos: Photos
  /** False where there was no room for it. */
  readonly onPhoto: (side: PhotoSide, photo: ArrayBuffer) => Promise<boolean>
}

/** The four sides of the car, each by the phone's camera. */
export function PhotoTiles({ photos, onPhoto }: PhotoTilesProps) {
  const [busy, setBusy] = useState<PhotoSide>()
  const [trouble, setTrouble] = useState<string>()
  /** Where the camera gave nothing, the phone offers its pictures too. */
  const [anyPicture, setAnyPicture] = useState(false)

  async function take(side: PhotoSide, file: File | undefined): Promise<void> {
    if (!file || busy) return
    setBusy(side)
    setTrouble(undefined)
    const shrunk = await shrink(file)
    if (shrunk.ok) {
      if (!(await onPhoto(side, shrunk.photo))) setTrouble(texts.photoNotKept)
    } else {
      setAnyPicture(true)
      setTrouble(shrunk.why === 'unreadable' ? texts.photoUnreadable : texts.photoTooLarge)
    }
    setBusy(undefined)
  }

  return (
    <section className="handover-part">
      <div className="handover-part-head">
        <h2>{texts.photos}</h2>
        <span role="status">{busy ? texts.shrinking : texts.photosDone(Object.keys(photos).length)}</span>
      </div>
      <div className="handover-photos">
        {PHOTO_SIDES.map((side) => (
          <PhotoTile
            key={side}
            side={side}
            photo={photos[side]}
            isBusy={busy === side}
            anyPicture={anyPicture}
            onFile={(file) => void take(side, file)}
            onNothing={() => {
              setAnyPicture(true)
              setTrouble(texts.noPhotoTaken)
            }}
          />
        ))}
      </div>
      {trouble && (
        <p className="handover-wrong" role="alert">
          <WarningIcon />
          <span>{trouble}</span>
        </p>
      )}
    </section>
  )
}

interface PhotoTileProps {
  readonly side: PhotoSide
  readonly photo: ArrayBuffer | undefined
  readonly isBusy: boolean
  readonly anyPicture: boolean
  readonly onFile: (file: File | undefined) => void
  readonly onNothing: () => void
}

function PhotoTile({ side, photo, isBusy, anyPicture, onFile, onNothing }: PhotoTileProps) {
  const url = useObjectUrl(photo)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const asked = input.current
    asked?.addEventListener('cancel', onNothing)
    return () => asked?.removeEventListener('cancel', onNothing)
  }, [onNothing])
  const word = sideWords[side]
  return (
    <label className="handover-photo" data-busy={isBusy || undefined}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(anyPicture ? {} : { capture: 'environment' as const })}
        aria-label={photo ? texts.photoAgain(word) : texts.takePhoto(word)}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <span className="handover-photo-frame" aria-hidden="true">
        {url ? <img src={url} alt="" /> : <CameraIcon />}
        {photo && (
          <span className="handover-photo-done">
            <CheckIcon />
          </span>
        )}
      </span>
      <span aria-hidden="true">{word}</span>
    </label>
  )
}

function CameraIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 8h3.2l1.6-2.5h6.4L16.8 8H20a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 4 8z" />
      <circle cx="12" cy="13.3" r="3.5" />
    </svg>
  )
}

function useObjectUrl(photo: ArrayBuffer | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!photo) return setUrl(undefined)
    const made = URL.createObjectURL(new Blob([photo], { type: 'image/jpeg' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return url
}
