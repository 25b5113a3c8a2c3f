import { TextInput } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { type KeyboardEvent, useId } from 'react'
import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import {
  cellText,
  type GridDraft,
  type LimitOfSlot,
  shownReason,
  typeCell,
  typedCars,
} from '../domain/week-grid.ts'
import { limitDayTexts } from '../texts-days.ts'
import { limitOfficeTexts, slotWords } from '../texts-office.ts'
import classes from './limits.module.css'

interface WeekGridProps {
  /** 14, Monday's day first. */
  readonly slots: readonly Slot[]
  readonly limitOf: LimitOfSlot
  readonly draft: GridDraft
  readonly defaultLimit: number
  /** In the fleet; undefined while that is not known. */
  readonly cars: number | undefined
  /** Keys of cells in which no number of cars stands. */
  readonly wrong: readonly string[]
  readonly idleReasons: readonly string[]
  onChange(draft: GridDraft): void
}

/**
 * Seven days with a field for the day, one for the night and one for the reason; arrows and Enter go from
 * field to field.
 */
export function WeekGrid(props: WeekGridProps) {
  const { slots, limitOf, draft, idleReasons, onChange } = props
  const dates = [...new Set(slots.map(({ date }) => date))]
  return (
    <table className={classes.grid} aria-label={limitOfficeTexts.weekTable} onKeyDown={moveByKeys}>
      <thead>
        <tr>
          <th scope="col">{limitDayTexts.date}</th>
          <th scope="col">
            <IconSun size={15} aria-hidden /> <span>{SHIFT_ON_WIRE.day}</span>
          </th>
          <th scope="col">
            <IconMoon size={15} aria-hidden /> <span>{SHIFT_ON_WIRE.night}</span>
          </th>
          <th scope="col">{limitOfficeTexts.reason}</th>
        </tr>
      </thead>
      <tbody>
        {dates.map((date, row) => (
          <tr key={date}>
            <th scope="row">
              <span>{WEEKDAY_NAMES[weekday(date)]}</span>{' '}
              <span className={classes.quiet}>{dayMonth(date)}</span>
            </th>
            {slots
              .filter((slot) => slot.date === date)
              .map((slot, column) => (
                <Cell key={slot.shift} {...props} slot={slot} place={`${row} ${column}`} />
              ))}
            <td className={classes.reason}>
              <TextInput
                aria-label={limitOfficeTexts.reasonOf(date)}
                placeholder={limitOfficeTexts.reason}
                maxLength={500}
                data-cell={`${row} 2`}
                value={shownReason(date, slots, limitOf, draft)}
                error={idleReasons.includes(date) ? limitOfficeTexts.idleReason : undefined}
                onChange={(event) =>
                  onChange({ ...draft, reasons: { ...draft.reasons, [date]: event.currentTarget.value } })
                }
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps extends WeekGridProps {
  readonly slot: Slot
  /** Row and column. */
  readonly place: string
}

function Cell({ slot, place, limitOf, draft, defaultLimit, cars, wrong, onChange }: CellProps) {
  const id = useId()
  const key = slotKey(slot)
  const typed = draft.cells[key]
  const base = typed ? typed.base : limitOf(slot)
  const text = typed?.text ?? cellText(base)
  const note = noteOn(text, base, cars)
  const isWrong = wrong.includes(key)
  return (
    <td data-shift={slot.shift} data-changed={(typed && typed.text.trim() !== cellText(base)) || undefined}>
      <TextInput
        aria-label={slotWords(slot)}
        {...(note ? { 'aria-describedby': id } : {})}
        placeholder={String(defaultLimit)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        data-cell={place}
        value={text}
        error={isWrong ? limitOfficeTexts.notACar : undefined}
        onChange={(event) => onChange(typeCell(draft, slot, base, event.currentTarget.value))}
      />
      {note ? (
        <span id={id} className={classes.note}>
          {note}
        </span>
      ) : null}
    </td>
  )
}

function noteOn(
  text: string,
  base: ReturnType<LimitOfSlot>,
  cars = Number.POSITIVE_INFINITY,
): string | undefined {
  const typed = typedCars(text)
  if (typed === 0) return limitOfficeTexts.closed
  if (typeof typed === 'number' && typed > cars) return limitOfficeTexts.moreThanCars(cars)
  return base && !base.active && text.trim() === '' ? limitOfficeTexts.switchedOff(base.cars) : undefined
}

/** `16.03` */
function dayMonth(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${day}.${String(month).padStart(2, '0')}`
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * As in a spreadsheet; left and right stay in a text as long as the caret has somewhere to go. Enter at the
 * bottom goes on at the next column's top.
 */
function moveByKeys(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const place = target.dataset.cell?.split(' ').map(Number)
  const [row = 0, column = 0] = place ?? []
  if (!place || (step[1] !== 0 && caretGoes(target, step[1]))) return
  event.preventDefault()
  const cellAt = (at: number, of: number) =>
    currentTarget.querySelector<HTMLInputElement>(`input[data-cell="${at} ${of}"]`)
  const next = cellAt(row + step[0], column + step[1])
  const wanted = next ?? (event.key === 'Enter' ? cellAt(0, column + 1) : null)
  wanted?.focus()
  wanted?.select()
}

function caretGoes({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return false
  return step < 0 ? selectionStart !== 0 : selectionEnd !== value.length
}
