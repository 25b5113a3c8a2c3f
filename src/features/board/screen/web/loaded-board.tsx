import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  Assigning,
  type AssigningDialog,
  type AssigningStep,
  LateBar,
} from '#features/board/assigning/web/public.tsx'
import { NewerVersion, UnfitMoves } from '#features/board/compare/web/public.tsx'
import { Board, useHits } from '#features/board/grid/web/public.tsx'
import { ImpossiblePins, PinsButton, StrayedPins, usePins } from '#features/board/pins/web/public.tsx'
import { PrintedBoard, stateOnPaper, usePrintChoice } from '#features/board/printing/web/public.tsx'
import { RebuildButton } from '#features/board/rebuild/web/public.tsx'
import {
  LeftFleet,
  type Out,
  Removing,
  Repairing,
  repairFactsOf,
  useRemovals,
} from '#features/board/repair/web/public.tsx'
import {
  type Caution,
  type CautionFacts,
  cautionsOf,
  type Session,
  type WeekOnBoard,
} from '#features/board/work/domain/public.ts'
import { type BoardWork, useAfterPaint } from '#features/board/work/web/public.tsx'
import {
  type BoardHandle,
  type BoardState,
  type BoardView,
  type CellOnPage,
  cautionsByPlace,
  find,
  nameOf,
  type ShownShifts,
  unsavedPlaces,
  useDensity,
} from '#features/board/work/web/public-view.ts'
import { leftPlaces, leftSeats } from '#features/board/work/web/public-week.ts'
import type { Board as BoardOfWeek, Mover } from '#features/roster/domain/public.ts'
import { keyInSlot, SLOTS_IN_WEEK, slotsOfShift } from '#kernel/slot.ts'
import { Remarks } from './filter-bar/remarks.tsx'
import { useRemarks } from './filter-bar/use-remarks.ts'
import { Warnings } from './filter-bar/warnings.tsx'
import { FilterChips, NoRows } from './filters/filter-chips.tsx'
import type { MarkedFacts } from './filters/row-marks.ts'
import { useFilters } from './filters/use-filters.ts'
import { DriverMenu } from './menu/driver-menu.tsx'
import type { OpenMenu } from './menu/menu-action.ts'
import { MoveDialog } from './menu/move-dialog.tsx'
import { Refused } from './refused.tsx'
import { FilterBar, Legend } from './toolbar/board-toolbar.tsx'
import { ViewMenu } from './view-menu/view-menu.tsx'

interface LoadedBoardProps {
  readonly work: BoardWork
  readonly session: Session
  readonly phone: boolean
  /** The one to begin with, where the address names one. */
  readonly slot: number | undefined
  readonly state: BoardState
  /** An older version that is being looked at (D19). */
  readonly old: WeekOnBoard | undefined
  /** What somebody else's saving has just changed. */
  readonly arrived: BoardView['arrived']
  readonly say: (text: string) => void
  /** What has been begun with a car, here or in the bar above. */
  readonly assigning: AssigningDialog | undefined
  onAssigning(step: AssigningStep | undefined): void
  /** At the end of the line of filters. */
  readonly children: ReactNode
}

const NOTHING: ReadonlySet<string> = new Set()
const LEGEND = <Legend />
const NO_MOVES: BoardWork['moves'] = []

