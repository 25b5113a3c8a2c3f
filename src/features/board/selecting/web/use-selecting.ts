import { useMemo, useState } from 'react'
import type { Pins } from '#features/board/pins/web/public.tsx'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import {
  type BoardView,
  type CellOnPage,
  nameOf,
  newWarnings,
  refusalSentence,
  spotName,
} from '#features/board/work/web/public-view.ts'
import { pinTexts, pinTroubleText } from '#features/planning/texts-pins.ts'
import { movesBetween } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { toastWarning } from '#platform/web/admin-ui/toasts.tsx'
import { useSteady } from '#platform/web/use-steady.ts'
import {
  countOf,
  freeSeats,
  halvesOf,
  moveSeats,
  NO_SEATS,
  type Outcome,
  type Seat,
  type Selection,
  seatsOf,
  swapSeats,
} from '../domain/public.ts'
import { selectingTexts as texts } from '../texts.ts'
import { agreesTo, type Line } from './refusals.tsx'

interface SelectingOptions {
  readonly view: BoardView
  readonly work: Pick<BoardWork, 'lay'>
  readonly pins: Pick<Pins, 'putMany' | 'dropMany' | 'places'>
  /** The rows are shown. */
  readonly on: boolean
  readonly editable: boolean
  readonly say: (text: string) => void
}

/** How many sentences of what to beware of are told at once; all stand behind the toolbar's sign. */
const WARNINGS_TOLD = 3

/** Many seats at once: which are chosen, and what is done with them, each as one step that can be undone. */
export function useSelecting({ view, work, pins, on, editable, say }: SelectingOptions) {
  const [kept, setChosen] = useState<Selection>(NO_SEATS)
  const [isMode, setMode] = useState(false)
  const chosen = on ? kept : NO_SEATS
  const mode = on && isMode
  const seats = useMemo(() => seatsOf(chosen), [chosen])
  const driverOf = ({ slot, carId }: Seat) => view.board[slot]?.cars.get(carId)
  const driven = seats.filter((seat) => driverOf(seat) !== undefined)
  const free = seats.filter(
    (seat) =>
      !driverOf(seat) && seat.slot >= view.week.begun && !view.week.blocked[seat.slot]?.has(seat.carId),
  )
  const isPinned = (seat: Seat) => view.pins.get(keyInSlot(seat.slot, driverOf(seat) ?? '')) === seat.carId
  const allPinned = driven.length > 0 && driven.every(isPinned)
  const leave = useSteady(() => {
    setChosen(NO_SEATS)
    setMode(false)
  })

  const run = async (outcome: Outcome) => {
    const before = view
    if (
      !(await agreesTo(
        outcome.done,
        outcome.refused.map((each) => lineOf(view, each)),
      ))
    )
      return
    if (outcome.board === before.board) return
    work.lay(outcome.board, before.board)
    // What has moved is marked on the board; a toast would lie over the bar.
    say(texts.moved(outcome.done))
    const warnings = warningsOf(before, outcome)
    if (warnings.length > 0) toastWarning(warnings.slice(0, WARNINGS_TOLD).join(' '))
  }
  const dropped = (from: CellOnPage, to: CellOnPage) => {
    const { cars, positionOf } = view.shownRows
    const rowOf = (carId: string) => view.week.rows.findIndex(({ id }) => id === carId)
    const down = positionOf(to.address.row) - positionOf(from.address.row)
    const later = to.address.slot - from.address.slot
    return moveSeats(view.week, view.board, seats, ({ slot, carId }) => {
      if (to.address.area !== 'cars') return { slot, carId: null, onCall: to.address.area === 'on-call' }
      const car = cars[positionOf(rowOf(carId)) + down]
      const at = slot + later
      return car && at >= 0 && at < view.board.length ? { slot: at, carId: car.id, onCall: false } : undefined
    })
  }
  const pin = async () => {
    const places = driven.map((seat) => ({ ...seat, driverId: driverOf(seat) ?? '' }))
    const words = (count: number) => say(texts.pinned(count))
    const first = await pins.putMany(places, false)
    if (!first) return
    if (first.refused.length === 0) return words(first.pinned)
    const lines = first.refused.map(({ driverId, slot, trouble, reg }): Line => {
      const carId = places.find((each) => each.slot === slot && each.driverId === driverId)?.carId ?? null
      const what = `${nameOf(view.week, driverId)}, ${spotName(view.week, { slot, carId, onCall: false })}`
      const why = trouble ? pinTroubleText(trouble, reg) : pinTexts.alreadyBegun
      return { key: `${slot} ${driverId}`, what, why }
    })
    if (!(await agreesTo(places.length - lines.length, lines))) return
    const rest = await pins.putMany(places, true)
    if (rest) words(rest.pinned)
  }
  const unpin = async () => {
    const count = await pins.dropMany(
      driven.map((seat) => ({ slot: seat.slot, driverId: driverOf(seat) ?? '' })),
    )
    say(texts.unpinned(count))
  }
  const halves = halvesOf(chosen)

  return {
    chosen,
    count: seats.length,
    seats,
    driven,
    /** Those that nobody drives, and somebody could. */
    free,
    mode,
    editable,
    allPinned,
    canSwap: halves !== undefined && driven.length > 0,
    leave,
    choose: useSteady(setChosen),
    /** These are chosen; where so wanted every tap chooses from now on. */
    begin: useSteady((first: Selection, byTaps: boolean) => {
      setChosen(first)
      setMode(byTaps)
    }),
    carry: {
      name: texts.ghost(countOf(chosen)),
      judge: (from: CellOnPage, to: CellOnPage) => {
        const { board, done, refused } = dropped(from, to)
        const fits = board !== view.board
        return { fits, note: done + refused.length === 0 ? '' : texts.fits(done, refused.length) }
      },
      drop: (from: CellOnPage, to: CellOnPage) => {
        const outcome = dropped(from, to)
        if (outcome.done + outcome.refused.length === 0) return
        void run(outcome).then(() => setChosen(NO_SEATS))
      },
    },
    pin: () => void (allPinned ? unpin() : pin()),
    setFree: () => void run(freeSeats(view.week, view.board, seats)),
    swap: () => {
      if (halves) void run(swapSeats(view.week, view.board, halves))
    },
    moveTo: (carId: string) =>
      void run(moveSeats(view.week, view.board, seats, ({ slot }) => ({ slot, carId, onCall: false }))),
  }
}

export type Selecting = ReturnType<typeof useSelecting>

function lineOf(view: BoardView, { seat, driverId, to, why }: Outcome['refused'][number]): Line {
  const what = `${nameOf(view.week, driverId)}, ${spotName(view.week, { ...seat, onCall: false })}`
  const key = `${seat.slot} ${driverId}`
  if (why === 'same-target' || why === 'off-board') return { key, what, why: texts[why] }
  return { key, what, why: refusalSentence(view, why, driverId, to) }
}

/** What is to beware of by the act and was not before, each sentence with whom it is of (D7). */
function warningsOf(before: BoardView, { board }: Outcome): string[] {
  const moves = movesBetween(before.board, board)
  return moves.flatMap(({ driverId, to }) =>
    to?.carId
      ? newWarnings(before, board, driverId, to.slot).map(
          (warning) => `${nameOf(before.week, driverId)}: ${warning}`,
        )
      : [],
  )
}
