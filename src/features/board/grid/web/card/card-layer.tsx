import { IconId } from '@tabler/icons-react'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { boardTexts, driverOffText, warningText, withoutPapers } from '#features/board/work/texts.ts'
import { whyEmptyText, whyNotOwnText } from '#features/board/work/texts-reasons.ts'
import {
  type BoardView,
  type CellOnPage,
  cellAt,
  hasMenu,
  nameOf,
  spotName,
} from '#features/board/work/web/public-view.ts'
import { whyEmpty, whyNotOwnCar } from '#features/planning/domain/public.ts'
import { leftDriver } from '#features/roster/domain/public.ts'
import { groundedWith, serviceAt } from '#features/roster/texts-standing.ts'
import { takenBackWarning } from '#features/schedule/texts-late.ts'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { CardPlace } from '#platform/web/admin-ui/card-address.ts'
import { gridTexts } from '../../texts.ts'
import classes from './card-layer.module.css'
import { cardOfCell } from './card-of-cell.ts'

interface CardLayerProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly view: BoardView
  onMenu(cell: CellOnPage, element: HTMLElement): void
  onCard(card: CardPlace): void
}

interface Pointed {
  readonly cell: CellOnPage
  readonly element: HTMLElement
  readonly box: DOMRect
}

const CARD_ID = 'board-card'
const REST_MS = 350

/**
 * What the cell under the pointer, or with the focus, does not show itself: the whole name, why somebody
 * waits, what to beware of; and the button of its menu. It has a state of its own, so that the board is not
 * drawn anew as the pointer wanders.
 */
export function CardLayer({ root, view, onMenu, onCard }: CardLayerProps) {
  const [hovered, setHovered] = useState<Pointed>()
  const [card, setCard] = useState<Pointed>()
  useEffect(() => {
    const board = root.current
    if (!board) return
    let timer = 0
    const hide = () => {
      clearTimeout(timer)
      setHovered(undefined)
      setCard(undefined)
    }
    // The layer's own buttons stand under the pointer that presses them, and have to be there for its click.
    const onDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-card-layer]'))) hide()
    }
    const onOver = (event: PointerEvent) => {
      // With a button down a drag may be about to begin.
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || board.hasAttribute('data-dragging')) return
      if (event.target instanceof Element && event.target.closest('[data-card-layer]')) return
      const pointed = pointTo(event.target)
      clearTimeout(timer)
      setHovered(pointed && hasMenu(pointed.cell) ? pointed : undefined)
      setCard(undefined)
      if (pointed) timer = window.setTimeout(setCard, REST_MS, pointed)
    }
    const onFocus = (event: FocusEvent) => {
      if (board.hasAttribute('data-dragging')) return
      const byKeys = event.target instanceof Element && event.target.matches(':focus-visible')
      setCard(byKeys ? pointTo(event.target) : undefined)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    const taken = new AbortController()
    const { signal } = taken
    board.addEventListener('pointerover', onOver, { signal })
    board.addEventListener('pointerleave', hide, { signal })
    board.addEventListener('pointerdown', onDown, { signal })
    board.addEventListener('focusin', onFocus, { signal })
    board.addEventListener('focusout', hide, { signal })
    document.addEventListener('keydown', onKey, { signal })
    board.addEventListener('scroll', hide, { signal, capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      taken.abort()
    }
  }, [root])
  // Somebody else may stand in the cell by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew is what it follows
  useLayoutEffect(() => {
    setHovered((shown) => shown && pointTo(shown.element))
    setCard((shown) => shown && pointTo(shown.element))
  }, [view.board, view.week])
  useLayoutEffect(() => {
    card?.element.setAttribute('aria-describedby', CARD_ID)
    return () => card?.element.removeAttribute('aria-describedby')
  }, [card])

  const lines = card ? linesOf(view, card.cell) : []
  const hoveredCard = hovered && cardOfCell(hovered.cell)
  return (
    <div data-card-layer className={classes.layer}>
      {hoveredCard && hovered ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.menuButton}
          style={{ left: hovered.box.right - 51, top: hovered.box.top + (hovered.box.height - 23) / 2 }}
          aria-label={hovered.cell.driverId ? gridTexts.driverCard : gridTexts.carCard}
          title={hovered.cell.driverId ? gridTexts.driverCard : gridTexts.carCard}
          onMouseDown={keepFocus}
          onClick={() => {
            // The focus comes back to the cell when the card is closed.
            hovered.element.focus({ preventScroll: true })
            onCard(hoveredCard)
          }}
        >
          <IconId size={15} aria-hidden />
        </button>
      ) : null}
      {hovered ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.menuButton}
          style={{ left: hovered.box.right - 26, top: hovered.box.top + (hovered.box.height - 23) / 2 }}
          aria-label={hovered.cell.driverId ? boardTexts.driverMenu : boardTexts.carMenu}
          onMouseDown={keepFocus}
          onClick={() => onMenu(hovered.cell, hovered.element)}
        >
          ⋯
        </button>
      ) : null}
      {card && lines.length > 0 ? <Card pointed={card} lines={lines} /> : null}
    </div>
  )
}

