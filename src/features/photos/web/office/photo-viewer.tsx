import { Button, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { officePhotoTexts as texts } from '../../texts-office.ts'
import classes from './photos.module.css'
import type { ShownPhoto } from './shown-photo.ts'

interface PhotoViewerProps {
  readonly photos: readonly ShownPhoto[]
  readonly index: number
  onIndex(index: number): void
  onClose(): void
}

/** One photo as large as the window; the arrow keys go on to its neighbours, Escape closes. */
export function PhotoViewer({ photos, index, onIndex, onClose }: PhotoViewerProps) {
  const [failed, setFailed] = useState<string>()
  useFocusBack()
  const photo = photos[index]
  if (!photo) return null
  const { address, words } = photo
  const step = (by: number) => {
    const next = index + by
    if (next >= 0 && next < photos.length) onIndex(next)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  return (
    <Modal opened onClose={onClose} size="min(96vw, 1320px)" title={words} onKeyDown={onKeyDown}>
      <div className={classes.large}>
        {failed === address ? (
          <p role="alert">{texts.gone}</p>
        ) : (
          <img key={address} src={address} alt={words} onError={() => setFailed(address)} />
        )}
      </div>
      <div className={classes.foot}>
        <span role="status">{texts.of(index + 1, photos.length)}</span>
        {photos.length > 1 ? (
          <span className={classes.steps}>
            <IconButton
              label={texts.previous}
              variant="default"
              size="lg"
              disabled={index === 0}
              onClick={() => step(-1)}
            >
              <IconChevronLeft size={20} />
            </IconButton>
            <IconButton
              label={texts.next}
              variant="default"
              size="lg"
              disabled={index === photos.length - 1}
              onClick={() => step(1)}
            >
              <IconChevronRight size={20} />
            </IconButton>
          </span>
        ) : null}
        <Button component="a" variant="default" href={address} target="_blank" rel="noreferrer">
          {texts.whole}
        </Button>
      </div>
    </Modal>
  )
}
