import type { MouseEvent } from 'react'
import { DRAWING } from '../domain/handover.ts'
import { drawingWords as words } from '../texts-words.ts'
import './drawing.css'

export interface Mark {
  readonly id: string
  readonly x: number
  readonly y: number
  /** `new`: made just now; `gone`: repaired. */
  readonly state: 'known' | 'new' | 'gone'
}

interface DrawingProps {
  /** Numbered as they stand. */
  readonly marks: readonly Mark[]
  /** Told where the car was tapped; a list beside it does the same for keyboards. */
  readonly onTap?: ((x: number, y: number) => void) | undefined
}

/** A car from above, its front at the left, with numbered marks. */
export function CarDrawing({ marks, onTap }: DrawingProps) {
  const tap = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const within = (part: number, most: number) => Math.round(Math.max(0, Math.min(1, part)) * most)
    onTap?.(
      within((event.clientX - left) / width, DRAWING.width),
      within((event.clientY - top) / height, DRAWING.height),
    )
  }
  return (
    <svg
      className="car-drawing"
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      role="img"
      aria-label={words.car}
      {...(onTap ? { onClick: tap } : {})}
    >
      <path
        className="car-body"
        d="M60 220C46 120 70 62 150 50 300 22 700 22 860 50c72 12 95 70 85 170 10 100-13 158-85 170-160 28-560 28-710 0C70 378 46 320 60 220z"
      />
      <path d="M112 105c-18 75-18 155 0 230M905 105c15 75 15 155 0 230M322 31l16 62M322 409l16-62M565 30v80M565 410v-80M768 34l-22 74M768 406l-22-74" />
      <path className="car-glass" d="M298 92l84 34c-12 62-12 126 0 188l-84 34c-22-86-22-170 0-256z" />
      <path d="M392 124h328c12 64 12 128 0 192H392c-12-64-12-128 0-192z" />
      <path className="car-glass" d="M732 126l72-30c16 84 16 164 0 248l-72-30c12-62 12-126 0-188z" />
      <text className="car-word" x="205" y="230">
        {words.front}
      </text>
      <text className="car-word" x="855" y="230">
        {words.back}
      </text>
      {marks.map(({ id, x, y, state }, index) => (
        <g key={id} className={`car-mark car-mark-${state}`}>
          {state === 'new' ? (
            <rect
              x={kept(x, DRAWING.width) - 32}
              y={kept(y, DRAWING.height) - 32}
              width="64"
              height="64"
              rx="14"
            />
          ) : (
            <circle cx={kept(x, DRAWING.width)} cy={kept(y, DRAWING.height)} r="32" />
          )}
          <text x={kept(x, DRAWING.width)} y={kept(y, DRAWING.height) + 13}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A mark at the edge stays whole. */
function kept(at: number, most: number): number {
  return Math.max(36, Math.min(most - 36, at))
}