/** A cell that loses the focus to what lies over it would take that away before the click. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

function pointTo(target: EventTarget | null): Pointed | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null
  const cell = cellAt(element)
  return element?.isConnected && cell ? { cell, element, box: element.getBoundingClientRect() } : undefined
}

function Card({ pointed, lines }: { pointed: Pointed; lines: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const { box } = pointed
  useLayoutEffect(() => {
    const card = ref.current
    if (!card) return
    const { width, height } = card.getBoundingClientRect()
    const below = box.bottom + 6 + height < window.innerHeight
    card.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`
    card.style.top = `${below ? box.bottom + 6 : box.top - height - 6}px`
  })
  return (
    <div ref={ref} id={CARD_ID} role="tooltip" className={classes.card}>
      {lines.map((line, index) => (index === 0 ? <b key={line}>{line}</b> : <p key={line}>{line}</p>))}
    </div>
  )
}

/** The sentences about a cell, the most important first; none for one that says all itself. */
export function linesOf(view: BoardView, { address, spot, driverId }: CellOnPage): string[] {
  const { slot } = address
  const note = spot.carId === null ? undefined : view.week.notes[slot]?.get(spot.carId)
  const lines: string[] = []
  const naming = (id: string) => nameOf(view.week, id)
  if (driverId) {
    const key = keyInSlot(slot, driverId)
    const origin = view.week.origins.get(key)
    const phone = normalizePhone(view.week.drivers.get(driverId)?.phone ?? '')
    lines.push(nameOf(view.week, driverId), spotName(view.week, spot))
    const breach = view.breaches.get(key)
    if (breach) lines.push(breach)
    if (spot.carId !== null && view.ill.has(key)) lines.push(gridTexts.illSeat)
    const offered = spot.carId === null ? undefined : view.offered.get(key)
    if (offered) lines.push(gridTexts.offeredSeat[offered])
    lines.push(...(view.warningsAt.get(key) ?? []))
    const left = leftDriver(view.week.driversOff, driverId)
    if (left) lines.push(driverOffText(left))
    if (view.week.takenBack.has(key)) lines.push(takenBackWarning)
    if (spot.carId === null && !spot.onCall && origin?.reason) lines.push(origin.reason)
    if (spot.carId !== null && origin?.type === 'reserve') lines.push(boardTexts.fromReserve)
    const own = whyNotOwnCar(view.repairFacts, view.board, driverId, slot)
    if (own) lines.push(whyNotOwnText(own, view.week.carsById.get(own.ownCar)?.reg ?? '', naming))
    if (phone) lines.push(formatPhone(phone))
  } else if (spot.carId !== null) {
    lines.push(spotName(view.week, spot))
    const stands = !view.board[slot]?.cars.has(spot.carId) && !view.week.blocked[slot]?.has(spot.carId)
    if (stands) lines.push(whyEmptyText(whyEmpty(view.repairFacts, view.board, slot), naming))
  }
  const seated = view.board[slot]?.cars.size ?? 0
  const limit = view.week.limits[slot] ?? 0
  if (spot.carId !== null && seated > limit)
    lines.push(warningText({ code: 'over-limit', slot, driverId: null, seated, limit }))
  if (note?.deleted) lines.push(boardTexts.deleted)
  if (note?.grounded) lines.push(groundedWith(note.groundedReason))
  if (note?.papers) lines.push(withoutPapers(note.papers))
  if (note?.isRented) lines.push(`${boardTexts.rented}: ${note.renter}`)
  if (note?.service) lines.push(serviceAt(note.service))
  return [...new Set(lines)]
}
