import { useMemo } from 'react'
import { repairFactsOf } from '#features/board/repair/domain/public.ts'
import {
  type BoardWarning,
  type Session,
  type WeekOnBoard,
  warningFactsOf,
} from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import {
  type BoardView,
  breachesByPlace,
  find,
  type Layout,
  type ShownShifts,
  unsavedPlaces,
} from '#features/board/work/web/public-view.ts'
import { leftPlaces, leftSeats } from '#features/board/work/web/public-week.ts'
import { useIllDrivers } from '#features/driver-reports/web/public-board.ts'
import { useOfferedSeats } from '#features/market/web/public-board.ts'
import type { CardPlace } from '#platform/web/admin-ui/card-address.ts'
import { lookedAt, slotsOnScreen } from '../domain/looked-at.ts'
import { type ReadRemark, useRemarks } from './filter-bar/use-remarks.ts'
import type { MarkedFacts } from './filters/row-marks.ts'
import { type Filters, useFilters } from './filters/use-filters.ts'
import { useCautions } from './use-cautions.ts'

const NOTHING: ReadonlySet<string> = new Set()
const NO_MOVES: BoardWork['moves'] = []

/** What whoever looks has chosen. */
interface Chosen {
  /** The base calendar instead of the board (D20). */
  readonly wantsInitial: boolean
  /** An older version that is being looked at (D19). */
  readonly older: WeekOnBoard | undefined
  readonly search: string
  readonly shown: ShownShifts
  /** The one that a phone shows; undefined at a desk. */
  readonly phoneSlot: number | undefined
  readonly layout: Layout
  readonly density: BoardView['density']
  readonly picked: BoardView['picked']
  readonly pins: BoardView['pins']
  readonly arrived: BoardView['arrived']
  readonly pointed: BoardView['pointed']
  /** Whose card lies beside the board: marked as what the search finds. */
  readonly card: CardPlace | undefined
}

export interface ShownBoard {
  readonly view: BoardView
  readonly filters: Filters
  /** All that is to beware of. */
  readonly warnings: readonly BoardWarning[]
  readonly remarks: readonly ReadRemark[]
  /** Another state than that of the work is shown, in which nothing can be done. */
  readonly looksOnly: boolean
  readonly editable: boolean
}

/**
 * What the cells draw themselves by. Each part is the same object while nothing in it has changed, so that a
 * drop draws two rows and no more.
 */
export function useBoardView(work: BoardWork, session: Session, chosen: Chosen): ShownBoard {
  const { moves, history, nightBefore, planning } = work
  const {
    wantsInitial,
    older,
    search,
    shown,
    phoneSlot,
    layout,
    density,
    picked,
    pins,
    arrived,
    pointed,
    card,
  } = chosen
  const { week, board, looksOnly, asBuilt } = lookedAt({
    work: { week: session.week, board: session.timeline.now, version: session.version },
    unsaved: moves.length,
    initial: wantsInitial ? work.initial : undefined,
    older,
  })
  const warningFacts = useMemo(
    () => warningFactsOf(session.week, work.initial, nightBefore),
    [session.week, work.initial, nightBefore],
  )
  const { all: warnings, byPlace: warningsAt } = useCautions(board, warningFacts)
  const repairFacts = useMemo(
    () =>
      repairFactsOf(week, work.initial, {
        ...{ nightBefore, planning, pins },
        left: () => leftPlaces(week.week, moves, history),
      }),
    [week, work.initial, nightBefore, planning, moves, history, pins],
  )
  const remarks = useRemarks(work.remarks, { week, board, facts: repairFacts, asBuilt })
  const found = useMemo(() => find(week, search), [week, search])
  const shownMarks = useMemo(() => withCard(found, card), [found, card])
  const unsaved = useMemo(() => (looksOnly ? NOTHING : unsavedPlaces(moves)), [looksOnly, moves])
  const breaches = useMemo(() => breachesByPlace(work.breaches), [work.breaches])
  const recorded = looksOnly ? NOTHING : work.recorded
  const marked = useMemo<MarkedFacts>(
    () => ({
      ...{ week, board, warningsAt, breaches, unsaved, recorded },
      moves: looksOnly ? NO_MOVES : moves,
      left: looksOnly ? [] : leftSeats(week, history),
    }),
    [week, board, warningsAt, breaches, unsaved, recorded, looksOnly, moves, history],
  )
  const ill = useIllDrivers(week.week)
  const offered = useOfferedSeats(week.week)
  const slots = useMemo(() => slotsOnScreen(phoneSlot, shown, layout), [phoneSlot, shown, layout])
  const filters = useFilters(marked, { found, searched: search }, slots)
  const shownRows = filters.rows
  const view = useMemo<BoardView>(
    () => ({
      ...{ week, board, unsaved, recorded, arrived, ill, offered, pointed, warningsAt },
      ...{ warningFacts, breaches, pins, found, marked: shownMarks, shownRows, density, picked, repairFacts },
    }),
    [
      week,
      board,
      unsaved,
      recorded,
      arrived,
      ill,
      offered,
      pointed,
      warningsAt,
      warningFacts,
      breaches,
      pins,
      found,
      shownMarks,
      shownRows,
      density,
      picked,
      repairFacts,
    ],
  )
  return { view, filters, warnings, remarks, looksOnly, editable: !looksOnly && !work.busy }
}

function withCard(found: BoardView['found'], card: CardPlace | undefined): BoardView['found'] {
  if (!card) return found
  return card.subject === 'driver'
    ? { ...found, drivers: new Set([...found.drivers, card.id]) }
    : { ...found, cars: new Set([...found.cars, card.id]) }
}
