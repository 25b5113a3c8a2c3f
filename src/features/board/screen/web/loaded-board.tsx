import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Assigning, type AssigningDialog, type AssigningStep } from '#features/board/assigning/web/public.tsx'
import { Board, useHits } from '#features/board/grid/web/public.tsx'
import { type About, HappeningButton, Happenings } from '#features/board/happenings/web/public.tsx'
import { PinsButton, usePins } from '#features/board/pins/web/public.tsx'
import { PrintedBoard, stateOnPaper, usePrintChoice } from '#features/board/printing/web/public.tsx'
import { RebuildButton } from '#features/board/rebuild/web/public.tsx'
import { type Out, Removing, Repairing, useRemovals } from '#features/board/repair/web/public.tsx'
import { NO_SEATS } from '#features/board/selecting/domain/public.ts'
import { selectingTexts } from '#features/board/selecting/texts.ts'
import { OfferButton, SelectionBar, useSelecting } from '#features/board/selecting/web/public.tsx'
import type { BoardWarning, Session, WeekOnBoard } from '#features/board/work/domain/public.ts'
import { type BoardWork, useLayout } from '#features/board/work/web/public.tsx'
import {
  type Address,
  type BoardHandle,
  type BoardState,
  type BoardView,
  type CellOnPage,
  nameOf,
  type ShownShifts,
  useDensity,
} from '#features/board/work/web/public-view.ts'
import { type Mover, type Spot, spotOf } from '#features/roster/domain/public.ts'
import { useOpenCard, useOpenedCard } from '#platform/web/admin-ui/doors.tsx'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { toastWarning } from '#platform/web/admin-ui/toasts.tsx'
import { useSteady } from '#platform/web/use-steady.ts'
import { slotOfNow } from '../domain/looked-at.ts'
import { screenTexts } from '../texts.ts'
import { BoardNotices } from './board-notices.tsx'
import { Remarks } from './filter-bar/remarks.tsx'
import type { ReadRemark } from './filter-bar/use-remarks.ts'
import { Warnings } from './filter-bar/warnings.tsx'
import { FilterChips, NoRows } from './filters/filter-chips.tsx'
import { LayoutSwitch } from './layout-switch.tsx'
import { DriverMenu } from './menu/driver-menu.tsx'
import type { OpenMenu } from './menu/menu-action.ts'
import { MoveDialog } from './menu/move-dialog.tsx'
import { MoreMenu } from './more/more-menu.tsx'
import { OfferOfSeats } from './offer-of-seats.tsx'
import { SeatPanel } from './seat-panel/seat-panel.tsx'
import { useSeatPanel } from './seat-panel/use-seat-panel.ts'
import { Legend } from './status/legend.tsx'
import { FilterBar, ShiftsSwitch } from './toolbar/board-toolbar.tsx'
import { useBoardView } from './use-board-view.ts'
import { ViewMenu } from './view-menu/view-menu.tsx'

interface LoadedBoardProps {
  /** In the toolbar: what is shown of the week stands there. */
  readonly place: HTMLElement
  readonly work: BoardWork
  readonly session: Session
  readonly phone: boolean
  /** The one to begin with, where the address names one. */
  readonly slot: number | undefined
  /** Who is meant in that slot. */
  readonly driverId: string | undefined
  /** That driver has reported illness: asked is at once why the shift is taken, then who drives instead. */
  readonly removesIll: boolean
  readonly state: BoardState
  /** An older version that is being looked at (D19). */
  readonly old: WeekOnBoard | undefined
  /** What somebody else's saving has just changed. */
  readonly arrived: BoardView['arrived']
  readonly say: (text: string) => void
  /** What has been begun with a car, here or in the bar above. */
  readonly assigning: AssigningDialog | undefined
  onAssigning(step: AssigningStep | undefined): void
  /** At what the address opens 'Coś się stało'. */
  readonly happening: About | undefined
  onHappening(about: About | undefined): void
  /** Where a draft waits for it. */
  readonly publish: ReactNode
  /** Behind 'Więcej'. */
  readonly children: ReactNode
}

const LEGEND = <Legend />

