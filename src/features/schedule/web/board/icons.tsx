/** The signs of exceptional cells, one path each: there may be hundreds on the board. */
const PATHS = {
  key: 'M10.5 5.5a3 3 0 1 1-2.2-2.9l-.1 0a3 3 0 0 1 2.3 2.9M7 7 2.5 11.5m1-1 1.5 1.5m-.2-2.8 1.4 1.4',
  stop: 'M7 1.8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 7 1.8M3.4 3.4l7.2 7.2',
  paper: 'M3.5 1.8h4.6l2.4 2.4v8H3.5zM8 1.8v2.5h2.5M5.2 8h3.6M5.2 10h2.2',
  wrench:
    'M8.3 5.7a3 3 0 0 1 3.9-3.8L10.4 3.7 10.6 5l1.3.2 1.7-1.8a3 3 0 0 1-4 3.9L5 12a1.3 1.3 0 0 1-1.9-1.9z',
  sun: 'M7 4.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2M7 .8v1.4M7 11.8v1.4M.8 7h1.4M11.8 7h1.4M2.6 2.6l1 1M10.4 10.4l1 1M2.6 11.4l1-1M10.4 3.6l1-1',
  moon: 'M11.8 8.6A5.2 5.2 0 0 1 5.4 2.2a5.2 5.2 0 1 0 6.4 6.4z',
} as const

export function Sign({ of, filled = false }: { of: keyof typeof PATHS; filled?: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path
        d={PATHS[of]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
