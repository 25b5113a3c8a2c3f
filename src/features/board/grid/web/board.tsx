import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { NO_SEATS } from '#features/board/selecting/domain/public.ts'
import { spoken } from '#features/board/work/texts.ts'
import {
  type Address,
  type BoardHandle,
  type BoardView,
  type CellOnPage,
  carCellOf,
  cellAt,
  hasMenu,
  type Layout,
  listOf,
  nameOf,
  type ShownShifts,
  selectorOf,
  spotName,
} from '#features/board/work/web/public-view.ts'
import type { Moved, Mover, Refusal, Spot } from '#features/roster/domain/public.ts'
import { spotOf } from '#features/roster/domain/public.ts'
import type { Result } from '#kernel/result.ts'
import type { Shift } from '#kernel/shift.ts'
import { shiftOfSlot } from '#kernel/slot.ts'
import type { CardPlace } from '#platform/web/admin-ui/card-address.ts'
import classes from './board.module.css'
import { CardLayer } from './card/card-layer.tsx'
import { cardOfCell } from './card/card-of-cell.ts'
import { carriedMany, type SelectingHands, useSelectingHands } from './choosing/use-selecting-hands.ts'
import { Pane } from './desk/pane.tsx'
import { attachDrag, type DragPorts } from './moving/drag.ts'
import { closeDropZones, openDropZones } from './moving/drop-zones.ts'
import { judgeDrop, tellMove } from './moving/tell-move.ts'
import { walkShown } from './moving/walk-shown.ts'
import { PhoneBoard } from './phone/phone-board.tsx'
import { PhoneRows } from './phone/phone-rows.tsx'
import { RowsBoard } from './rows/rows-board.tsx'
import type { SectionHandle } from './section.ts'

interface BoardProps {
  readonly view: BoardView
  readonly shown: ShownShifts
  readonly layout: Layout
  readonly phone: boolean
  /** The seat that is looked at beside the rows. */
  readonly selected: Spot | undefined
  /** Undefined where seats are not chosen: in the two panes. */
  readonly selecting: SelectingHands | undefined
  /** Beside the rows: who waits. Its cells are the board's. */
  readonly panel: ReactNode
  /** The one that a phone shows. */
  readonly phoneSlot: number
  readonly editable: boolean
  onShow(shown: ShownShifts): void
  onSelect(spot: Spot | undefined): void
  /** A place on a list is to be seen, which stands beside the rows. */
  onList(address: Address): void
  /** A car that the filters leave out is to be seen. */
  onHidden(row: number): void
  onPhoneSlot(slot: number): void
  onMove(mover: Mover, to: Spot): Result<Moved, Refusal>
  /** As `onMove`, for who may have no place in that slot yet. */
  onBring(driverId: string, to: Spot): Result<Moved, Refusal>
  /** A car that stands and could be driven was chosen. */
  onSeat(spot: Spot): void
  onPick(mover: Mover | undefined): void
  onRemove(mover: Mover): void
  /** Pins the driver in place, or lets go. */
  onPin(mover: Mover): void
  onMenu(cell: CellOnPage, element: HTMLElement): void
  /** Who or what stands in a cell, beside the board. */
  onCard(card: CardPlace): void
  readonly ref?: Ref<BoardHandle>
  readonly say: (text: string) => void
}

