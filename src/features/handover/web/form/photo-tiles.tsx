import { useState } from 'react'
import { photoTexts } from '#features/photos/texts.ts'
import { PhotoFrame, PhotoInput, usePhotoTaking } from '#features/photos/web/public-driver.tsx'
import { CheckIcon, WarningIcon } from '#platform/web/ui/icons.tsx'
import { PHOTO_SIDES, type PhotoSide } from '../../domain/handover.ts'
import { handoverTexts as texts } from '../../texts.ts'
import { sideWords } from '../../texts-words.ts'
import type { Photos } from './draft.ts'
import './photos.css'

interface PhotoTilesProps {
  readonly photos: Photos
  /** False where there was no room for it. */
  readonly onPhoto: (side: PhotoSide, photo: ArrayBuffer) => Promise<boolean>
}

/** The four sides of the car, each by the phone's camera. */
export function PhotoTiles({ photos, onPhoto }: PhotoTilesProps) {
  const { busy, trouble, take, complain } = usePhotoTaking<PhotoSide>()
  /** Where the camera gave nothing, the phone offers its pictures too. */
  const [anyPicture, setAnyPicture] = useState(false)
  return (
    <section className="handover-part">
      <div className="handover-part-head">
        <h2>{texts.photos}</h2>
        <span role="status">
          {busy ? photoTexts.shrinking : texts.photosDone(Object.keys(photos).length)}
        </span>
      </div>
      <div className="handover-photos">
        {PHOTO_SIDES.map((side) => (
          <PhotoTile
            key={side}
            side={side}
            photo={photos[side]}
            isBusy={busy === side}
            camera={!anyPicture}
            onFile={(file) =>
              void take(side, file, (photo) => onPhoto(side, photo)).then((ok) => ok || setAnyPicture(true))
            }
            onNothing={() => {
              setAnyPicture(true)
              complain()
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
  readonly camera: boolean
  readonly onFile: (file: File) => void
  readonly onNothing: () => void
}

function PhotoTile({ side, photo, isBusy, camera, onFile, onNothing }: PhotoTileProps) {
  const word = sideWords[side]
  return (
    <div className="handover-photo photo-tap" data-busy={isBusy || undefined}>
      <PhotoInput
        camera={camera}
        label={photo ? texts.photoAgain(word) : texts.takePhoto(word)}
        onFiles={([file]) => file && onFile(file)}
        onNothing={onNothing}
      />
      <PhotoFrame photo={photo}>
        {photo && (
          <span className="handover-photo-done">
            <CheckIcon />
          </span>
        )}
      </PhotoFrame>
      <span aria-hidden="true">{word}</span>
    </div>
  )
}
