import { type CellOnPage, cellAt } from '#features/board/work/web/public-view.ts'
import { shiftOfSlot } from '#kernel/slot.ts'

/** What the board answers while somebody is dragged over it. */
export interface DragPorts {
  /** False where nothing may be moved. */
  readonly editable: boolean
  readonly ghost: HTMLElement | null
  nameOf(cell: CellOnPage): string
  /** The picked cell is about to move: its row must stay in the page. */
  begin(cell: CellOnPage, element: HTMLElement): void
  judge(from: CellOnPage, to: CellOnPage): { readonly fits: boolean; readonly note: string }
  drop(from: CellOnPage, to: CellOnPage): void
  cancel(from: CellOnPage): void
  /** A short touch. */
  tap(cell: CellOnPage): void
}

/** Spec 2 §9: a drag begins after 200 ms. A finger that has moved further by then is scrolling. */
const HOLD_MS = 200
const SCROLLING_PX = 8
/** Distance to an edge at which the box under the pointer starts to scroll, and the most pixels a frame. */
const EDGE_PX = 56
const FASTEST_PX = 16

interface Drag {
  readonly pointer: number
  readonly touch: boolean
  readonly from: CellOnPage
  readonly element: HTMLElement
  readonly startX: number
  readonly startY: number
  x: number
  y: number
  timer: number
  frame: number
  moving: boolean
  over: HTMLElement | undefined
}

/**
 * Dragging by mouse and finger with one set of listeners on the board; answers how to take them off again.
 */
export function attachDrag(root: HTMLElement, ports: () => DragPorts): () => void {
  let drag: Drag | undefined
  let ghostWidth = 0

  const lift = () => {
    if (!drag) return
    const { from, element, pointer } = drag
    drag.moving = true
    root.toggleAttribute('data-dragging', true)
    ports().begin(from, element)
    const ghost = ports().ghost
    if (ghost) {
      ghost.setPointerCapture(pointer)
      ghost.dataset.shift = shiftOfSlot(from.address.slot)
      ghost.children[0]?.replaceChildren(ports().nameOf(from))
      ghost.hidden = false
      ghostWidth = ghost.offsetWidth
    }
    drag.frame = requestAnimationFrame(follow)
  }

  const follow = () => {
    if (!drag) return
    const ghost = ports().ghost
    const left = Math.max(4, Math.min(drag.x + 12, window.innerWidth - ghostWidth - 6))
    if (ghost) ghost.style.transform = `translate(${left}px, ${drag.y + 8}px)`
    const under = document.elementFromPoint(drag.x, drag.y)
    scrollAtEdges(under, drag)
    const cell = under?.closest<HTMLElement>('[data-slot]') ?? undefined
    const over = cell && root.contains(cell) ? cell : undefined
    if (over !== drag.over) hover(over)
    drag.frame = requestAnimationFrame(follow)
  }

  const hover = (over: HTMLElement | undefined) => {
    if (!drag) return
    drag.over?.removeAttribute('data-over')
    drag.over = over
    const target = over && cellAt(over)
    const verdict = target && ports().judge(drag.from, target)
    if (over && verdict) over.dataset.over = verdict.fits ? 'yes' : 'no'
    const note = ports().ghost?.children[1]
    note?.replaceChildren(verdict?.note ?? '')
    note?.toggleAttribute('data-no', verdict?.fits === false)
    ghostWidth = ports().ghost?.offsetWidth ?? 0
  }

  const stop = () => {
    if (!drag) return undefined
    const ended = drag
    clearTimeout(drag.timer)
    cancelAnimationFrame(drag.frame)
    drag.over?.removeAttribute('data-over')
    root.removeAttribute('data-dragging')
    const ghost = ports().ghost
    if (ghost?.hasPointerCapture(drag.pointer)) ghost.releasePointerCapture(drag.pointer)
    if (ghost) ghost.hidden = true
    drag = undefined
    return ended
  }

  const cancel = () => {
    const ended = stop()
    if (ended?.moving) ports().cancel(ended.from)
  }

  const onDown = (event: PointerEvent) => {
    if (drag || event.button !== 0 || !(event.target instanceof Element)) return
    const element = event.target.closest<HTMLElement>('[data-driver]')
    const from = cellAt(element)
    if (!element || !from) return
    const touch = event.pointerType !== 'mouse'
    if (!touch && !ports().editable) return
    drag = {
      pointer: event.pointerId,
      touch,
      from,
      element,
      startX: event.clientX,
      startY: event.clientY,
      x: event.clientX,
      y: event.clientY,
      timer: ports().editable ? window.setTimeout(lift, HOLD_MS) : 0,
      frame: 0,
      moving: false,
      over: undefined,
    }
  }

  const onMove = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return
    drag.x = event.clientX
    drag.y = event.clientY
    const far = Math.hypot(drag.x - drag.startX, drag.y - drag.startY) > SCROLLING_PX
    if (!drag.moving && drag.touch && far) stop()
  }

  const onUp = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return
    const under = cellAt(document.elementFromPoint(event.clientX, event.clientY))
    const ended = stop()
    if (!ended) return
    if (!ended.moving) {
      if (!ended.touch) return
      swallowClickBeside(root)
      ports().tap(ended.from)
    } else if (under) ports().drop(ended.from, under)
    else ports().cancel(ended.from)
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag?.moving) return
    event.stopPropagation()
    cancel()
  }
  // Once a finger holds a driver it no longer scrolls; only a listener that isn't passive can say so.
  const onTouchMove = (event: TouchEvent) => {
    if (drag?.moving && event.cancelable) event.preventDefault()
  }
  const onContextMenu = (event: Event) => {
    if (drag?.touch) event.preventDefault()
  }

  const taken = new AbortController()
  const { signal } = taken
  root.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal, passive: true })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('blur', cancel, { signal })
  window.addEventListener('keydown', onKey, { signal, capture: true })
  root.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  root.addEventListener('contextmenu', onContextMenu, { signal, capture: true })
  return () => {
    stop()
    taken.abort()
  }
}

