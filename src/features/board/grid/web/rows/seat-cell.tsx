// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus

import { Fragment } from 'react'
import type { BoardCar, CarNote } from '#features/board/work/domain/public.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import { pinTexts } from '#features/planning/texts-pins.ts'
import { serviceAt, whyOff } from '#features/roster/texts-standing.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { gridTexts } from '../../texts.ts'
import { cautionsOf } from '../cells/caution-sign.tsx'
import { arrivedMarks, carWords, driverMarks, kindOf } from '../cells/cell.tsx'
import classes from './seat-cell.module.css'
import { fittingName } from './short-name.ts'
import { pastSlots } from './today.ts'

interface SeatLook {
  /** Pixels for a name without signs. */
  readonly room: number
  /** It lies under a block, which says why the car is off. */
  readonly covered: boolean
  readonly selected: boolean
  /** One of many that the next act is about. */
  readonly chosen: boolean
}

/** Pixels that a sign takes from the name. */
const SIGN_ROOM = 16
const HOUR_ROOM = 50
const WORD_ROOM = 46

/**
 * One shift of a car's day: a line of the row. A plain function, and one element wherever nothing is
 * exceptional, as the cells of the panes are.
 */
export function seatCell(view: BoardView, slot: number, car: BoardCar, row: number, look: SeatLook) {
  const driverId = view.board[slot]?.cars.get(car.id)
  const note = view.week.notes[slot]?.get(car.id)
  const kind = kindOf(driverId, note)
  const { 'data-mark': _, 'data-short': __, ...marks } = marksOf(view, slot, driverId, car)
  const signs = driverId ? signsOf(view, slot, driverId, car, note) : freeSigns(note)
  const words = carWords(view, driverId, note)
  const room = signs.reduce((left, sign) => left - sign.room, look.room)
  const text = driverId ? fittingName(words, room) : words
  const isPlain = signs.length === 0 && !look.covered
  return (
    <div
      key={slot}
      role="gridcell"
      tabIndex={-1}
      className={classes.seat}
      data-slot={slot}
      data-area="cars"
      data-row={row}
      data-car={car.id}
      data-kind={kind}
      data-past={slot < pastSlots(view.week.begun) ? '' : undefined}
      data-covered={look.covered ? '' : undefined}
      data-selected={look.selected ? '' : undefined}
      data-chosen={look.chosen ? '' : undefined}
      aria-selected={look.chosen || undefined}
      data-service={note?.service ? '' : undefined}
      aria-label={isPlain && text !== words ? words : undefined}
      {...marks}
    >
      {isPlain ? (
        text
      ) : look.covered ? (
        <span className={classes.unseen}>{words}</span>
      ) : (
        lineOf(text, words, signs)
      )}
    </div>
  )
}

function marksOf(view: BoardView, slot: number, driverId: string | undefined, car: BoardCar) {
  return {
    ...(driverId ? driverMarks(view, slot, driverId, 'cars') : {}),
    ...arrivedMarks(view, slot, driverId ?? car.id),
  } as ReturnType<typeof driverMarks>
}

interface SeatSign {
  readonly sign: 'R' | 'change' | 'beware' | 'breach' | 'service' | 'word' | 'pin' | 'off'
  /** Beside the sign, or in its place. */
  readonly shown?: string
  /** What it says to those who do not see it. */
  readonly words: string
  readonly room: number
}

/** In the order in which they stand at the end of the line. */
function signsOf(
  view: BoardView,
  slot: number,
  driverId: string,
  car: BoardCar,
  note: CarNote | undefined,
): SeatSign[] {
  const key = keyInSlot(slot, driverId)
  const signs: SeatSign[] = []
  const word = (shown: string) => signs.push({ sign: 'word', shown, words: shown, room: WORD_ROOM })
  if (view.pins.get(key) === car.id) signs.push({ sign: 'pin', words: pinTexts.pinned, room: 0 })
  if (note?.service) signs.push(serviceSign(note.service))
  else if (note && whyOff(note)) signs.push({ sign: 'off', words: whyOff(note), room: SIGN_ROOM })
  if (view.ill.has(key)) word(gridTexts.ill)
  const offered = view.offered.get(key)
  if (offered) word(offered === 'open' ? gridTexts.offered : gridTexts.requested)
  if (view.arrived.has(key)) word(gridTexts.arrived)
  const cautions = cautionsOf(view, slot, driverId)
  if (cautions.length > 0)
    signs.push({
      sign: view.breaches.has(key) ? 'breach' : 'beware',
      words: `${gridTexts.beware}: ${cautions.join(' ')}`,
      room: SIGN_ROOM,
    })
  if (view.week.origins.get(key)?.type === 'reserve')
    signs.push({ sign: 'R', words: boardTexts.fromReserve, room: SIGN_ROOM })
  if (view.unsaved.has(key) || view.recorded.has(key))
    signs.push({ sign: 'change', words: gridTexts.change, room: SIGN_ROOM })
  return signs
}

function freeSigns(note: CarNote | undefined): SeatSign[] {
  return note?.service ? [serviceSign(note.service)] : []
}

function serviceSign(time: string): SeatSign {
  return { sign: 'service', shown: time, words: serviceAt(time), room: HOUR_ROOM }
}

/** A name with its signs; one that is shortened is told whole to those who do not see it. */
function lineOf(text: string, words: string, signs: readonly SeatSign[]) {
  const isShort = text !== words
  return (
    <Fragment>
      <span className={classes.words} aria-hidden={isShort || undefined}>
        {text}
      </span>
      {isShort ? <span className={classes.unseen}>{words}</span> : null}
      {signs.map(({ sign, shown, words: meaning }) => (
        <span key={sign + meaning} className={classes.sign} data-sign={sign}>
          <span className={classes.unseen}>{`, ${meaning}`}</span>
          {shown === undefined ? null : <span aria-hidden="true">{shown}</span>}
        </span>
      ))}
    </Fragment>
  )
}