/** The board of a week that has cars, with what belongs around it. */
export function LoadedBoard(props: LoadedBoardProps) {
  const { work, session, phone, slot, state, old, arrived, say, assigning, onAssigning, children } = props
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<ShownShifts>('both')
  const [phoneSlot, setPhoneSlot] = useState(slot ?? slotOfNow(session.week.begun))
  const [density, setDensity] = useDensity()
  const [print, setPrint] = usePrintChoice()
  const [picked, setPicked] = useState<Mover>()
  const [menu, setMenu] = useState<OpenMenu>()
  const [moving, setMoving] = useState<Mover>()
  const [out, setOut] = useState<Out>()
  const [removing, setRemoving] = useState<Mover>()
  const handle = useRef<BoardHandle>(null)
  const removals = useRemovals(work, session)
  const pins = usePins(session.week.week, session.version, session.timeline.now, say)

  const initial = old ?? (state === 'initial' ? work.initial : undefined)
  const editable = !initial && !work.busy
  const week = initial ?? session.week
  const board = initial ? initial.board : session.timeline.now
  const cautionFacts = useCautionFacts(work, session)
  const { all: warnings, byPlace: cautions } = useCautions(board, cautionFacts)
  const repairFacts = useMemo(
    () =>
      repairFactsOf(week, work.initial, {
        nightBefore: work.nightBefore,
        planning: work.planning,
        pins: pins.places,
        left: () => leftPlaces(week.week, work.moves, work.history),
      }),
    [week, work.initial, work.nightBefore, work.planning, work.moves, work.history, pins.places],
  )
  const asBuilt =
    old === undefined && (initial !== undefined || (session.version === 0 && work.moves.length === 0))
  const remarks = useRemarks(work.remarks, { week, board, facts: repairFacts, asBuilt })
  const found = useMemo(() => find(week, search), [week, search])
  const unsaved = useMemo(() => (initial ? NOTHING : unsavedPlaces(work.moves)), [initial, work.moves])
  const breaches = useMemo(
    () => new Map(work.breaches.map(({ slot, driverId, msg }) => [keyInSlot(slot, driverId), msg])),
    [work.breaches],
  )
  const recorded = initial ? NOTHING : work.recorded
  const marked = useMemo<MarkedFacts>(
    () => ({
      ...{ week, board, cautions, breaches, unsaved, recorded },
      moves: initial ? NO_MOVES : work.moves,
      left: initial ? [] : leftSeats(week, work.history),
    }),
    [week, board, cautions, breaches, unsaved, recorded, initial, work.moves, work.history],
  )
  const slots = useMemo(() => slotsOnScreen(phone, phoneSlot, shown), [phone, phoneSlot, shown])
  const filters = useFilters(marked, { found, searched: search }, slots)
  const shownRows = filters.rows
  const view = useMemo<BoardView>(
    () => ({
      ...{ week, board, unsaved, recorded, arrived, cautions, cautionFacts, breaches },
      ...{ pins: pins.places, found, shownRows, density, picked, repairFacts },
    }),
    [
      week,
      board,
      unsaved,
      recorded,
      arrived,
      cautions,
      cautionFacts,
      breaches,
      shownRows,
      density,
      pins.places,
      found,
      picked,
      repairFacts,
    ],
  )

  const openMenu = useCallback((cell: CellOnPage, element: HTMLElement) => {
    const { driverId, address, spot } = cell
    if (driverId === undefined && spot.carId === null) return
    const mover = driverId === undefined ? undefined : { driverId, slot: address.slot }
    setMenu({ cell, mover, box: element.getBoundingClientRect() })
  }, [])
  const closeMenu = () => {
    setMenu(undefined)
    if (!menu || phone) return
    if (menu.mover) handle.current?.focus(menu.mover)
    else handle.current?.focusCell(menu.cell.address)
  }
  const pin = (mover: Mover) => void pins.turn(mover, nameOf(week, mover.driverId))
  const hit = useHits(view, handle, search, phone ? phoneSlot : undefined)
  useEffect(() => {
    if (slot !== undefined) handle.current?.focusCell({ slot, area: 'cars', row: 0 })
  }, [slot])
  return (
    <>
      <FilterBar
        search={search}
        found={found}
        elsewhere={hit.elsewhere}
        shown={shown}
        phone={phone}
        onSearch={setSearch}
        onNext={hit.next}
        onInto={hit.into}
        onShow={setShown}
        chips={<FilterChips filters={filters} />}
      >
        <Warnings
          week={week}
          warnings={warnings}
          onShow={({ slot, driverId }) =>
            driverId === null
              ? handle.current?.focusCell({ slot, area: 'cars', row: 0 })
              : handle.current?.focus({ driverId, slot })
          }
        />
        <PinsButton
          pins={pins}
          board={session.timeline.now}
          begun={session.week.begun}
          onShow={(mover) => handle.current?.focus(mover)}
        />
        {editable && session.version > 0 ? <RebuildButton work={work} session={session} say={say} /> : null}
        <ViewMenu density={density} print={print} onDensity={setDensity} onPrint={setPrint}>
          {LEGEND}
        </ViewMenu>
        {children}
        <Remarks remarks={remarks} />
      </FilterBar>
      <ImpossiblePins pins={pins} generated={session.version > 0} begun={session.week.begun} />
      <StrayedPins pins={pins} session={session} />
      {!initial && session.version > 0 ? <LeftFleet view={view} work={work} onOut={setOut} /> : null}
      {!initial ? (
        <LateBar work={work} session={session} onShow={(mover) => handle.current?.focus(mover)} />
      ) : null}
      <NewerVersion work={work} phone={phone} />
      <UnfitMoves work={work} />
      <Refused work={work} week={week} onShow={(mover) => handle.current?.focus(mover)} />
      <NoRows
        filters={filters}
        searched={search}
        onClear={() => {
          setSearch('')
          filters.clear()
        }}
      />
      <PrintedBoard view={view} choice={print} state={stateOnPaper(session, work.unsaved, state, old)} />
      <Board
        view={view}
        shown={shown}
        phone={phone}
        phoneSlot={phoneSlot}
        editable={editable}
        onShow={setShown}
        onHidden={filters.also}
        onPhoneSlot={setPhoneSlot}
        onMove={work.move}
        onBring={work.bring}
        onSeat={(spot) => onAssigning({ kind: 'seat', spot })}
        onPick={setPicked}
        onMenu={openMenu}
        onRemove={setRemoving}
        onPin={pin}
        ref={handle}
        say={say}
      />
      <DriverMenu
        open={menu}
        view={view}
        phone={phone}
        editable={editable}
        onClose={closeMenu}
        onMoveTo={setMoving}
        onMove={(mover, to) => handle.current?.carry(mover, to)}
        onOut={setOut}
        onAssigning={onAssigning}
        onRemove={setRemoving}
        onPin={pin}
      />
      {assigning ? (
        <Assigning
          step={assigning}
          view={view}
          work={work}
          handle={handle}
          say={say}
          onClose={() => onAssigning(undefined)}
        />
      ) : null}
      <Removing
        removals={removals}
        session={session}
        mover={removing}
        onClose={() => setRemoving(undefined)}
      />
      {out ? (
        <Repairing
          out={out}
          view={view}
          work={work}
          removals={removals}
          handle={handle}
          say={say}
          onClose={() => setOut(undefined)}
        />
      ) : null}
      {moving ? (
        <MoveDialog
          view={view}
          mover={moving}
          onClose={() => setMoving(undefined)}
          onMove={(to) => {
            setMoving(undefined)
            handle.current?.carry(moving, to)
          }}
        />
      ) : null}
    </>
  )
}