/** The board of a week that has cars, with what belongs around it. */
export function LoadedBoard(props: LoadedBoardProps) {
  const {
    place,
    work,
    session,
    phone,
    slot,
    driverId,
    removesIll,
    state,
    old,
    arrived,
    say,
    assigning,
    onAssigning,
    happening,
    onHappening,
    publish,
    children,
  } = props
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<ShownShifts>('both')
  const [phoneSlot, setPhoneSlot] = useState(slot ?? slotOfNow(session.week.begun))
  const [density, setDensity] = useDensity()
  const [layout, setLayout] = useLayout()
  const rows = layout === 'rows'
  const panel = useSeatPanel(session.week.begun)
  const [print, setPrint] = usePrintChoice()
  const [picked, setPicked] = useState<Mover>()
  const [menu, setMenu] = useState<OpenMenu>()
  const [moving, setMoving] = useState<Mover>()
  const [offering, setOffering] = useState(false)
  const [out, setOut] = useState<Out>()
  const [removing, setRemoving] = useState<Mover & { readonly ill?: boolean }>()
  const pointed = useMemo(
    () => (slot === undefined || driverId === undefined ? undefined : { slot, driverId }),
    [slot, driverId],
  )
  const handle = useRef<BoardHandle>(null)
  const openCard = useOpenCard()
  const card = useOpenedCard()
  const removals = useRemovals(work, session)
  // A car that is taken off may be in a pin's way, and so is what a refused generating speaks of.
  const aroundPins = work.refused?.code === 'impossible_pin' ? work.refused : session.week.blocked
  const pins = usePins(session.week.week, session.version, session.timeline.now, say, aroundPins)
  const { view, filters, warnings, remarks, looksOnly, editable } = useBoardView(work, session, {
    ...{
      wantsInitial: state === 'initial',
      older: old,
      search,
      density,
      picked,
      arrived,
      pointed,
      layout,
      card,
    },
    ...{ shown: rows ? 'both' : shown, phoneSlot: phone ? phoneSlot : undefined, pins: pins.places },
  })
  const { week, found } = view

  const selecting = useSelecting({ view, work, pins, on: rows, editable, say })
  // Whoever chooses other seats afterwards has not asked to propose them.
  if (offering && selecting.free.length === 0) setOffering(false)
  const offer =
    offering && selecting.free.length > 0 ? (
      <OfferOfSeats
        week={week.week}
        seats={selecting.free}
        isUnsaved={work.unsaved > 0}
        phone={phone}
        onClose={() => setOffering(false)}
      />
    ) : null
  const hands = rows
    ? {
        ...{ chosen: selecting.chosen, mode: selecting.mode, carry: selecting.carry },
        ...{ onChoose: selecting.choose, onLeave: selecting.leave },
      }
    : undefined
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
  const show = useCallback((mover: Mover) => handle.current?.focus(mover), [])
  const showWarning = useCallback(
    ({ slot, driverId }: BoardWarning) =>
      driverId === null
        ? handle.current?.focusCell({ slot, area: 'cars', row: 0 })
        : show({ driverId, slot }),
    [show],
  )
  const showRemark = useSteady(({ slot, driverId }: ReadRemark) => {
    if (driverId !== undefined && spotOf(view.board, slot, driverId)) return show({ driverId, slot })
    handle.current?.focusCell({ slot, area: 'cars', row: Math.max(0, freeRow(view, slot)) })
  })
  const pin = (mover: Mover) => void pins.turn(mover, nameOf(week, mover.driverId))
  const hit = useHits(view, handle, search, phone ? phoneSlot : undefined)
  const next = useSteady(hit.next)
  const into = useSteady(hit.into)
  const goTo = useSteady(() => {
    if (slot === undefined) return
    if (!pointed) return handle.current?.focusCell({ slot, area: 'cars', row: 0 })
    if (!spotOf(session.timeline.now, slot, pointed.driverId)) {
      // Nobody else's place is shown as the one that was meant.
      handle.current?.showCell({ slot, area: 'cars', row: 0 })
      toastWarning(screenTexts.notInShift)
      return
    }
    show(pointed)
    if (removesIll && editable) setRemoving({ ...pointed, ill: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address names another place
  useEffect(() => goTo(), [slot, pointed, removesIll, goTo])
  const layoutSwitch = (inMenu: boolean) => (
    <LayoutSwitch layout={layout} inMenu={inMenu} onLayout={setLayout} />
  )
  const shiftsSwitch = (inMenu: boolean) =>
    phone || rows ? null : <ShiftsSwitch shown={shown} inMenu={inMenu} onShow={setShown} />
  return (
    <>
      <FilterBar
        place={place}
        phone={phone}
        search={search}
        found={found}
        elsewhere={hit.elsewhere}
        shifts={shiftsSwitch(false)}
        chips={<FilterChips filters={filters} />}
        filtered={filters.rows.filtered || search.trim() !== ''}
        remarks={
          <>
            <Remarks remarks={remarks} onShow={showRemark} />
            <Warnings week={week} warnings={warnings} onShow={showWarning} />
          </>
        }
        onSearch={setSearch}
        onNext={next}
        onInto={into}
      >
        {editable ? <HappeningButton onOpen={onHappening} /> : null}
        {publish}
        {phone ? null : layoutSwitch(false)}
        <MoreMenu>
          {layoutSwitch(true)}
          {shiftsSwitch(true)}
          {rows ? (
            <Button size="xs" variant="default" data-done onClick={() => selecting.begin(NO_SEATS, true)}>
              {selectingTexts.begin}
            </Button>
          ) : null}
          {children}
          <PinsButton pins={pins} board={session.timeline.now} begun={session.week.begun} onShow={show} />
          {editable && session.version > 0 ? <RebuildButton work={work} session={session} say={say} /> : null}
          <ViewMenu density={density} print={print} onDensity={setDensity} onPrint={setPrint}>
            {LEGEND}
          </ViewMenu>
        </MoreMenu>
      </FilterBar>
      <BoardNotices
        work={work}
        session={session}
        view={view}
        pins={pins}
        phone={phone}
        looksOnly={looksOnly}
        onShow={show}
        onOut={setOut}
      />
      <Happenings
        about={editable ? happening : undefined}
        view={view}
        work={work}
        session={session}
        phone={phone}
        say={say}
        onClose={() => onHappening(undefined)}
      />
      <NoRows
        filters={filters}
        searched={search}
        onClear={() => {
          setSearch('')
          filters.clear()
        }}
      />
      <PrintedBoard
        view={view}
        choice={print}
        state={() => stateOnPaper(session, work.unsaved, state, old)}
      />
      <Board
        view={view}
        shown={shown}
        layout={layout}
        phone={phone}
        phoneSlot={phoneSlot}
        editable={editable}
        selected={panel.seat}
        selecting={hands}
        panel={
          rows && !phone && offer ? (
            offer
          ) : rows && !phone ? (
            <SeatPanel
              view={view}
              state={panel}
              initial={work.initial}
              editable={editable}
              onBring={(id, seat) => handle.current?.bring(id, seat)}
              onBack={(seat) => handle.current?.focusCell(addressOfSeat(week, seat))}
            />
          ) : null
        }
        onSelect={panel.select}
        onList={panel.showList}
        onShow={setShown}
        onHidden={filters.also}
        onPhoneSlot={setPhoneSlot}
        onMove={work.move}
        onBring={work.bring}
        onSeat={(spot) => (rows && !phone ? panel.enter(spot) : onAssigning({ kind: 'seat', spot }))}
        onPick={setPicked}
        onMenu={openMenu}
        onCard={openCard}
        onRemove={setRemoving}
        onPin={pin}
        ref={handle}
        say={say}
      />
      <SelectionBar view={view} selecting={selecting} phone={phone}>
        {selecting.free.length > 0 ? (
          <OfferButton count={selecting.free.length} onOffer={() => setOffering(true)} />
        ) : null}
      </SelectionBar>
      {phone ? offer : null}
      <OnceOpened opened={menu !== undefined}>
        {(opened) => (
          <DriverMenu
            open={opened ? menu : undefined}
            view={view}
            phone={phone}
            editable={editable}
            onClose={closeMenu}
            onMoveTo={setMoving}
            onMove={(mover, to) => handle.current?.carry(mover, to)}
            onOut={setOut}
            onHappening={session.version > 0 ? onHappening : undefined}
            onAssigning={onAssigning}
            onRemove={setRemoving}
            onPin={pin}
            onCard={openCard}
            onSelect={rows ? (seats) => selecting.begin(seats, phone) : undefined}
          />
        )}
      </OnceOpened>
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
        reported={removing?.ill === true}
        onClose={() => setRemoving(undefined)}
        onRemoved={(spot) => {
          if (removing?.ill && spot.carId !== null) onAssigning({ kind: 'seat', spot })
        }}
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

function addressOfSeat({ cars }: WeekOnBoard, { slot, carId }: Spot): Address {
  return { slot, area: 'cars', row: cars.indexOf(carId ?? '') }
}

/** The first car that stands in the slot and could be driven. @returns its row; -1 where none does */
function freeRow({ week, board }: BoardView, slot: number): number {
  return week.cars.findIndex((id) => !board[slot]?.cars.has(id) && !week.blocked[slot]?.has(id))
}