/** The week itself, with one set of listeners for pointer and keys. */
export function Board(props: BoardProps) {
  const { view, shown, phone } = props
  const root = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const sections = useRef<Record<Shift, SectionHandle | null>>({ day: null, night: null })
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  const showAt = useCallback((address: Address) => {
    const { shown: now, phone: small, phoneSlot, onShow, onPhoneSlot, onList } = latest.current
    const shift = shiftOfSlot(address.slot)
    if (small && phoneSlot !== address.slot) flushSync(() => onPhoneSlot(address.slot))
    else if (hasPanel(latest.current)) {
      if (address.area !== 'cars') flushSync(() => onList(address))
    } else if (!small && now !== 'both' && now !== shift) flushSync(() => onShow(shift))
    const hidden = address.area === 'cars' && latest.current.view.shownRows.positionOf(address.row) < 0
    if (hidden) flushSync(() => latest.current.onHidden(address.row))
    sections.current[shift]?.reveal(address)
    return root.current?.querySelector<HTMLElement>(selectorOf(address))
  }, [])
  const showCell = useCallback(
    (address: Address) => showAt(address)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [showAt],
  )
  const focusAt = useCallback((address: Address) => showAt(address)?.focus(), [showAt])
  const focusMover = useCallback(
    (mover: Mover) => {
      const address = addressOf(latest.current.view, mover)
      if (address) focusAt(address)
    },
    [focusAt],
  )
  /** Where the pointer has just put somebody: that is in view, unless a list is longer than its tray. */
  const focusSeen = useCallback(
    (mover: Mover) => {
      const address = addressOf(latest.current.view, mover)
      const cell = address && root.current?.querySelector<HTMLElement>(selectorOf(address))
      if (!cell || address.area !== 'cars') return focusMover(mover)
      sections.current[shiftOfSlot(address.slot)]?.keep(address)
      cell.focus({ preventScroll: true })
    },
    [focusMover],
  )
  const put = useCallback(
    (driverId: string, to: Spot, act: () => Result<Moved, Refusal>, seen = false) => {
      const { view: before, onPick, say } = latest.current
      const result = flushSync(() => {
        onPick(undefined)
        return act()
      })
      say(tellMove(before, driverId, to, result))
      if (result.ok) (seen ? focusSeen : focusMover)({ driverId, slot: to.slot })
    },
    [focusMover, focusSeen],
  )
  const carry = useCallback(
    (mover: Mover, to: Spot, seen = false) =>
      put(mover.driverId, to, () => latest.current.onMove(mover, to), seen),
    [put],
  )
  const bring = useCallback(
    (driverId: string, to: Spot) => put(driverId, to, () => latest.current.onBring(driverId, to)),
    [put],
  )

  useSelectingHands(root, latest, focusAt)

  useImperativeHandle(
    props.ref,
    () => ({
      show(mover) {
        const address = addressOf(latest.current.view, mover)
        if (address) showCell(address)
      },
      showCell,
      focus: focusMover,
      focusCell: focusAt,
      carry,
      bring,
    }),
    [showCell, focusMover, focusAt, carry, bring],
  )

  useEffect(() => {
    if (!root.current) return
    const ports = (): DragPorts => ({
      editable: latest.current.editable,
      ghost: ghost.current,
      nameOf: (cell) =>
        carriedMany(latest.current.selecting, cell)?.name ??
        nameOf(latest.current.view.week, cell.driverId ?? ''),
      begin: ({ address }, element) => {
        sections.current[shiftOfSlot(address.slot)]?.reveal(address)
        openDropZones(root.current, address.slot)
        element.setAttribute('data-lifted', '')
        element.focus({ preventScroll: true })
      },
      judge: (from, to) =>
        carriedMany(latest.current.selecting, from)?.judge(from, to) ??
        judgeDrop(latest.current.view, from, to),
      drop: (from, to) => {
        letGo(root.current)
        const many = carriedMany(latest.current.selecting, from)
        if (many) many.drop(from, to)
        else if (from.driverId) carry({ driverId: from.driverId, slot: from.address.slot }, to.spot, true)
      },
      cancel: ({ driverId }) => {
        letGo(root.current)
        latest.current.say(spoken.cancelled(nameOf(latest.current.view.week, driverId ?? '')))
      },
      tap: (cell) => {
        const element = root.current?.querySelector<HTMLElement>(selectorOf(cell.address))
        if (element) latest.current.onMenu(cell, element)
      },
    })
    return attachDrag(root.current, ports)
  }, [carry])

  useEffect(() => {
    const board = root.current
    if (!board) return
    const openCard = (cell: CellOnPage) => {
      const card = cardOfCell(cell)
      if (card) latest.current.onCard(card)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
      if (event.target.closest('button')) return
      const { view: now, editable, onPick, onMenu, onSelect, say } = latest.current
      const cell = cellAt(event.target)
      const from = cell?.address ?? entrance(event.target)
      if (!from) return
      if (!cell && !event.key.startsWith('Arrow')) return
      const next = cell ? walkShown(from, event.key, latest.current) : from
      if (next) {
        focusAt(next)
        if (hasPanel(latest.current) && next.area === 'cars') onSelect(cellAt(document.activeElement)?.spot)
      } else if (event.key === 'Escape' && now.picked) {
        const { picked } = now
        onPick(undefined)
        say(spoken.cancelled(nameOf(now.week, picked.driverId)))
      } else if (event.key === 'Escape' && latest.current.selected) onSelect(undefined)
      else if (cell && hasMenu(cell) && isMenuKey(event)) onMenu(cell, event.target)
      else if (cell && event.key.toLowerCase() === 'k' && cardOfCell(cell)) openCard(cell)
      else if (cell?.driverId && editable && event.key === 'Delete')
        latest.current.onRemove({ driverId: cell.driverId, slot: from.slot })
      else if (cell?.driverId && editable && event.key.toLowerCase() === 'p')
        latest.current.onPin({ driverId: cell.driverId, slot: from.slot })
      else if (cell && editable && (event.key === 'Enter' || event.key === ' ')) {
        if (now.picked) carry(now.picked, cell.spot)
        else if (cell.driverId) {
          onPick({ driverId: cell.driverId, slot: from.slot })
          say(spoken.picked(nameOf(now.week, cell.driverId), spotName(now.week, cell.spot)))
        } else if (isEmptySeat(event.target)) latest.current.onSeat(cell.spot)
        else say(spoken.nothingHere)
      } else return
      event.preventDefault()
    }
    const onContextMenu = (event: MouseEvent) => {
      const element =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('[data-driver], [data-car]')
          : null
      const cell = cellAt(element)
      if (!element || !cell) return
      event.preventDefault()
      latest.current.onMenu(cell, element)
    }
    /**
     * A plate opens its car's menu, and so does a finger on a car that can't be driven; an empty seat asks
     * who is to have it: in a dialog, or in the panel beside the rows, which looks at whatever seat is
     * clicked.
     */
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      const plate = event.target.closest<HTMLElement>('[data-plate]')
      const touch = event instanceof PointerEvent && event.pointerType === 'touch'
      const element =
        plate ?? (touch ? event.target.closest<HTMLElement>('[data-car]:not([data-driver])') : null)
      const cell = plate ? carCellOf(plate, latest.current.view.week.begun) : cellAt(element)
      const seat = event.target.closest<HTMLElement>('[data-slot]')
      const spot = plate ? undefined : cellAt(seat)?.spot
      const looks = hasPanel(latest.current)
      if (looks && spot && spot.carId !== null) latest.current.onSelect(spot)
      if (spot && isEmptySeat(seat) && latest.current.editable) {
        const { picked } = latest.current.view
        if (picked) carry(picked, spot)
        else if (!looks) latest.current.onSeat(spot)
      } else if (element && cell) latest.current.onMenu(cell, element)
    }
    const onDoubleClick = (event: MouseEvent) => {
      const place = event.target instanceof Element ? event.target.closest('[data-driver]') : null
      const cell = place?.hasAttribute('data-choice') ? undefined : cellAt(place)
      const { editable, onRemove } = latest.current
      if (cell?.driverId && editable) onRemove({ driverId: cell.driverId, slot: cell.address.slot })
    }
    board.addEventListener('dblclick', onDoubleClick)
    board.addEventListener('keydown', onKey)
    board.addEventListener('contextmenu', onContextMenu)
    board.addEventListener('click', onClick)
    return () => {
      board.removeEventListener('click', onClick)
      board.removeEventListener('dblclick', onDoubleClick)
      board.removeEventListener('keydown', onKey)
      board.removeEventListener('contextmenu', onContextMenu)
    }
  }, [carry, focusAt])

  const section =
    (...shifts: readonly Shift[]) =>
    (handle: SectionHandle | null) => {
      for (const shift of shifts) sections.current[shift] = handle
    }
  return (
    <div
      ref={root}
      className={classes.board}
      data-density={view.density}
      data-picking={view.picked ? '' : undefined}
    >
      {phone && props.layout === 'rows' ? (
        <PhoneRows
          view={view}
          slot={props.phoneSlot}
          chosen={props.selecting?.chosen ?? NO_SEATS}
          onSlot={props.onPhoneSlot}
          ref={section('day', 'night')}
        />
      ) : phone ? (
        <PhoneBoard
          view={view}
          slot={props.phoneSlot}
          onSlot={props.onPhoneSlot}
          ref={section('day', 'night')}
        />
      ) : props.layout === 'rows' ? (
        <div className={classes.beside}>
          <RowsBoard
            view={view}
            selected={props.selected}
            chosen={props.selecting?.chosen ?? NO_SEATS}
            ref={section('day', 'night')}
          />
          {props.panel}
        </div>
      ) : (
        <>
          {shown !== 'night' ? (
            <Pane view={view} shift="day" alone={shown === 'day'} ref={section('day')} />
          ) : null}
          {shown !== 'day' ? (
            <Pane view={view} shift="night" alone={shown === 'night'} ref={section('night')} />
          ) : null}
        </>
      )}
      <CardLayer root={root} view={view} onMenu={props.onMenu} onCard={props.onCard} />
      <div ref={ghost} className={classes.ghost} hidden aria-hidden="true">
        <span />
        <small />
      </div>
    </div>
  )
}