/** What a phone begins with: the shift that is being driven, else the week's first. @param begun slots of the week */
function slotOfNow(begun: number): number {
  return begun > 0 && begun < SLOTS_IN_WEEK ? begun - 1 : 0
}

/** All slots of both sections, of one, or the only one on a phone. */
function slotsOnScreen(phone: boolean, phoneSlot: number, shown: ShownShifts): readonly number[] {
  if (phone) return [phoneSlot]
  return [
    ...(shown === 'night' ? [] : slotsOfShift('day')),
    ...(shown === 'day' ? [] : slotsOfShift('night')),
  ]
}

interface Cautions {
  readonly all: readonly Caution[]
  readonly byPlace: BoardView['cautions']
}

/** What to beware of, looked for after the board has been drawn; the same object while nothing in it has changed, so that no row is drawn anew. */
function useCautions(board: BoardOfWeek, facts: CautionFacts): Cautions {
  const settled = useAfterPaint(board)
  const last = useRef<{ text: string; cautions: Cautions }>(undefined)
  return useMemo(() => {
    const all = cautionsOf(settled, facts)
    const text = JSON.stringify(all)
    if (last.current?.text === text) return last.current.cautions
    last.current = { text, cautions: { all, byPlace: cautionsByPlace(all) } }
    return last.current.cautions
  }, [settled, facts])
}

/** Whoever stands in the base calendar or came by an own choice has chosen the slot. */
function useCautionFacts({ initial, nightBefore }: BoardWork, { week }: Session): CautionFacts {
  return useMemo(
    () => ({
      limits: week.limits,
      nightBefore,
      unavailable: week.unavailable,
      driversOff: week.driversOff,
      blocked: week.blocked,
      begun: week.begun,
      chose(driverId, slot) {
        const key = keyInSlot(slot, driverId)
        const origin = week.origins.get(key)
        if (week.takenBack.has(key)) return false
        return initial?.origins.has(key) || (origin !== undefined && origin.type !== 'office')
      },
    }),
    [week, initial, nightBefore],
  )
}
