import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Rows drawn beyond what is in view, and the step in which the window moves, so that few scroll events draw
 * anything.
 */
const BEYOND = 4
const STEP = 4

interface Range {
  readonly first: number
  /** Not included. */
  readonly end: number
}

export interface RowWindow extends Range {
  /** Scrolls until the row is in view and drawn. */
  reveal(row: number): void
  /**
   * Keeps this row drawn wherever the view goes: it is being dragged, or has the focus. Of a filtered list it
   * is the row's own number, not its position.
   */
  pin(row: number | undefined): void
  readonly pinned: number | undefined
}

interface WindowOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  /** Pixels */
  readonly rowHeight: number
  /** Pixels of the scroller that sticky heads and trays cover, above and below. */
  covered(): { readonly above: number; readonly below: number }
}

/** Which rows of equal height are near the view of a scrolling box. */
export function useRowWindow({ scroller, count, rowHeight, covered }: WindowOptions): RowWindow {
  const [range, setRange] = useState<Range>({ first: 0, end: Math.ceil(window.innerHeight / 2 / rowHeight) })
  const [pinned, pin] = useState<number>()
  const look = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const first = Math.floor(box.scrollTop / rowHeight)
    const shown = Math.ceil(box.clientHeight / rowHeight) + 1
    const next = {
      first: Math.max(0, Math.floor((first - BEYOND) / STEP) * STEP),
      end: Math.min(count, Math.ceil((first + shown + BEYOND) / STEP) * STEP),
    }
    setRange((now) => (now.first === next.first && now.end === next.end ? now : next))
  }, [scroller, count, rowHeight])
  useLayoutEffect(look, [look])
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const size = new ResizeObserver(look)
    size.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller, look])
  const reveal = (row: number) => {
    const box = scroller.current
    if (!box) return
    const { above, below } = covered()
    const top = row * rowHeight
    const room = box.clientHeight - above - below - rowHeight
    if (top < box.scrollTop) box.scrollTop = top
    else if (top > box.scrollTop + room) box.scrollTop = top - room
    flushSync(look)
  }
  return { first: range.first, end: Math.min(range.end, count), reveal, pin, pinned }
}
