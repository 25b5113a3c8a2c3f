import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './tab-row.module.css'

/**
 * The tabs of a screen, in one row however narrow it is: what does not fit is swiped to, fades out where there is more, and the chosen
 * tab stands in view, also when the address chose it.
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
  const tellWhatIsHidden = () => {
    const left = row.scrollLeft
    row.toggleAttribute('data-more-before', left > 1)
    row.toggleAttribute('data-more-after', left + row.clientWidth < row.scrollWidth - 1)
  }
  const showChosen = () => {
    const chosen = row.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    // In the middle, so that its neighbours can be seen too; only sideways, unlike scrollIntoView.
    if (chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
    tellWhatIsHidden()
  }
  showChosen()
  const choice = new MutationObserver(showChosen)
  choice.observe(row, { subtree: true, childList: true, attributeFilter: ['aria-selected'] })
  const size = new ResizeObserver(showChosen)
  size.observe(row)
  row.addEventListener('scroll', tellWhatIsHidden, { passive: true })
  return () => {
    choice.disconnect()
    size.disconnect()
    row.removeEventListener('scroll', tellWhatIsHidden)
  }
}
