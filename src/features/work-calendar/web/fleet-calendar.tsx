import { useCallback, useMemo, useState } from 'react'
import { dialogTexts } from '#features/drivers/session/texts-dialogs.ts'
import { FleetPinModal, leaveDevice } from '#features/drivers/session/web/public-driver.tsx'
import type { Week } from '#kernel/week.ts'
import { call } from '#platform/web/call.ts'
import { SheetBoundary } from '#platform/web/ui/broken.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { getCurrentCalendar } from '../contract.ts'
import { forgetPick } from './add-shift/pick-memory.ts'
import { AddShiftModal } from './add-shift-part.tsx'
import { CalendarFailure, CalendarHead, type CalendarProps, Locked, NotYet } from './calendar-parts.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { FleetTable, TODAY_ID } from './fleet-table.tsx'
import { countEntries, datesWithSlots, searchWeek } from './fleet-week.ts'
import { useCalendar } from './use-calendar.ts'
import { FLEET_MODES, type WeekMode, weekOfMode } from './week-modes.ts'
import './calendar.css'

/** The whole fleet's week, behind the fleet's PIN (Spec 1 §2, 'Coordinator calendar screen'). */
export function FleetCalendar({ currentWeek, today }: CalendarProps) {
  const [mode, setMode] = useState<WeekMode>('current')
  const [search, setSearch] = useState('')
  const [asking, setAsking] = useState(true)
  const [picking, setPicking] = useState(false)
  const { toast } = useAnnouncer()
  const week = useMemo(() => weekOfMode(currentWeek, mode), [currentWeek, mode])
  const load = useCallback((wanted: Week) => call(getCurrentCalendar, wanted), [])
  const { state, reload, lock } = useCalendar('fleet', week, load)
  const isReady = state.kind === 'shown' && state.value.ready
  const dates = useMemo(
    () => (state.kind === 'shown' ? datesWithSlots(week, state.value) : []),
    [state, week],
  )
  const found = useMemo(() => searchWeek(dates, search), [dates, search])

  async function close() {
    forgetPick()
    setAsking(false)
    lock()
    toast((await leaveDevice()) ? dialogTexts.left : dialogTexts.leftUntold)
  }

  return (
    <main className="calendar">
      <CalendarHead
        title={calendarTexts.fleetTitle}
        week={week}
        savedAt={isReady ? state.value.savedAt : null}
        modes={FLEET_MODES}
        mode={mode}
        currentWeek={currentWeek}
        onMode={setMode}
      >
        <Button kind="primary" onClick={() => setPicking(true)} disabled={state.kind === 'locked'}>
          {calendarTexts.pickShift}
        </Button>
        <Button className="only-wide" onClick={() => print()} disabled={!isReady}>
          {calendarTexts.print}
        </Button>
        {state.kind !== 'locked' && (
          <Button kind="quiet" onClick={() => void close()}>
            {calendarTexts.lock}
          </Button>
        )}
      </CalendarHead>

      {isReady && (
        <div className="calendar-search">
          <input
            type="search"
            aria-label={calendarTexts.search}
            placeholder={calendarTexts.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {found.some(({ date }, index) => index > 0 && date === today) && (
            <a className="text-button" href={`#${TODAY_ID}`}>
              {calendarTexts.toToday}
            </a>
          )}
          <p role="status">{search.trim() !== '' && calendarTexts.found(countEntries(found))}</p>
        </div>
      )}
      {state.kind === 'loading' && <Skeleton lines={7} label={calendarTexts.loading} />}
      {state.kind === 'failed' && <CalendarFailure failure={state.failure} onAgain={reload} />}
      {state.kind === 'shown' && !isReady && <NotYet />}
      {isReady &&
        (found.length > 0 ? <FleetTable dates={found} today={today} /> : <p>{calendarTexts.nothingFound}</p>)}

      {state.kind === 'locked' &&
        (asking ? (
          <FleetPinModal onOpened={reload} onClose={() => setAsking(false)} />
        ) : (
          <Locked lead={dialogTexts.pinLead} onAsk={() => setAsking(true)} />
        ))}
      <SheetBoundary kept={calendarTexts.kept} onClose={() => setPicking(false)}>
        {picking && <AddShiftModal onBooked={reload} onLocked={lock} onClose={() => setPicking(false)} />}
      </SheetBoundary>
    </main>
  )
}
