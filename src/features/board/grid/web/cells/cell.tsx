// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus

import { createElement, Fragment, type ReactElement } from 'react'
import type { BoardCar, CarNote } from '#features/board/work/domain/public.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import { type Area, type BoardView, isPicked, nameOf } from '#features/board/work/web/public-view.ts'
import { pinTexts } from '#features/planning/texts-pins.ts'
import { leftDriver } from '#features/roster/domain/public.ts'
import { serviceAt, whyOff } from '#features/roster/texts-standing.ts'
import { lateTexts } from '#features/schedule/texts-late.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { gridTexts } from '../../texts.ts'
import { pastSlots } from '../rows/today.ts'
import { cautionSign } from './caution-sign.tsx'
import classes from './cell.module.css'

/**
 * A car in one slot: its driver, or why it has none. A plain function, and a single element wherever nothing
 * is exceptional, since hundreds are drawn at once: bar, signs and marks are drawn by the style sheet.
 */
export function carCell(view: BoardView, slot: number, car: BoardCar, row: number) {
  const driverId = view.board[slot]?.cars.get(car.id)
  const note = view.week.notes[slot]?.get(car.id)
  const kind = kindOf(driverId, note)
  return (
    <div
      key={slot}
      role="gridcell"
      tabIndex={-1}
      className={classes.cell}
      data-slot={slot}
      data-area="cars"
      data-row={row}
      data-car={car.id}
      data-kind={kind}
      data-past={slot < pastSlots(view.week.begun) ? '' : undefined}
      data-service={note?.service ? '' : undefined}
      {...(driverId ? driverMarks(view, slot, driverId, 'cars') : {})}
      {...arrivedMarks(view, slot, driverId ?? car.id)}
    >
      {withAsides(
        carWords(view, driverId, note),
        driverId ? cautionSign(view, slot, driverId) : null,
        driverId && view.pins.get(keyInSlot(slot, driverId)) === car.id ? pinWord(pinTexts.pinned) : null,
        driverId && note && kind !== 'driver' ? unseen(whyOff(note)) : null,
        note?.service ? serviceSign(note.service) : null,
      )}
    </div>
  )
}

type Kind = 'deleted' | 'rented' | 'grounded' | 'papers' | 'driver' | 'free'

export function kindOf(driverId: string | undefined, note: CarNote | undefined): Kind {
  if (note?.deleted) return 'deleted'
  if (note?.isRented) return 'rented'
  if (note?.grounded) return 'grounded'
  if (note?.papers) return 'papers'
  return driverId ? 'driver' : 'free'
}

/** A driver on a list of a slot; an empty cell to drop on past its end. */
export function listCell(
  view: BoardView,
  slot: number,
  area: Exclude<Area, 'cars'>,
  row: number,
  driverId?: string,
) {
  return (
    <div
      key={slot}
      role="gridcell"
      tabIndex={-1}
      className={classes.cell}
      data-slot={slot}
      data-area={area}
      data-row={row}
      data-kind={driverId ? 'waiting' : 'empty'}
      data-past={slot < pastSlots(view.week.begun) ? '' : undefined}
      {...(driverId ? driverMarks(view, slot, driverId, area) : {})}
      {...(driverId ? arrivedMarks(view, slot, driverId) : {})}
    >
      {driverId ? waitingWords(view, slot, driverId, area) : row === 0 ? emptyWord : null}
    </div>
  )
}

const emptyWord = <span className={classes.unseen}>{gridTexts.empty}</span>

function waitingWords({ week, pins }: BoardView, slot: number, driverId: string, area: Area) {
  const key = keyInSlot(slot, driverId)
  return withAsides(
    nameOf(week, driverId),
    area === 'reserve' && pins.get(key) === null ? pinWord(pinTexts.pinnedOff) : null,
    week.waiting.has(key) ? unseen(lateTexts.marked) : null,
  )
}

/**
 * Words alone are the only child of their cell, which React writes as a whole: no element more for hundreds
 * of cells, and a browser's translation takes nothing from under it. Beside anything else they have an
 * element of their own.
 */
function withAsides(words: string, ...asides: (ReactElement | null)[]) {
  if (asides.every((aside) => aside === null)) return words
  return createElement(Fragment, null, <span>{words}</span>, ...asides)
}

function unseen(words: string) {
  return <span className={classes.unseen}>{`, ${words}`}</span>
}

function serviceSign(time: string) {
  return (
    <span className={classes.service}>
      {unseen(serviceAt(time))}
      <span aria-hidden="true">{time}</span>
    </span>
  )
}

/** The pin itself is drawn by the style sheet, in place of the bar. */
function pinWord(word: string) {
  return (
    <span className={classes.unseen} data-pin>
      {`, ${word}`}
    </span>
  )
}

export function carWords(view: BoardView, driverId: string | undefined, note: CarNote | undefined): string {
  if (driverId) return nameOf(view.week, driverId)
  return (note && whyOff(note)) || boardTexts.free
}

export function driverMarks(view: BoardView, slot: number, driverId: string, area: Area) {
  const key = keyInSlot(slot, driverId)
  const changed = view.unsaved.has(key) ? 'unsaved' : view.recorded.has(key) ? 'recorded' : undefined
  const fromReserve = area === 'cars' && view.week.origins.get(key)?.type === 'reserve'
  const breach = view.breaches.has(key)
  const late = !changed && area !== 'cars' && view.week.waiting.has(key)
  const ill = area === 'cars' && view.ill.has(key)
  const offered = area === 'cars' ? view.offered.get(key) : undefined
  const told = ill ? ILL : changed ? CHANGED : offered && OFFERED[offered]
  const mark = told ?? (fromReserve ? FROM_RESERVE : late ? LATE : undefined)
  return {
    'data-driver': driverId,
    'data-ill': ill ? '' : undefined,
    'data-offered': offered,
    'data-pointed': view.pointed?.slot === slot && view.pointed.driverId === driverId ? '' : undefined,
    'data-change': changed,
    'data-from-reserve': fromReserve ? '' : undefined,
    'data-late': late ? '' : undefined,
    'data-mark': mark?.long,
    'data-short': mark?.short,
    'data-caution': breach || view.warningsAt.has(key) ? '' : undefined,
    'data-breach': breach ? '' : undefined,
    'data-found': view.marked.drivers.has(driverId) ? '' : undefined,
    'data-left': leftDriver(view.week.driversOff, driverId) ? '' : undefined,
    'data-picked': isPicked(view, slot, driverId) ? '' : undefined,
  }
}

const ILL = { long: gridTexts.ill, short: gridTexts.ill }
const OFFERED = {
  open: { long: gridTexts.offered, short: gridTexts.offered },
  asked: { long: gridTexts.requested, short: gridTexts.requested },
}
const CHANGED = { long: gridTexts.change, short: gridTexts.change }
const FROM_RESERVE = { long: boardTexts.fromReserve, short: gridTexts.fromReserveShort }
const LATE = { long: lateTexts.mark, short: lateTexts.mark }

/** A word and a frame for a moment, whatever else is marked there. */
export function arrivedMarks({ arrived }: BoardView, slot: number, id: string) {
  if (!arrived.has(keyInSlot(slot, id))) return {}
  const { arrived: word } = gridTexts
  return { 'data-arrived': '', 'data-mark': word, 'data-short': word }
}
