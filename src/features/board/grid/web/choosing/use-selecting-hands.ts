import { type RefObject, useEffect } from 'react'
import {
  blockBetween,
  countOf,
  isChosen,
  type Seat,
  type Selection,
  weekOfCar,
  withAllTurned,
  withTurned,
} from '#features/board/selecting/domain/public.ts'
import {
  type Address,
  type BoardView,
  type CellOnPage,
  carCellOf,
  cellAt,
} from '#features/board/work/web/public-view.ts'
import { walk } from '../moving/walk.ts'

/** Many seats that the next act is about, and the hands that choose them. */
export interface SelectingHands {
  readonly chosen: Selection
  /** Whatever is tapped or clicked is chosen, or let go; nothing else happens to it. */
  readonly mode: boolean
  /** What a drag of one of several chosen drivers does. */
  readonly carry: {
    readonly name: string
    judge(from: CellOnPage, to: CellOnPage): { readonly fits: boolean; readonly note: string }
    drop(from: CellOnPage, to: CellOnPage): void
  }
  onChoose(chosen: Selection): void
  /** Nothing is chosen any more, and no more is by a tap. */
  onLeave(): void
}

interface Latest {
  readonly view: BoardView
  readonly selecting: SelectingHands | undefined
}

/** A drag of this cell takes all that is chosen with it. */
export function carriedMany(
  selecting: SelectingHands | undefined,
  cell: CellOnPage,
): SelectingHands['carry'] | undefined {
  const seat = seatOf(cell)
  const isOne = !seat || !selecting || !isChosen(selecting.chosen, seat)
  return isOne || countOf(selecting.chosen) < 2 ? undefined : selecting.carry
}

/**
 * Chooses seats by Shift (a block from where one was before), Ctrl (one more, one less; a plate: the car's
 * week), by a drag that begins on an empty seat, and by Shift with the arrows; in the mode for fingers by
 * every tap. Listens before the board does, so that what chooses moves nobody and opens nothing.
 */
export function useSelectingHands(
  root: RefObject<HTMLElement | null>,
  latest: RefObject<Latest>,
  focusAt: (address: Address) => void,
): void {
  useEffect(() => {
    const board = root.current
    if (!board) return
    const taken = new AbortController()
    const options = { signal: taken.signal, capture: true }
    let anchor: Seat | undefined
    let pressed: { readonly seat: Seat; readonly chooses: boolean } | undefined
    let over: Seat | undefined
    let swallows = false
    const block = (to: Seat) => {
      const { view, selecting } = latest.current
      const cars = view.shownRows.cars.map(({ id }) => id)
      selecting?.onChoose(blockBetween(cars, anchor ?? to, to))
    }
    const turn = (seat: Seat) => {
      const { selecting } = latest.current
      anchor = seat
      selecting?.onChoose(withTurned(selecting.chosen, seat))
    }

    const onDown = (event: PointerEvent) => {
      const { selecting } = latest.current
      swallows = false
      pressed = undefined
      if (!selecting || event.button !== 0 || !(event.target instanceof Element)) return
      const cell = cellAt(event.target)
      const seat = cell && seatOf(cell)
      if (!seat) return
      if (selecting.mode) {
        // A finger may be scrolling: what it chooses is told by the click.
        event.stopPropagation()
        return
      }
      if (event.pointerType !== 'mouse') return
      if (event.shiftKey) {
        event.stopPropagation()
        pressed = { seat, chooses: true }
        swallows = true
        block(seat)
      } else if (isCtrl(event)) {
        event.stopPropagation()
        swallows = true
        turn(seat)
      } else {
        anchor = seat
        if (!cell.driverId) pressed = { seat, chooses: false }
        if (!isChosen(selecting.chosen, seat) && selecting.chosen.size > 0) selecting.onLeave()
      }
    }
    const onMove = (event: PointerEvent) => {
      if (!pressed) return
      const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY))
      const seat = cell && seatOf(cell)
      if (!seat || isSame(seat, over ?? pressed.seat)) return
      over = seat
      swallows = true
      block(seat)
    }
    const onUp = () => {
      pressed = undefined
      over = undefined
    }
    const onClick = (event: MouseEvent) => {
      const { view, selecting } = latest.current
      if (!selecting || !(event.target instanceof Element)) return
      const plate = event.target.closest<HTMLElement>('[data-plate]')
      if (plate && (selecting.mode || isCtrl(event) || event.shiftKey)) {
        const carId = carCellOf(plate, view.week.begun)?.spot.carId
        if (carId) selecting.onChoose(withAllTurned(selecting.chosen, weekOfCar(carId, view.week.begun)))
        stop(event)
      } else if (selecting.mode) {
        const cell = cellAt(event.target)
        const seat = cell && seatOf(cell)
        if (!seat) return
        stop(event)
        turn(seat)
      } else if (swallows) {
        swallows = false
        stop(event)
      }
    }
    const onDoubleClick = (event: MouseEvent) => {
      if (latest.current.selecting?.mode || isCtrl(event) || event.shiftKey) stop(event)
    }
    let from: Seat | undefined
    const onKey = (event: KeyboardEvent) => {
      const { view, selecting } = latest.current
      if (!selecting || !(event.target instanceof HTMLElement)) return
      if (event.key === 'Escape' && (selecting.chosen.size > 0 || selecting.mode) && !view.picked) {
        stop(event)
        selecting.onLeave()
        return
      }
      if (event.key === 'Shift' || event.key === 'Control') return
      const cell = event.target.closest('button') ? undefined : cellAt(event.target)
      const seat = cell && seatOf(cell)
      if (!cell || !seat) return
      if (event.key === ' ' && (isCtrl(event) || selecting.mode)) {
        stop(event)
        turn(seat)
        return
      }
      if (!event.shiftKey || isCtrl(event) || !/^(Arrow|Home|End|Page)|^[DN]$/i.test(event.key)) {
        from = undefined
        return
      }
      const next = stepTo(cell.address, event.key, view)
      stop(event)
      if (!next) return
      from ??= seat
      anchor = from
      focusAt(next)
      const to = seatAt(root.current)
      if (to) block(to)
    }
    board.addEventListener('pointerdown', onDown, options)
    window.addEventListener('pointermove', onMove, { ...options, passive: true })
    window.addEventListener('pointerup', onUp, options)
    window.addEventListener('pointercancel', onUp, options)
    board.addEventListener('click', onClick, options)
    board.addEventListener('dblclick', onDoubleClick, options)
    board.addEventListener('keydown', onKey, options)
    return () => taken.abort()
  }, [root, latest, focusAt])
}

/** To the next car in the same shift, or the next day: a block grows by whole cars and days. */
function stepTo(from: Address, key: string, { shownRows }: BoardView): Address | undefined {
  const start = { ...from, row: Math.max(0, shownRows.positionOf(from.row)) }
  const next = walk(start, key, { cars: shownRows.cars.length, rows: () => 1 })
  if (next?.area !== 'cars') return undefined
  const row = shownRows.rowAt(next.row)
  return row < 0 ? undefined : { ...next, row }
}

function seatAt(board: HTMLElement | null): Seat | undefined {
  const focused = document.activeElement
  const cell = board?.contains(focused) ? cellAt(focused) : undefined
  return cell && seatOf(cell)
}

function seatOf({ address, spot }: CellOnPage): Seat | undefined {
  return address.area === 'cars' && spot.carId !== null
    ? { slot: address.slot, carId: spot.carId }
    : undefined
}

function isSame(a: Seat, b: Seat): boolean {
  return a.slot === b.slot && a.carId === b.carId
}

function isCtrl(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
