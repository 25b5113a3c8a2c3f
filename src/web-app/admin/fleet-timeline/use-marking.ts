import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  useRef,
  useState,
} from 'react'
import type { SlotSpan } from '#kernel/slot-span.ts'
import { type Marking, marked, movedByKey, type Spot } from './marking.ts'
import { barsOf } from './timeline-bars.ts'
import type { TimelineEntry } from './timeline-entries.ts'
import { slotAtIndex, slotCount, type TimelineRange } from './timeline-range.ts'
import { timelineTexts } from './timeline-texts.ts'
import type { TimelineCar } from './use-timeline-data.ts'

export interface MarkingPorts {
  readonly range: TimelineRange
  readonly cars: readonly TimelineCar[]
  readonly entries: ReadonlyMap<string, readonly TimelineEntry[]>
  /** A grounding has been drawn. */
  draw(car: TimelineCar, span: SlotSpan): void
  open(entry: TimelineEntry): void
  /** The car's own screen. */
  visit(carId: string): void
  reveal(row: number): void
}

/**
 * Choosing a car and slots: by the mouse, which draws over a lane, by a click or tap, which takes the day,
 * and by the keyboard. The handlers stand on the grid alone.
 */
export function useMarking({ range, cars, entries, draw, open, visit, reveal }: MarkingPorts) {
  const [marking, setMarking] = useState<Marking>()
  const [news, setNews] = useState('')
  /** Where the mouse button went down, and whether it has left that slot since. */
  const press = useRef<Spot & { readonly pointer: number; drawn: boolean }>(undefined)
  const slots = slotCount(range)

  const finish = (row: number, from: number, to: number) => {
    const car = cars[row]
    setMarking({ row, slot: to })
    if (car) draw(car, { from: slotAtIndex(range, from), to: slotAtIndex(range, to) })
  }
  const entryAt = ({ row, slot }: Spot) => {
    const found = barsOf(range, entries.get(cars[row]?.id ?? '') ?? []).filter(
      ({ from, to }) => from <= slot && slot <= to,
    )
    return (found.find(({ entry }) => entry.kind === 'grounding') ?? found[0])?.entry
  }
  const takeEnter = (at: Marking) => {
    const entry = at.anchor === undefined ? entryAt(at) : undefined
    if (entry?.kind === 'grounding') return open(entry)
    if (at.anchor === undefined) {
      setNews(timelineTexts.started(slotAtIndex(range, at.slot)))
      return setMarking({ ...at, anchor: at.slot })
    }
    setNews('')
    finish(at.row, ...marked(at))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || cars.length === 0) return
    const at = marking && marking.row < cars.length ? marking : { row: 0, slot: 0 }
    if (event.key === 'Escape' && at.anchor !== undefined) {
      event.stopPropagation()
      setNews(timelineTexts.cancelled)
      return setMarking({ row: at.row, slot: at.slot })
    }
    // The first key only enters the grid.
    const next = marking ? movedByKey(at, event.key, { rows: cars.length, slots }) : at
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return takeEnter(at)
    }
    if (!next || !movedByKey(at, event.key, { rows: 1, slots: 1 })) return
    event.preventDefault()
    setMarking(next)
    reveal(next.row)
  }

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    press.current = undefined
    if (event.pointerType === 'touch' || event.button !== 0) return
    if (event.target instanceof Element && event.target.closest('[data-entry]')) return
    const spot = spotOf(event, slots)
    if (spot) press.current = { ...spot, pointer: event.pointerId, drawn: false }
  }
  const onPointerMove = (event: ReactPointerEvent<HTMLElement>) => {
    const from = press.current
    if (!from || from.pointer !== event.pointerId) return
    const slot = slotInRow(event.currentTarget, from.row, event.clientX, slots)
    if (slot === undefined || (!from.drawn && slot === from.slot)) return
    if (!from.drawn) event.currentTarget.setPointerCapture(event.pointerId)
    from.drawn = true
    setMarking((now) =>
      now?.row === from.row && now.slot === slot && now.anchor === from.slot
        ? now
        : { row: from.row, slot, anchor: from.slot },
    )
  }
  const onPointerUp = (event: ReactPointerEvent<HTMLElement>) => {
    const from = press.current
    if (!from?.drawn || from.pointer !== event.pointerId) return
    const slot = slotInRow(event.currentTarget, from.row, event.clientX, slots) ?? from.slot
    finish(from.row, ...marked({ row: from.row, slot, anchor: from.slot }))
  }
  const onPointerCancel = () => {
    if (press.current?.drawn) setMarking({ row: press.current.row, slot: press.current.slot })
    press.current = undefined
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : undefined
    const carId = target?.closest<HTMLElement>('[data-car]')?.dataset.car
    if (carId) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      return visit(carId)
    }
    if (press.current?.drawn) {
      press.current = undefined
      return
    }
    const spot = spotOf(event, slots)
    const key = target?.closest<HTMLElement>('[data-entry]')?.dataset.entry
    if (!spot) return
    setMarking(spot)
    const entry = key && entries.get(cars[spot.row]?.id ?? '')?.find((each) => each.key === key)
    if (entry) return open(entry)
    const day = spot.slot - (spot.slot % 2)
    finish(spot.row, day, day + 1)
  }

  return {
    marking,
    news,
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick },
  }
}

function spotOf(event: { target: EventTarget; clientX: number }, slots: number): Spot | undefined {
  const lane = event.target instanceof Element ? event.target.closest('[data-lane]') : null
  const row = lane?.closest<HTMLElement>('[data-row]')?.dataset.row
  return lane && row !== undefined
    ? { row: Number(row), slot: slotAtX(lane, event.clientX, slots) }
    : undefined
}

function slotInRow(grid: HTMLElement, row: number, x: number, slots: number): number | undefined {
  const lane = grid.querySelector(`[data-row="${row}"] [data-lane]`)
  return lane ? slotAtX(lane, x, slots) : undefined
}

function slotAtX(lane: Element, x: number, slots: number): number {
  const { left, width } = lane.getBoundingClientRect()
  return Math.max(0, Math.min(slots - 1, Math.floor(((x - left) / width) * slots)))
}
