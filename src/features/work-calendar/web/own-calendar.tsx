import { useCallback, useMemo, useState } from 'react'
import { closeCalendars } from '#features/drivers/session/contract.ts'
import { dialogTexts } from '#features/drivers/session/texts-dialogs.ts'
import { OwnLoginModal } from '#features/drivers/session/web/public-driver.tsx'
import type { Week } from '#kernel/week.ts'
import { call } from '#platform/web/call.ts'
import { SheetBoundary } from '#platform/web/ui/broken.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { getCurrentSoloCalendar } from '../contract.ts'
import { forgetPick } from './add-shift/pick-memory.ts'
import { AddShiftModal } from './add-shift-part.tsx'
import { CalendarFailure, CalendarHead, type CalendarProps, Locked, NotYet } from './calendar-parts.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { MarketRow } from './market-row.tsx'
import { OwnChanges } from './own-changes.tsx'
import { ownShifts } from './own-shift-codec.ts'
import { OwnShifts } from './own-shifts.tsx'
import { PhoneCalendar } from './phone-calendar.tsx'
import { useCalendar } from './use-calendar.ts'
import { OWN_MODES, type WeekMode, weekOfMode } from './week-modes.ts'
import './calendar.css'
import './own-calendar.css'

/** One driver's own shifts, behind phone and PIN (Spec 1 §2, D14). */
export function OwnCalendar({
  currentWeek,
  today,
  hasMarket,
}: CalendarProps & { readonly hasMarket: boolean }) {
  const [mode, setMode] = useState<WeekMode>('current')
  const [asking, setAsking] = useState(true)
  const [picking, setPicking] = useState(false)
  const { toast } = useAnnouncer()
  const week = useMemo(() => weekOfMode(currentWeek, mode), [currentWeek, mode])
  const load = useCallback((wanted: Week) => call(getCurrentSoloCalendar, wanted), [])
  const { state, reload, lock } = useCalendar('own', week, load)
  const isIn = state.kind !== 'locked'
  const shown = state.kind === 'shown' ? state.value : undefined

  async function logOut() {
    const closed = await call(closeCalendars, {})
    // While the server has not said so, whoever opens this page next still sees the calendar.
    if (!closed.ok) return toast(closed.failure.msg)
    forgetPick()
    setAsking(false)
    lock()
  }

  return (
    <main className="calendar calendar-own">
      <CalendarHead
        title={shown?.fullName || calendarTexts.ownTitle}
        week={week}
        savedAt={shown?.ready ? shown.savedAt : null}
        modes={OWN_MODES}
        mode={mode}
        currentWeek={currentWeek}
        onMode={setMode}
      >
        <Button kind="primary" onClick={() => setPicking(true)} disabled={!isIn}>
          {calendarTexts.pickShift}
        </Button>
        {isIn && (
          <Button kind="quiet" onClick={() => void logOut()}>
            {calendarTexts.logOut}
          </Button>
        )}
      </CalendarHead>

      {state.kind === 'loading' && <Skeleton lines={4} label={calendarTexts.loading} />}
      {state.kind === 'failed' && <CalendarFailure failure={state.failure} onAgain={reload} />}
      {shown && <OwnChanges onMoved={reload} onLocked={lock} />}
      {shown && hasMarket && <MarketRow />}
      {shown && !shown.ready && <NotYet />}
      {shown?.ready && <OwnShifts shifts={ownShifts(shown.data)} today={today} />}
      {shown && <PhoneCalendar onLocked={lock} />}

      {!isIn &&
        (asking ? (
          <OwnLoginModal onOpened={reload} onClose={() => setAsking(false)} />
        ) : (
          <Locked lead={dialogTexts.logInLead} onAsk={() => setAsking(true)} />
        ))}
      <SheetBoundary kept={calendarTexts.kept} onClose={() => setPicking(false)}>
        {picking && (
          <AddShiftModal isOwn onBooked={reload} onLocked={lock} onClose={() => setPicking(false)} />
        )}
      </SheetBoundary>
    </main>
  )
}
