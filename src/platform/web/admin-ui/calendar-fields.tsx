import '@mantine/dates/styles.css'
import { DateInput, DatePickerInput, DatesProvider } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/pl'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import classes from './calendar-fields.module.css'
import { longDateWithWeekday } from './polish-dates.ts'
import { readTypedDate } from './typed-date.ts'

const POLAND = { locale: 'pl', firstDayOfWeek: 1, weekendDays: [0, 6] } as const
const DATES = { ...POLAND, weekendDays: [...POLAND.weekendDays] as (0 | 6)[] }

/** The kit leaves its arrows without names. */
const LABELS = {
  nextMonth: 'Następny miesiąc',
  previousMonth: 'Poprzedni miesiąc',
  nextYear: 'Następny rok',
  previousYear: 'Poprzedni rok',
  nextDecade: 'Następne dziesięć lat',
  previousDecade: 'Poprzednie dziesięć lat',
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
}

const withWeekday = (iso: string) => {
  const date = parseDate(iso.slice(0, 10))
  return date ? longDateWithWeekday(date) : iso
}

/** One id for field and calendar, since the kit's calendar says that it is named by the field, but looks for another id. */
function useSharedProps() {
  const id = useId()
  return { id, popoverProps: { id }, classNames: { day: classes.day ?? '' } }
}

/**
 * One date, typed as `3.5.2018` or chosen from a calendar that opens beneath, Monday first, in Polish. What is no date, or
 * lies outside the bounds, gives way to the last good one when the field is left.
 */
export function DateField({ value, onChange, from, to, placeholder, ...rest }: DateFieldProps) {
  const [open, setOpen] = useState(false)
  const start = value ?? from
  return (
    <DatesProvider settings={DATES}>
      <DateInput
        {...rest}
        value={value ?? null}
        onChange={(iso) => onChange(iso ? parseDate(iso) : undefined)}
        dateParser={(typed) => readTypedDate(typed) ?? null}
        {...(from ? { minDate: from } : {})}
        {...(to ? { maxDate: to } : {})}
        {...(start ? { defaultDate: start } : {})}
        placeholder={placeholder ?? 'dd.mm.rrrr'}
        valueFormat="D.MM.YYYY"
        leftSection={<IconCalendar size={18} aria-hidden />}
        leftSectionPointerEvents="none"
        clearButtonProps={{ 'aria-label': 'Wyczyść datę' }}
        ariaLabels={LABELS}
        hideOutsideDates
        classNames={{ day: classes.day ?? '' }}
        getDayAriaLabel={withWeekday}
        // Beside its field instead of at the end of the page, where it would lie outside all landmarks.
        popoverProps={{ withinPortal: false, onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
        // Escape closes the calendar first, and a dialog around it only then.
        {...(open ? { 'data-mantine-stop-propagation': true } : {})}
      />
    </DatesProvider>
  )
}

export interface DateRange {
  readonly from: CalendarDate | undefined
  readonly to: CalendarDate | undefined
}

interface DateRangeFieldProps extends Omit<DateFieldProps, 'value' | 'onChange'> {
  readonly value: DateRange
  onChange(range: DateRange): void
}

/** From one date to another, both included. */
export function DateRangeField({ value, onChange, from, to, placeholder, ...rest }: DateRangeFieldProps) {
  const named = useSharedProps()
  return (
    <DatesProvider settings={DATES}>
      <DatePickerInput
        {...rest}
        type="range"
        value={[value.from ?? null, value.to ?? null]}
        onChange={([start, end]) =>
          onChange({ from: start ? parseDate(start) : undefined, to: end ? parseDate(end) : undefined })
        }
        {...(from ? { minDate: from } : {})}
        {...(to ? { maxDate: to } : {})}
        placeholder={placeholder ?? 'Wybierz okres'}
        valueFormat="D.MM.YYYY"
        leftSection={<IconCalendar size={18} aria-hidden />}
        leftSectionPointerEvents="none"
        clearButtonProps={{ 'aria-label': 'Wyczyść okres' }}
        ariaLabels={LABELS}
        hideOutsideDates
        {...named}
        getDayAriaLabel={withWeekday}
      />
    </DatesProvider>
  )
}

dayjs.locale('pl')
