import { encodeQR } from 'qr'

const QUIET = 4

interface QrPictureProps {
  readonly text: string
  /** What the picture is, for who can't see it. */
  readonly label: string
}

/** Black on white in both themes, or cameras don't read it. */
export function QrPicture({ text, label }: QrPictureProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 0 })
  const size = rows.length + 2 * QUIET
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
