import { IconMoon, IconSun } from '@tabler/icons-react'
import { calendarDate, weekday } from '#kernel/calendar-date.ts'
import { counted, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import classes from './dashboard.module.css'
import { dashboardTexts } from './texts.ts'
import type { CapacityDay } from './week-filling.tsx'

/** Top 5 days and nights by shift count (Spec 1 §9). */
export function BusiestDays({ days }: { readonly days: readonly CapacityDay[] }) {
  return (
    <Panel title={dashboardTexts.busiest}>
      <div className={classes.tops}>
        <Top
          title={dashboardTexts.fiveDays}
          icon={<IconSun size={16} aria-hidden />}
          days={days}
          count={(day) => day.dayShifts}
        />
        <Top
          title={dashboardTexts.fiveNights}
          icon={<IconMoon size={16} aria-hidden />}
          days={days}
          count={(day) => day.nightShift}
        />
      </div>
    </Panel>
  )
}

interface TopProps {
  readonly title: string
  readonly icon: React.ReactNode
  readonly days: readonly CapacityDay[]
  count(day: CapacityDay): number
}

function Top({ title, icon, days, count }: TopProps) {
  const top = days.toSorted((a, b) => count(b) - count(a)).slice(0, 5)
  return (
    <div>
      <h3 className={classes.topTitle}>
        {icon} <span>{title}</span>
      </h3>
      <ol className={classes.top}>
        {top.map((day) => (
          <li key={`${day.month}-${day.dayNumber}`}>
            <span>{nameOf(day)}</span>
            <strong>{counted(count(day), 'zmiana', 'zmiany', 'zmian')}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}

function nameOf(day: CapacityDay): string {
  const date = calendarDate(day.year, day.month, day.dayNumber)
  const name = date ? WEEKDAY_NAMES[weekday(date)] : ''
  return `${name} ${day.dayNumber}.${String(day.month).padStart(2, '0')}`
}
