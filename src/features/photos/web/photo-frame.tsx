import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#platform/web/ui/icons.tsx'
import './photos.css'

interface PhotoFrameProps {
  readonly photo: ArrayBuffer | undefined
  /** What the picture is, where nothing beside it says so. */
  readonly alt?: string
  readonly children?: ReactNode
}

/** A photo on a tile; a camera where there is none yet. */
export function PhotoFrame({ photo, alt = '', children }: PhotoFrameProps) {
  const url = useObjectUrl(photo)
  return (
    <span className="photo-frame" {...(alt === '' ? { 'aria-hidden': true } : {})}>
      {url ? <img src={url} alt={alt} /> : <CameraIcon />}
      {children}
    </span>
  )
}

export function CameraIcon() {
  return (
    <Icon>
      <path d="M4 8h3.2l1.6-2.5h6.4L16.8 8H20a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 4 8z" />
      <circle cx="12" cy="13.3" r="3.5" />
    </Icon>
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
