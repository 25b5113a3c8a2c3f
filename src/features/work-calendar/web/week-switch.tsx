import type { Week } from '#kernel/week.ts'
import { calendarTexts } from './calendar-texts.ts'
import { type WeekMode, weekOfMode } from './week-modes.ts'

interface WeekSwitchProps {
  readonly modes: readonly WeekMode[]
  readonly mode: WeekMode
  readonly currentWeek: Week
  readonly onMode: (mode: WeekMode) => void
}

/** Which week is shown (Spec 1 §4, calendar modes). */
export function WeekSwitch({ modes, mode, currentWeek, onMode }: WeekSwitchProps) {
  return (
    <fieldset className="weeks" aria-label={calendarTexts.weeks}>
      {modes.map((candidate) => (
        <button
          key={candidate}
          type="button"
          data-early={`week-${candidate}`}
          aria-pressed={candidate === mode}
          title={calendarTexts.weekOf(weekOfMode(currentWeek, candidate))}
          onClick={() => onMode(candidate)}
        >
          {calendarTexts.modes[candidate]}
        </button>
      ))}
    </fieldset>
  )
}
