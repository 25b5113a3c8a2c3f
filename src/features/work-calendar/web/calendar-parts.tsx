import type { ReactNode } from 'react'
import { dialogTexts } from '#features/drivers/session/texts-dialogs.ts'
import type { Week } from '#kernel/week.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { workCalendarTexts } from '../texts.ts'
import { calendarTexts } from './calendar-texts.ts'
import { inFleetTime } from './fleet-time.ts'
import type { WeekMode } from './week-modes.ts'
import { WeekSwitch } from './week-switch.tsx'

export interface CalendarProps {
  readonly currentWeek: Week
  /** The fleet's date, YYYY-MM-DD; undefined where the server could not tell. */
  readonly today: string | undefined
}

interface CalendarHeadProps {
  readonly title: string
  readonly week: Week
  /** Instant at which the shown week was saved. */
  readonly savedAt: string | null
  readonly modes: readonly WeekMode[]
  readonly mode: WeekMode
  readonly currentWeek: Week
  readonly onMode: (mode: WeekMode) => void
  /** What can be done here. */
  readonly children: ReactNode
}

export function CalendarHead(props: CalendarHeadProps) {
  const { title, week, savedAt, children } = props
  return (
    <header className="calendar-head">
      <div>
        <h1>{title}</h1>
        <p>
          <span>{`${calendarTexts.weekOf(week)}${savedAt !== null ? ' ' : ''}`}</span>
          {savedAt !== null && (
            <span className="calendar-saved">{calendarTexts.savedAt(inFleetTime(savedAt))}</span>
          )}
        </p>
      </div>
      <div className="calendar-acts">{children}</div>
      <WeekSwitch
        modes={props.modes}
        mode={props.mode}
        currentWeek={props.currentWeek}
        onMode={props.onMode}
      />
    </header>
  )
}

/** 'No calendar yet' (Spec 1 §8). */
export function NotYet() {
  return (
    <div className="notice">
      <p>{workCalendarTexts.notYet}</p>
    </div>
  )
}

/** Stands where the dialog was closed without a PIN. */
export function Locked({ lead, onAsk }: { readonly lead: string; readonly onAsk: () => void }) {
  return (
    <div className="notice">
      <div className="calendar-failure">
        <p>{lead}</p>
        <Button onClick={onAsk}>{dialogTexts.pinTitle}</Button>
      </div>
    </div>
  )
}

export function CalendarFailure({
  failure,
  onAgain,
}: {
  readonly failure: CallFailure
  readonly onAgain: () => void
}) {
  return (
    <div className="notice notice-wrong" role="alert">
      <div className="calendar-failure">
        <p>
          <b>{calendarTexts.failed}</b> <span>{failure.msg}</span>
        </p>
        <Button onClick={onAgain}>{calendarTexts.again}</Button>
      </div>
    </div>
  )
}