function scrollAtEdges(under: Element | null, { x, y }: { x: number; y: number }): void {
  for (let box = under?.closest<HTMLElement>('[data-scroller]'); box; ) {
    const { top, bottom, left, right } = box.getBoundingClientRect()
    const edge = Math.min(EDGE_PX, (bottom - top) / 4)
    const above = Number(box.dataset.above ?? 0)
    const below = Number(box.dataset.below ?? 0)
    const down = speed(y, top + above, bottom - below, edge)
    const across = speed(x, left, right, EDGE_PX)
    if (down !== 0) box.scrollTop += down
    if (across !== 0) box.scrollLeft += across
    if (down !== 0 || across !== 0) return
    box = box.parentElement?.closest<HTMLElement>('[data-scroller]') ?? null
  }
}

/** Pixels a frame: none amid the box, faster towards its edge. */
function speed(at: number, low: number, high: number, edge: number): number {
  if (at < low + edge) return -Math.ceil(Math.min(1, (low + edge - at) / edge) * FASTEST_PX)
  if (at > high - edge) return Math.ceil(Math.min(1, (at - high + edge) / edge) * FASTEST_PX)
  return 0
}

/** The click of a tap comes after it. */
const CLICK_FOLLOWS_MS = 500

/**
 * A tap has opened something over the board: its click was meant for the cell, and presses nothing that has
 * come up under the finger meanwhile.
 */
function swallowClickBeside(root: HTMLElement): void {
  const onClick = (event: MouseEvent) => {
    stop()
    if (event.target instanceof Node && root.contains(event.target)) return
    event.stopPropagation()
    event.preventDefault()
  }
  const timer = setTimeout(() => stop(), CLICK_FOLLOWS_MS)
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('click', onClick, { capture: true })
  }
  window.addEventListener('click', onClick, { capture: true })
}
