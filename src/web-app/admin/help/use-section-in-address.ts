import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Brings the section that the address names into view, also when the screen came after the address. */
export function useSectionInAddress(): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (hash === '') return
    const heading = document.getElementById(hash)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [hash])
}
