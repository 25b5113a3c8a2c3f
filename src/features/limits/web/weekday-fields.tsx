import { Select, SimpleGrid } from '@mantine/core'
import { type CalendarDate, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { addWeeks, datesOf, mondayOf, type Week, weekOf, weeksInYear } from '#kernel/week.ts'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { limitDayTexts } from '../texts-days.ts'

interface WeekdayFieldsProps {
  readonly date: CalendarDate
  readonly current: Week
  onChange(date: CalendarDate): void
}

/**
 * A date by year (current and next), week and weekday. This year offers six weeks, three before the current
 * to two after (Spec 2 §9); next year all of them.
 */
export function WeekdayFields({ date, current, onChange }: WeekdayFieldsProps) {
  const chosen = weekOf(date)
  const choices = weeksFor(chosen.year, current)
  const weeks = choices.some(({ week }) => week === chosen.week) ? choices : [...choices, chosen].sort(byWeek)
  const choose = (week: Week, day: number) => {
    const found = datesOf(week)[day]
    if (found) onChange(found)
  }
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        <Select
          label="Rok"
          allowDeselect={false}
          data={[...new Set([chosen.year, current.year, current.year + 1])].sort().map(String)}
          value={String(chosen.year)}
          onChange={(year) => {
            const first = weeksFor(Number(year), current)
            const same = first.find(({ week }) => week === current.week) ?? first[0]
            if (same) choose(same, weekday(date))
          }}
        />
        <Select
          label={limitDayTexts.weekday}
          allowDeselect={false}
          data={WEEKDAY_NAMES.map((label, index) => ({ value: String(index), label }))}
          value={String(weekday(date))}
          onChange={(day) => choose(chosen, Number(day))}
        />
      </SimpleGrid>
      <Select
        label={limitDayTexts.week}
        description={limitDayTexts.chosen(formatStateDay(date))}
        allowDeselect={false}
        data={weeks.map((week) => ({ value: mondayOf(week), label: `${week.week} (${weekRange(week)})` }))}
        value={mondayOf(chosen)}
        onChange={(monday) => {
          const week = weeks.find((candidate) => mondayOf(candidate) === monday)
          if (week) choose(week, weekday(date))
        }}
      />
    </>
  )
}

function weeksFor(year: number, current: Week): readonly Week[] {
  if (year !== current.year) {
    return Array.from({ length: weeksInYear(year) }, (_, index) => ({ year, week: index + 1 }))
  }
  return [-3, -2, -1, 0, 1, 2].map((step) => addWeeks(current, step)).filter((week) => week.year === year)
}

function byWeek(a: Week, b: Week): number {
  return a.week - b.week
}
