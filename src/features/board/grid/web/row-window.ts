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

/**
 * The rows to draw for a view that begins at `top` and is `height` high, in pixels. Rows drawn before stay
 * where they are no more than a step beyond what is needed, as where the height was only expected.
 */
export function rowsNear(
  view: { readonly top: number; readonly height: number },
  rowHeight: number,
  count: number,
  drawn?: Range,
): Range {
  const before = Math.floor(view.top / rowHeight)
  const shown = Math.ceil(Math.max(0, view.height) / rowHeight) + 1
  const first = Math.max(0, Math.floor((before - BEYOND) / STEP) * STEP)
  const end = Math.min(count, Math.ceil((before + shown + BEYOND) / STEP) * STEP)
  const fits = drawn?.first === first && drawn.end >= end && drawn.end <= Math.min(count, end + STEP)
  return fits ? drawn : { first, end }
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
  /** Pixels of the view as it will be, near enough: what is drawn by it need not be drawn anew. */
  readonly expectedHeight: number
  /** Pixels of the scroller that a sticky head and trays cover: rows under them are not in view. */
  readonly above?: number
  readonly below?: number
}

/** Which rows of equal height are near the view of a scrolling box. */
export function useRowWindow({
  scroller,
  count,
  rowHeight,
  expectedHeight,
  above = 0,
  below = 0,
}: WindowOptions): RowWindow {
  const covered = above + below
  const [range, setRange] = useState(() =>
    rowsNear({ top: 0, height: expectedHeight - covered }, rowHeight, count),
  )
  const [pinned, pin] = useState<number>()
  const look = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const view = { top: box.scrollTop, height: box.clientHeight - covered }
    setRange((now) => rowsNear(view, rowHeight, count, now))
  }, [scroller, count, rowHeight, covered])
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
    const top = row * rowHeight
    const room = box.clientHeight - covered - rowHeight
    if (top < box.scrollTop) box.scrollTop = top
    else if (top > box.scrollTop + room) box.scrollTop = top - room
    flushSync(look)
  }
  return { first: range.first, end: Math.min(range.end, count), reveal, pin, pinned }
}
