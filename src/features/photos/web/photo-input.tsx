import { useEffect, useRef } from 'react'

interface PhotoInputProps {
  /** The phone opens its camera; else it offers what it has. */
  readonly camera: boolean
  readonly multiple?: boolean
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
  /** Nothing was taken, or the browser may not open the camera. */
  readonly onNothing?: (() => void) | undefined
}

/** Lies unseen over what it stands for: a tap anywhere on that opens camera or gallery. */
export function PhotoInput({ camera, multiple = false, label, onFiles, onNothing }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const asked = input.current
    if (!onNothing) return
    asked?.addEventListener('cancel', onNothing)
    return () => asked?.removeEventListener('cancel', onNothing)
  }, [onNothing])
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      {...(camera ? { capture: 'environment' as const } : {})}
      multiple={multiple}
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file may be chosen again.
        event.target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
