import { useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { NotYet } from './calendar-parts.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { inFleetTime } from './fleet-time.ts'
import { homeTexts } from './home-texts.ts'
import { keptTexts } from './kept-home/kept-texts.ts'
import { type Giving, OwnShifts } from './own-shifts.tsx'
import { daysShown, type OwnWeekOnWire } from './week-days.ts'
import { OWN_MODES, type WeekMode } from './week-modes.ts'
import { WeekSwitch } from './week-switch.tsx'

interface OwnWeekSectionProps {
  /** The one before, the fleet's current one, the one after. */
  readonly weeks: readonly [OwnWeekOnWire, OwnWeekOnWire, OwnWeekOnWire]
  readonly today: CalendarDate | undefined
  /** What this phone has kept of them: of a week that it lacks it knows nothing. */
  readonly isKept: boolean
  readonly giving?: Giving | undefined
}

/** The driver's week, and the ones beside it. */
export function OwnWeekSection({ weeks, today, isKept, giving }: OwnWeekSectionProps) {
  const [mode, setMode] = useState<WeekMode>('current')
  const [before, current, after] = weeks
  const week = mode === 'prev' ? before : mode === 'next' ? after : current
  const days = daysShown(week, mode === 'current' ? after : undefined, today)
  return (
    <section className="home-week" aria-labelledby="home-week">
      <header>
        <h2 id="home-week">{calendarTexts.weekOf(week)}</h2>
        {week.ready && week.savedAt !== null && (
          <p className="home-saved">{calendarTexts.savedAt(inFleetTime(week.savedAt))}</p>
        )}
      </header>
      {!week.ready && (isKept && week.data.length === 0 ? <NotKept /> : <NotYet />)}
      {!week.ready && week.data.length > 0 && <p className="home-chosen">{homeTexts.chosen}</p>}
      <OwnShifts
        days={week.ready ? days : { ahead: days.ahead.filter(({ shifts }) => shifts), past: [] }}
        today={today}
        giving={giving}
      />
      <WeekSwitch modes={OWN_MODES} mode={mode} currentWeek={current} onMode={setMode} />
    </section>
  )
}

function NotKept() {
  return (
    <div className="notice">
      <p>{keptTexts.notKept}</p>
    </div>
  )
}