function letGo(root: HTMLElement | null): void {
  root?.querySelector('[data-lifted]')?.removeAttribute('data-lifted')
  closeDropZones(root)
}

/** Who waits stands in a panel beside the cars. */
function hasPanel({ layout, phone }: Pick<BoardProps, 'layout' | 'phone'>): boolean {
  return layout === 'rows' && !phone
}

function isEmptySeat(element: HTMLElement | null): boolean {
  return element?.dataset.kind === 'free'
}

function isMenuKey(event: KeyboardEvent): boolean {
  return (
    event.key === 'ContextMenu' ||
    event.key === 'm' ||
    event.key === 'M' ||
    (event.shiftKey && event.key === 'F10')
  )
}

/** The first cell of a box that has the focus itself. */
function entrance(element: HTMLElement): Address | undefined {
  return element.hasAttribute('data-scroller')
    ? cellAt(element.querySelector('[data-slot]'))?.address
    : undefined
}

function addressOf({ week, board }: BoardView, { driverId, slot }: Mover): Address | undefined {
  const spot = spotOf(board, slot, driverId)
  if (!spot) return undefined
  if (spot.carId !== null) return { slot, area: 'cars', row: week.cars.indexOf(spot.carId) }
  const area = spot.onCall ? 'on-call' : 'reserve'
  return { slot, area, row: listOf(board, area, slot).indexOf(driverId) }
}
