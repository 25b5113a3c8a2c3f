import { Modal, SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { dropNotes } from '#features/board/grid/texts.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import { type BoardView, nameOf, newWarnings, refusalSentence } from '#features/board/work/web/public-view.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import { freeCars, type Mover, moveDriver } from '#features/roster/domain/public.ts'
import { slotWithDate } from '#features/roster/texts-slots.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { shiftOfSlot, slotAt, slotOfWeekday, weekdayOfSlot } from '#kernel/slot.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { screenTexts } from '../../texts.ts'
import classes from './move-dialog.module.css'

interface MoveDialogProps {
  readonly view: BoardView
  readonly mover: Mover
  onClose(): void
  onMove(to: Spot): void
}

/** More than these are found by typing. */
const SHOWN = 60

/**
 * 'Przenieś do…': the day, the shift, and the cars there, free ones first (Spec 2 §4 'Assigning from
 * reserve').
 */
export function MoveDialog({ view, mover, onClose, onMove }: MoveDialogProps) {
  useFocusBack()
  const [slot, setSlot] = useState(mover.slot)
  const [filter, setFilter] = useState('')
  const wanted = filter.replace(/\s/g, '').toLocaleUpperCase('pl')
  const matches = (carId: string) =>
    view.week.carsById.get(carId)?.reg.replace(/\s/g, '').toLocaleUpperCase('pl').includes(wanted) ?? false
  const free = freeCars(view.week, view.board, slot)
  const at = (carId: string | null, onCall = false): Spot => ({ slot, carId, onCall })
  const outcome = (spot: Spot) => moveDriver(view.week, view.board, mover, spot)
  const taken = [...(view.board[slot]?.cars.keys() ?? [])].filter((carId) => outcome(at(carId)).ok)
  const lists = [at(null), at(null, true)].filter((spot) => outcome(spot).ok)
  const first = free[0] ?? taken[0]
  const notes = first === undefined ? [] : notesOf(view, mover, at(first))
  const refusal = refusalOf(view, mover, slot, first)
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${nameOf(view.week, mover.driverId)}: ${slotWithDate(view.week.week, mover.slot)}`}
      size="lg"
    >
      <div className={classes.when}>
        <SegmentedControl
          aria-label={screenTexts.dayToMoveTo}
          value={String(weekdayOfSlot(slot))}
          onChange={(day) => setSlot(slotOfWeekday(Number(day), shiftOfSlot(slot)))}
          data={WEEKDAY_SHORT.map((label, day) => ({
            value: String(day),
            label: (
              <span title={WEEKDAY_NAMES[day]}>
                <span>{label}</span>
                <br />
                <small>{dayAndMonth(view, day)}</small>
              </span>
            ),
          }))}
          fullWidth
        />
        <SegmentedControl
          aria-label={boardTexts.shiftToMoveTo}
          value={shiftOfSlot(slot)}
          onChange={(shift) => setSlot(slotOfWeekday(weekdayOfSlot(slot), shift))}
          data={[
            { value: 'day', label: boardTexts.day },
            { value: 'night', label: boardTexts.night },
          ]}
        />
      </div>
      {notes.map((note) => (
        <p key={note} className={classes.caution}>
          {note}
        </p>
      ))}
      {refusal ? <p className={classes.caution}>{refusal}</p> : null}
      <TextInput
        label={screenTexts.filterCars}
        leftSection={<IconSearch size={16} />}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
        my="sm"
      />
      <Choices
        title={`${screenTexts.freeCars} (${free.length})`}
        empty={wanted ? screenTexts.noSuchCar : screenTexts.noFreeCars}
      >
        {free
          .filter(matches)
          .filter((carId) => outcome(at(carId)).ok)
          .slice(0, SHOWN)
          .map((carId) => (
            <CarChoice
              key={carId}
              view={view}
              carId={carId}
              note={view.week.carsById.get(carId)?.model ?? ''}
              onChoose={() => onMove(at(carId))}
            />
          ))}
      </Choices>
      {lists.length > 0 ? (
        <Choices title={screenTexts.lists}>
          {lists.map((spot) => (
            <button
              type="button"
              key={String(spot.onCall)}
              className={classes.choice}
              onClick={() => onMove(spot)}
            >
              <b>{spot.onCall ? boardTexts.onCall : boardTexts.reserve}</b>
            </button>
          ))}
        </Choices>
      ) : null}
      {taken.length > 0 ? (
        <Choices title={screenTexts.takenCars} empty={screenTexts.noSuchCar}>
          {taken
            .filter(matches)
            .slice(0, SHOWN)
            .map((carId) => (
              <CarChoice
                key={carId}
                view={view}
                carId={carId}
                note={takenNote(view, mover, at(carId))}
                onChoose={() => onMove(at(carId))}
              />
            ))}
        </Choices>
      ) : null}
    </Modal>
  )
}

/** `17.3` */
function dayAndMonth({ week }: BoardView, weekDay: number): string {
  const { day, month } = dateParts(slotAt(week.week, slotOfWeekday(weekDay, 'day')).date)
  return `${day}.${month}`
}

interface ChoicesProps {
  readonly title: string
  /** Said where there is nothing to choose. */
  readonly empty?: string
  readonly children: readonly ReactNode[]
}

function Choices({ title, empty, children }: ChoicesProps) {
  return (
    <section className={classes.choices} aria-label={title}>
      <h3>{title}</h3>
      {children.length === 0 && empty ? <p>{empty}</p> : <div className={classes.grid}>{children}</div>}
    </section>
  )
}

interface CarChoiceProps {
  readonly view: BoardView
  readonly carId: string
  readonly note: string
  onChoose(): void
}

function CarChoice({ view, carId, note, onChoose }: CarChoiceProps) {
  return (
    <button type="button" className={classes.choice} onClick={onChoose}>
      <b>{view.week.carsById.get(carId)?.reg}</b>
      <span>{note}</span>
    </button>
  )
}

function takenNote({ week, board }: BoardView, mover: Mover, to: Spot): string {
  const moved = moveDriver(week, board, mover, to)
  if (!moved.ok || !moved.value.displaced) return ''
  const { displaced } = moved.value
  const swaps = board[mover.slot]?.cars.get(displaced.to.carId ?? '') === mover.driverId
  const name = nameOf(week, displaced.driverId)
  return swaps ? dropNotes.swap(name) : dropNotes.displaces(name)
}

/** What the office should know before it moves the driver into this slot (D7). */
function notesOf(view: BoardView, mover: Mover, to: Spot): string[] {
  const moved = moveDriver(view.week, view.board, mover, to)
  return moved.ok ? newWarnings(view, moved.value.board, mover.driverId, to.slot) : []
}

function refusalOf(view: BoardView, mover: Mover, slot: number, car: string | undefined): string | undefined {
  if (car === undefined || slot === mover.slot) return undefined
  const to = { slot, carId: car, onCall: false }
  const moved = moveDriver(view.week, view.board, mover, to)
  return moved.ok ? undefined : refusalSentence(view, moved.error, mover.driverId, to)
}
