import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Up to here all rows are drawn. */
const DRAW_ALL = 100
const ROW_HEIGHT = 45

interface RowsInView {
  readonly indexes: readonly number[]
  /** Pixels of undrawn rows above and below. */
  readonly before: number
  readonly after: number
  readonly measure?: (row: HTMLElement | null) => void
}

/**
 * Which of many rows are near the window's view; all of them while the page is being printed.
 * @param rowHeight about how many pixels a row is high, until it has been drawn and measured
 */
export function useVisibleRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight = ROW_HEIGHT,
): RowsInView {
  const [top, setTop] = useState(0)
  const printing = usePrinting()
  const drawAll = count <= DRAW_ALL || printing
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [body])
  const virtual = useWindowVirtualizer({
    count: drawAll ? 0 : count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
  })
  if (drawAll) return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 }
  const items = virtual.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure: virtual.measureElement,
  }
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
