/** The signs of the two shifts, one path each. Those of exceptional cells are masks in the style sheet. */
const PATHS = {
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
