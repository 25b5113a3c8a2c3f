import '@mantine/dates/styles.css'
import { DateInput, DatePickerInput, DatesProvider } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/pl'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import classes from './calendar-fields.module.css'
import { longDateWithWeekday } from './polish-dates.ts'
import { dateTexts } from './texts-dates.ts'
import { type DateBounds, readTypedDate, typedProblem } from './typed-date.ts'

const POLAND = { locale: 'pl', firstDayOfWeek: 1, weekendDays: [0, 6] } as const
const DATES = { ...POLAND, weekendDays: [...POLAND.weekendDays] as (0 | 6)[] }

/** The kit leaves its arrows without names. */
const LABELS = {
  nextMonth: dateTexts.nextMonth,
  previousMonth: dateTexts.previousMonth,
  nextYear: dateTexts.nextYear,
  previousYear: dateTexts.previousYear,
  nextDecade: dateTexts.nextTenYears,
  previousDecade: dateTexts.previousTenYears,
} as const

interface DateFieldProps {
  readonly label: string
  readonly value: CalendarDate | undefined
  onChange(date: CalendarDate | undefined): void
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly clearable?: boolean
  /** First and last date that can be chosen. */
  readonly from?: CalendarDate
  readonly to?: CalendarDate
  readonly placeholder?: string
  /** A dialog opens with the focus here: the calendar waits for a click or a key. */
  readonly first?: boolean
}

const withWeekday = (iso: string) => {
  const date = parseDate(iso.slice(0, 10))
  return date ? longDateWithWeekday(date) : iso
}

/**
 * One id for field and calendar, since the kit's calendar says that it is named by the field, but looks for
 * another id.
 */
function useSharedProps() {
  const id = useId()
  return { id, popoverProps: { id }, classNames: { day: classes.day ?? '' } }
}

/**
 * One date, typed as `3.5.2018` or chosen from a calendar that opens beneath, Monday first, in Polish. What
 * is no date, or lies outside the bounds, stays as it was typed, counts as none, and is told beside the
 * field; the form around it is not sent with it.
 */
export function DateField({
  value,
  onChange,
  from,
  to,
  placeholder,
  error,
  first = false,
  ...rest
}: DateFieldProps) {
  const [open, setOpen] = useState(false)
  const [waits, setWaits] = useState(first)
  const typed = useTypedText(value, { from, to })
  const start = value ?? from
  return (
    <DatesProvider settings={DATES}>
      <DateInput
        {...rest}
        error={typed.told ?? error}
        value={value ?? null}
        onChange={(iso) => onChange(iso ? parseDate(iso) : undefined)}
        {...(first ? { 'data-autofocus': true } : {})}
        onClick={() => setWaits(false)}
        onKeyDown={({ key }) => key === 'ArrowDown' && setWaits(false)}
        onInput={(event) => {
          setWaits(false)
          // The kit keeps the former date under a text that it can't read.
          if (!typed.read(event.currentTarget)) onChange(undefined)
        }}
        onBlur={() => {
          setWaits(false)
          typed.tell()
        }}
        fixOnBlur={value !== undefined}
        dateParser={(text) => readTypedDate(text) ?? null}
        {...(from ? { minDate: from } : {})}
        {...(to ? { maxDate: to } : {})}
        {...(start ? { defaultDate: start } : {})}
        placeholder={placeholder ?? 'dd.mm.rrrr'}
        valueFormat="D.MM.YYYY"
        leftSection={<IconCalendar size={18} aria-hidden />}
        leftSectionPointerEvents="none"
        clearButtonProps={{ 'aria-label': dateTexts.clearDate }}
        ariaLabels={LABELS}
        hideOutsideDates
        classNames={{ day: classes.day ?? '' }}
        getDayAriaLabel={withWeekday}
        // Beside its field instead of at the end of the page, where it would lie outside all landmarks.
        popoverProps={{
          withinPortal: false,
          onOpen: () => setOpen(true),
          onClose: () => setOpen(false),
          ...(waits ? { opened: false } : {}),
        }}
        // Escape closes the calendar first, and a dialog around it only then.
        {...(open ? { 'data-mantine-stop-propagation': true } : {})}
      />
    </DatesProvider>
  )
}

/**
 * What is wrong with the text in a date field: told once the field is left, or when its form is to be sent,
 * which is held back.
 */
function useTypedText(value: CalendarDate | undefined, bounds: DateBounds) {
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // A date from elsewhere (the calendar, the form) has replaced the text.
  if (value !== undefined && problem !== undefined) setProblem(undefined)

  useEffect(() => {
    const form = field.current?.form
    if (!form || problem === undefined) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setTold(true)
      field.current?.focus()
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [problem])

  return {
    told: told ? problem : undefined,
    tell: () => setTold(true),
    /** False where the text is no date that can be taken. */
    read: (input: HTMLInputElement): boolean => {
      const found = typedProblem(input.value, bounds)
      field.current = input
      setProblem(found)
      setTold(false)
      return found === undefined && input.value.trim() !== ''
    },
  }
}

export interface DateRange {
  readonly from: CalendarDate | undefined
  readonly to: CalendarDate | undefined
}

interface DateRangeFieldProps extends Omit<DateFieldProps, 'value' | 'onChange' | 'first'> {
  readonly value: DateRange
  onChange(range: DateRange): void
}

/**
 * From one date to another, both included; a second choice of the same day makes a period of that one. Where
 * the calendar is closed with one end only, the period stays as it was, and that is said.
 */
export function DateRangeField({
  value,
  onChange,
  from,
  to,
  placeholder,
  error,
  ...rest
}: DateRangeFieldProps) {
  const named = useSharedProps()
  const [begun, setBegun] = useState<CalendarDate>()
  const [halfTold, setHalfTold] = useState(false)
  const take = ([start, end]: readonly (string | null)[]) => {
    const first = start ? parseDate(start) : undefined
    const last = end ? parseDate(end) : undefined
    // The kit empties a period of which one end was chosen when its calendar closes.
    setHalfTold(begun !== undefined && !first)
    setBegun(last ? undefined : first)
    if (last || (!first && begun === undefined)) onChange({ from: first, to: last })
  }
  const shown = begun ? [begun, null] : [value.from ?? null, value.to ?? null]
  return (
    <DatesProvider settings={DATES}>
      <DatePickerInput
        {...rest}
        type="range"
        allowSingleDateInRange
        error={halfTold ? dateTexts.periodUnchanged : error}
        value={shown as [CalendarDate | null, CalendarDate | null]}
        onChange={take}
        {...(from ? { minDate: from } : {})}
        {...(to ? { maxDate: to } : {})}
        placeholder={placeholder ?? dateTexts.choosePeriod}
        valueFormat="D.MM.YYYY"
        leftSection={<IconCalendar size={18} aria-hidden />}
        leftSectionPointerEvents="none"
        clearButtonProps={{
          'aria-label': dateTexts.clearPeriod,
          onClick: () => {
            setBegun(undefined)
            setHalfTold(false)
            onChange({ from: undefined, to: undefined })
          },
        }}
        ariaLabels={LABELS}
        hideOutsideDates
        {...named}
        getDayAriaLabel={withWeekday}
      />
    </DatesProvider>
  )
}

dayjs.locale('pl')
