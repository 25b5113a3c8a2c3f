// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
import { boardTexts, groundedWith, lackingPaper, rentedBy, serviceAt } from '../../texts-board.ts'
import { pinTexts } from '../../texts-pins.ts'
import { togetherTexts } from '../../texts-together.ts'
import type { Area } from './address.ts'
import { cautionSign } from './assigning/caution-sign.tsx'
import { type BoardView, isPicked, nameOf } from './board-view.ts'
import classes from './cell.module.css'
import type { BoardCar, CarNote } from './week-on-board.ts'

/**
 * A car in one slot: its driver, or why it has none. A plain function, and a single element wherever nothing is exceptional, since hundreds are
 * drawn at once: bar, signs and marks are drawn by the style sheet.
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
      data-service={note?.service ? '' : undefined}
      {...(driverId ? driverMarks(view, slot, driverId, 'cars') : {})}
      {...arrivedMarks(view, slot, driverId ?? car.id)}
    >
      <span>{carWords(view, driverId, kind, note)}</span>
      {driverId ? cautionSign(view, slot, driverId) : null}
      {driverId && view.pins.get(`${slot} ${driverId}`) === car.id ? pinWord(pinTexts.pinned) : null}
      {driverId && kind !== 'driver' ? (
        <span className={classes.unseen}>{`, ${aside(kind, note)}`}</span>
      ) : null}
      {note?.service ? (
        <span className={classes.service}>
          <span className={classes.unseen}>{`, ${serviceAt(note.service)}`}</span>
          <span aria-hidden="true">{note.service}</span>
        </span>
      ) : null}
    </div>
  )
}

type Kind = 'rented' | 'grounded' | 'papers' | 'driver' | 'free'

function kindOf(driverId: string | undefined, note: CarNote | undefined): Kind {
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
      {...(driverId ? driverMarks(view, slot, driverId, area) : {})}
      {...(driverId ? arrivedMarks(view, slot, driverId) : {})}
    >
      {driverId ? <span>{nameOf(view.week, driverId)}</span> : null}
      {driverId && area === 'reserve' && view.pins.get(`${slot} ${driverId}`) === null
        ? pinWord(pinTexts.pinnedOff)
        : null}
      {!driverId && row === 0 ? <span className={classes.unseen}>{boardTexts.empty}</span> : null}
    </div>
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

function carWords(
  view: BoardView,
  driverId: string | undefined,
  kind: Kind,
  note: CarNote | undefined,
): string {
  return driverId ? nameOf(view.week, driverId) : aside(kind, note) || boardTexts.free
}

/** Why the car can't be given to anybody; empty where it can. */
function aside(kind: Kind, note: CarNote | undefined): string {
  if (kind === 'rented') return rentedBy(note?.renter ?? '')
  if (kind === 'grounded') return groundedWith(note?.groundedReason ?? '')
  return kind === 'papers' ? lackingPaper(note?.papers ?? '') : ''
}

function driverMarks(view: BoardView, slot: number, driverId: string, area: Area) {
  const key = `${slot} ${driverId}`
  const changed = view.unsaved.has(key) ? 'unsaved' : view.recorded.has(key) ? 'recorded' : undefined
  const fromReserve = area === 'cars' && view.week.origins.get(key)?.type === 'reserve'
  const breach = view.breaches.has(key)
  return {
    'data-driver': driverId,
    'data-change': changed,
    'data-from-reserve': fromReserve ? '' : undefined,
    'data-mark': changed ? boardTexts.change : fromReserve ? boardTexts.fromReserve : undefined,
    'data-short': changed ? boardTexts.change : fromReserve ? boardTexts.fromReserveShort : undefined,
    'data-caution': breach || view.cautions.has(key) ? '' : undefined,
    'data-breach': breach ? '' : undefined,
    'data-found': view.found.drivers.has(driverId) ? '' : undefined,
    'data-picked': isPicked(view, slot, driverId) ? '' : undefined,
  }
}

/** A word and a frame for a moment, whatever else is marked there. */
function arrivedMarks({ arrived }: BoardView, slot: number, id: string) {
  if (!arrived.has(`${slot} ${id}`)) return {}
  const { arrived: word } = togetherTexts
  return { 'data-arrived': '', 'data-mark': word, 'data-short': word }
}
