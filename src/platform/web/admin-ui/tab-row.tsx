import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './tab-row.module.css'

/**
 * The tabs of a screen, in one row however narrow it is: what does not fit is swiped to, fades out where
 * there is more, and the chosen tab stands in view, also when the address chose it.
 */
export function TabRow({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => (row.current ? keepInView(row.current) : undefined), [])
  return (
    <Tabs.List ref={row} mb="md" className={classes.row ?? ''}>
      {children}
    </Tabs.List>
  )
}

/** Watches size, scrolling and choice of a row, and answers how to stop. */
function keepInView(row: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  /** By hand, so that the chosen tab may be out of view until another is chosen. */
  let swiped = false
  const showChosen = () => {
    swiped = false
    const chosen = row.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    // In the middle, so that its neighbours can be seen too; only sideways, unlike scrollIntoView.
    if (chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
    markHidden(row)
  }
  showChosen()
  const choice = new MutationObserver(showChosen)
  choice.observe(row, { subtree: true, childList: true, attributeFilter: ['aria-selected'] })
  const size = new ResizeObserver(showChosen)
  size.observe(row)
  for (const byHand of ['pointerdown', 'touchmove', 'wheel']) {
    row.addEventListener(byHand, () => (swiped = true), { passive: true, signal })
  }
  // The router puts back where a row stood before, which is not where the newly chosen tab is.
  row.addEventListener('scroll', () => (swiped || isChosenInView(row) ? markHidden(row) : showChosen()), {
    passive: true,
    signal,
  })
  return () => {
    choice.disconnect()
    size.disconnect()
    listening.abort()
  }
}

function isChosenInView(row: HTMLElement): boolean {
  const chosen = row.querySelector('[role="tab"][aria-selected="true"]')?.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  // Scrolling goes by whole pixels, tabs are wide by parts of one.
  return chosen === undefined || (chosen.left > left - 1 && chosen.right < right + 1)
}

/** For the fading edges. */
function markHidden(row: HTMLElement): void {
  const left = row.scrollLeft
  row.toggleAttribute('data-more-before', left > 1)
  row.toggleAttribute('data-more-after', left + row.clientWidth < row.scrollWidth - 1)
}
