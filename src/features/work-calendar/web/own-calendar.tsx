import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { dialogTexts } from '#features/drivers/session/texts-dialogs.ts'
import {
  leaveDevice,
  OwnLogin,
  useBehindPin,
  useLogInLead,
  useMayLeave,
} from '#features/drivers/session/web/public-session.ts'
import { PaperNotice } from '#features/papers/web/public-driver.tsx'
import { parseDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { call, isPassing } from '#platform/web/call.ts'
import { forgetOwnThings } from '#platform/web/own-things.ts'
import { SheetBoundary } from '#platform/web/ui/broken.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { getOwnHome } from '../contract-home.ts'
import { AddShiftModal } from './add-shift-part.tsx'
import { AfterAll } from './after-all-part.tsx'
import { CalendarFailure, Locked } from './calendar-parts.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { FormCloses } from './form-closes.tsx'
import { type GivingSheet, givableSlot, type OwnMarket, takenSlot } from './giving.tsx'
import { HandoverRow } from './handover-row.tsx'
import { HomeBar } from './home-bar.tsx'
import { HomeFoot } from './home-foot-part.tsx'
import { homeTexts } from './home-texts.ts'
import { keptHome } from './kept-home/home-memory.ts'
import { KeptNotice } from './kept-home/kept-notice.tsx'
import { keptTexts } from './kept-home/kept-texts.ts'
import { MarketRow } from './market-row.tsx'
import { NextShiftCard } from './next-shift-card.tsx'
import { OwnChanges } from './own-changes.tsx'
import { OwnWeekSection } from './own-week-section.tsx'
import { daysShown } from './week-days.ts'
import './calendar.css'
import './own-calendar.css'

type OwnHome = OutputOf<typeof getOwnHome>

interface OwnCalendarProps {
  /** What came with the page; undefined where it is to be asked for. */
  readonly home?: OwnHome | undefined
  /** It stands here now: whoever opens this page next, after a logout too, asks anew. */
  onTaken?(): void
  /** The fleet lets its drivers exchange shifts. */
  readonly hasMarket: boolean
  /** Undefined until it is known. */
  readonly market: OwnMarket | undefined
  /** What it has to say at once, before all else. */
  newsOf(acts: { readonly onChanged: () => void; readonly onLocked: () => void }): ReactNode
  /** What the page shows is new: what other features bring to it may be too. */
  onFresh(me: string): void
  /** How a shift is given away there; comes with the first press. */
  readonly GivingSheet: GivingSheet
  /** Forms that somebody sent in the driver's name, for the driver to say so; comes after the page stands. */
  readonly FormsInName: ComponentType<{ readonly onChanged: () => void; readonly onLocked: () => void }>
  /** It has its drivers take and return cars on their phones. */
  readonly hasHandover: boolean
}

const loadHome = () => call(getOwnHome, {})

/** One driver's own page, behind phone and PIN (Spec 1 §2, D14): the next shift, then the weeks. */
export function OwnCalendar(props: OwnCalendarProps) {
  const { home, onTaken, hasMarket, newsOf, onFresh, GivingSheet, FormsInName, hasHandover } = props
  const [asking, setAsking] = useState(true)
  const [picking, setPicking] = useState(false)
  const [given, setGiven] = useState<Slot>()
  const [saying, setSaying] = useState<Slot>()
  const { toast } = useAnnouncer()
  const lead = useLogInLead()
  const { state, reload, refresh, lock } = useBehindPin('own', loadHome, keptHome, home)
  const fresh = state.kind === 'shown' ? state.value : undefined
  const kept = state.kind === 'loading' || state.kind === 'failed' ? state.kept : undefined
  const shown = fresh ?? kept?.value
  // What was read for who was logged in before is nobody else's.
  const market = fresh && props.market?.of === fresh.me ? props.market : undefined
  const isIn = state.kind !== 'locked'
  const isOffline = state.kind === 'failed' && isPassing(state.failure) && !navigator.onLine

  useEffect(() => onTaken?.(), [onTaken])
  // While it is asked whether there is a session: where there is none, this is what comes next.
  useEffect(() => {
    if (state.kind === 'loading') void OwnLogin.preload().catch(() => undefined)
  }, [state.kind])
  // Whoever logs in next has said nothing.
  useEffect(() => {
    if (!isIn) setSaying(undefined)
  }, [isIn])
  useEffect(() => {
    if (fresh) onFresh(fresh.me)
  }, [fresh, onFresh])
  const isTaken = market?.tap?.isYours === true
  useEffect(() => {
    if (isTaken) void refresh()
  }, [isTaken, refresh])
  // It stays once it is there: what was answered is said in it.
  const [asksOfForms, setAsksOfForms] = useState(false)
  if (fresh?.formsInName && !asksOfForms) setAsksOfForms(true)
  useTurns(fresh?.goodForMs, fresh, refresh)

  const mayLeave = useMayLeave()
  const logOut = useCallback(async () => {
    if (!(await mayLeave())) return
    // Here and now, whether the server is reached or not: who asks for it may be handing the phone on.
    forgetOwnThings()
    setAsking(false)
    lock()
    toast((await leaveDevice()) ? dialogTexts.left : dialogTexts.leftUntold)
  }, [lock, toast, mayLeave])

  return (
    <>
      <main className="calendar calendar-own">
        <header className="home-head">
          <h1>{shown?.fullName || calendarTexts.ownTitle}</h1>
          {isIn && (
            <Button kind="quiet" data-early="log-out" onClick={() => void logOut()}>
              {calendarTexts.logOut}
            </Button>
          )}
        </header>

        {kept && <KeptNotice at={kept.at} offline={isOffline} />}
        {state.kind === 'loading' && !kept && <Skeleton lines={4} label={calendarTexts.loading} />}
        {state.kind === 'failed' && !kept && (
          <CalendarFailure
            failure={isOffline ? { ...state.failure, msg: keptTexts.notKept } : state.failure}
            onAgain={reload}
          />
        )}
        {shown && (
          <>
            <Next home={shown} onAfterAll={setSaying} onLook={fresh && refresh} onLocked={lock} />
            {fresh?.form && <FormCloses form={fresh.form} today={parseDate(fresh.today)} />}
            {market && hasMarket && newsOf({ onChanged: () => void refresh(), onLocked: lock })}
            {/* What was kept by an older page has none. */}
            <PaperNotice papers={shown.papers?.filter(({ ended }) => ended) ?? []} />
            {fresh && (saying || fresh.lost.length > 0) && (
              <AfterAll
                {...{ saying, hasMarket }}
                lost={fresh.lost}
                onSay={setSaying}
                onLook={refresh}
                onLocked={lock}
              />
            )}
            {hasHandover && <HandoverRow />}
            {fresh && asksOfForms && <FormsInName onChanged={() => void refresh()} onLocked={lock} />}
            {fresh && <OwnChanges changes={fresh.changes} onLook={refresh} onLocked={lock} />}
            {fresh && hasMarket && <MarketRow asks={market?.asks ?? 0} tap={market?.tap} />}
            <OwnWeekSection
              weeks={shown.weeks}
              today={parseDate(shown.today)}
              isKept={!fresh}
              giving={
                fresh && hasMarket
                  ? {
                      slotOf: (shift) => givableSlot(shift, fresh.next) ?? takenSlot(shift, market),
                      offeredTo: ({ date, shift }) => market?.offered.get(`${date} ${shift}`),
                      onGive: setGiven,
                    }
                  : undefined
              }
            />
            <PaperNotice papers={shown.papers?.filter(({ ended }) => !ended) ?? []} />
            {fresh && <HomeFoot asked={fresh.asked} onLocked={lock} />}
          </>
        )}

        {!isIn &&
          (asking ? (
            <OwnLogin onOpened={reload} onClose={() => setAsking(false)} />
          ) : (
            <Locked lead={lead} onAsk={() => setAsking(true)} />
          ))}
        <SheetBoundary kept={calendarTexts.kept} onClose={() => setGiven(undefined)}>
          {given && (
            <GivingSheet
              {...given}
              onLocked={lock}
              onClose={() => {
                setGiven(undefined)
                void refresh()
              }}
            />
          )}
        </SheetBoundary>
        <SheetBoundary kept={calendarTexts.kept} onClose={() => setPicking(false)}>
          {picking && (
            <AddShiftModal isOwn onBooked={refresh} onLocked={lock} onClose={() => setPicking(false)} />
          )}
        </SheetBoundary>
      </main>
      {isIn && <HomeBar isOffline={isOffline} onPick={() => setPicking(true)} />}
    </>
  )
}

interface NextProps {
  readonly home: OwnHome
  readonly onAfterAll: (slot: Slot) => void
  /** Undefined where this was kept from before. */
  readonly onLook: (() => Promise<void>) | undefined
  readonly onLocked: () => void
}

function Next({ home: { fullName, next, today, weeks }, ...acts }: NextProps) {
  const [, current, after] = weeks
  const { ahead } = daysShown(current, after, parseDate(today))
  if (next)
    return <NextShiftCard {...{ next, ...acts }} who={fullName} today={parseDate(today)} days={ahead} />
  // Where no calendar is ready the week below says so.
  if (!weeks.slice(1).some(({ ready }) => ready)) return null
  return (
    <div className="notice home-none">
      <p>{homeTexts.noNext}</p>
    </div>
  )
}

/** A page that is looked at while the date, or the shift, turns over asks what is true now. */
function useTurns(goodForMs: number | undefined, said: unknown, onTurn: () => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said anew is good for as long again.
  useEffect(() => {
    if (goodForMs === undefined) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void onTurn()
    }, goodForMs + 1000)
    return () => clearTimeout(timer)
  }, [goodForMs, said, onTurn])
}
