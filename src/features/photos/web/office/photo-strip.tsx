import { useState } from 'react'
import { officePhotoTexts as texts } from '../../texts-office.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import classes from './photos.module.css'
import type { ShownPhoto } from './shown-photo.ts'

/** Photos in a row, each opened large by a press. */
export function PhotoStrip({ photos }: { readonly photos: readonly ShownPhoto[] }) {
  const [open, setOpen] = useState<string>()
  const index = photos.findIndex(({ address }) => address === open)
  return (
    <>
      <ul className={classes.strip}>
        {photos.map(({ address, words }) => (
          <li key={address}>
            <button type="button" aria-label={texts.openNamed(words)} onClick={() => setOpen(address)}>
              <img src={address} loading="lazy" alt="" />
            </button>
          </li>
        ))}
      </ul>
      {index < 0 ? null : (
        <PhotoViewer
          photos={photos}
          index={index}
          onIndex={(next) => setOpen(photos[next]?.address)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
