import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Brings the section that the address names into view, also where the screen came after the address.
 * @param shown what is on the screen; while the section is not among it, `onMissing` is asked to show it
 */
export function useSectionInAddress(shown: unknown, onMissing: () => void): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const wanted = useRef('')
  const missing = useRef(onMissing)
  missing.current = onMissing
  useEffect(() => {
    wanted.current = hash
  }, [hash])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when the address or the screen changes
  useEffect(() => {
    if (wanted.current === '') return
    const heading = document.getElementById(wanted.current)
    if (!heading) return missing.current()
    wanted.current = ''
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [hash, shown])
}
