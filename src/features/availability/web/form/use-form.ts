import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import {
  type Choice,
  type Choices,
  choiceAfterTap,
  chosenDays,
  openChoice,
  openChoices,
  withChoice,
} from './choices.ts'
import { type RestBreaches, restBreaches } from './day-rules.ts'
import type { FormSettings, FormWeek, LoadWeek } from './form-data.ts'
import {
  forgetSent,
  keepDraft,
  keepSent,
  recallDraft,
  recallLastSent,
  recallSent,
  type SentWeek,
  whenSentElsewhere,
} from './form-memory.ts'
import { choicesLikeLast, choicesToSendAgain, sundayBefore } from './last-week.ts'
import { withOwnPlaces } from './own/own-places.ts'
import type { OwnWeek } from './own/own-week.ts'

/** How long a page in the background may keep its figures, in milliseconds. */
const STALE_AFTER_MS = 60_000

let hasHeard = false

export interface AvailabilityForm {
  /** The week on the screen. */
  readonly shown: FormWeek
  /** The week for which availability can be sent. */
  readonly home: Week
  readonly isHome: boolean
  readonly choices: Choices
  readonly chosen: readonly ChosenDay[]
  readonly breaches: RestBreaches
  /** What this device has sent for the week already. */
  readonly sent: SentWeek | undefined
  /** The submission that is being changed (D51); undefined while none is. */
  readonly edited: OwnWeek | undefined
  /** Whether a week sent earlier can be taken over. */
  readonly hasLast: boolean
  tap(date: CalendarDate): void
  choose(date: CalendarDate, choice: Choice | undefined): void
  replace(choices: Choices): void
  takeOverLast(): void
  markSent(sent: SentWeek): void
  /** What was sent was taken back. */
  markWithdrawn(): void
  /** The office has asked for a new one: what was sent stays remembered until the new one is accepted. */
  sendAgain(): void
  /** Set while the form is filled anew; gives it up, and what was sent is shown again. */
  readonly keepSentOne: (() => void) | undefined
  /** False where the week could not be loaded. Unsent choices are gone after it. */
  showWeek(week: Week): Promise<boolean>
}

/**
 * All that the form knows and can do. Unsent choices survive a reload of the page; that a sent week was being
 * filled anew does not: it is shown as sent, and sending again goes on with those choices.
 * @param settings what the server had of the known driver's when it made the page
 */
export function useForm(
  initial: FormWeek,
  loadWeek: LoadWeek,
  own: OwnWeek | undefined,
  { isUnsent = false, last: lastOfKnown }: Pick<FormSettings, 'isUnsent' | 'last'>,
): AvailabilityForm {
  const home = initial.week
  const [loaded, setHomeWeek] = useState(initial)
  const [other, setOther] = useState<FormWeek>()
  const [typed, setChoices] = useState<Choices>({})
  const [kept, setSent] = useState<SentWeek>()
  const [last, setLast] = useState<SentWeek>()
  const [anew, setAnew] = useState(false)
  const [recalled, setRecalled] = useState(false)
  // What the server has for who is known on this device is truer than what the device remembers.
  const sent = own ? own.sent : kept
  const edited = anew && own?.sent && own.shut === undefined ? own : undefined
  const stored = edited?.sent?.days
  const homeWeek = useMemo(
    () => (stored ? { ...loaded, days: withOwnPlaces(loaded.days, stored) } : loaded),
    [loaded, stored],
  )
  // Of a shift that was closed since it was chosen the card says so, and nothing of it is sent.
  const choices = useMemo(() => openChoices(typed, homeWeek.days), [typed, homeWeek])

  // Before the first paint with scripts, and not while rendering: the server could not know what this device
  // remembers.
  useLayoutEffect(() => {
    // It came with the page: what was sent since then it does not know.
    if (isUnsent && !hasHeard) forgetSent(home)
    hasHeard = true
    setChoices(recallDraft(home))
    setSent(recallSent(home))
    setLast(lastOfKnown ?? recallLastSent())
    setRecalled(true)
  }, [home, isUnsent, lastOfKnown])

  useEffect(() => {
    if (recalled) keepDraft(home, typed)
  }, [recalled, home, typed])

  useEffect(
    () =>
      whenSentElsewhere(() => {
        setSent(recallSent(home))
        setLast(recallLastSent())
      }),
    [home],
  )

  useFreshFigures(home, loadWeek, setHomeWeek)

  const shown = other ?? homeWeek
  const isHome = other === undefined
  const chosen = useMemo(() => chosenDays(homeWeek.days, choices), [homeWeek, choices])
  const breaches = useMemo(() => restBreaches(chosen, sundayBefore(last, home)), [chosen, last, home])

  const choose = useCallback((date: CalendarDate, choice: Choice | undefined) => {
    setChoices((before) => withChoice(before, date, choice))
  }, [])
  const tap = useCallback(
    (date: CalendarDate) => {
      const day = homeWeek.days.find((candidate) => candidate.date === date)
      if (day) {
        setChoices((before) => withChoice(before, date, choiceAfterTap(openChoice(before[date], day), day)))
      }
    },
    [homeWeek],
  )

  return {
    shown,
    home,
    isHome,
    choices,
    chosen,
    breaches,
    sent: anew ? undefined : sent,
    edited,
    hasLast: last !== undefined && last.days.length > 0 && !sameWeek(last.week, home),
    tap,
    choose,
    replace: setChoices,
    takeOverLast() {
      if (last) setChoices(choicesLikeLast(last, home))
    },
    markSent(week) {
      keepSent(week)
      setSent(week)
      setLast(week)
      setChoices({})
      setAnew(false)
    },
    markWithdrawn() {
      forgetSent(home)
      setSent(undefined)
      setChoices({})
      setAnew(false)
    },
    sendAgain() {
      if (sent) setChoices((draft) => choicesToSendAgain(draft, sent, home))
      setAnew(true)
      // The office has given the driver's own places back, so that they are free to be chosen again.
      void loadWeek(home).then((fresh) => fresh && setHomeWeek(fresh))
    },
    keepSentOne: anew
      ? () => {
          setAnew(false)
          setChoices({})
        }
      : undefined,
    async showWeek(week) {
      if (sameWeek(week, home)) {
        setOther(undefined)
        return true
      }
      const loaded = await loadWeek(week)
      if (!loaded) return false
      setChoices({})
      setOther(loaded)
      return true
    },
  }
}

/** Fetches the capacity anew when the driver comes back to a page that lay in the background. */
function useFreshFigures(week: Week, loadWeek: LoadWeek, onFresh: (week: FormWeek) => void): void {
  const hiddenSince = useRef<number>(undefined)
  useEffect(() => {
    async function look() {
      if (document.visibilityState === 'hidden') {
        hiddenSince.current = performance.now()
        return
      }
      if (hiddenSince.current === undefined || performance.now() - hiddenSince.current < STALE_AFTER_MS)
        return
      hiddenSince.current = undefined
      const fresh = await loadWeek(week)
      if (fresh) onFresh(fresh)
    }
    const listener = () => void look()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [week, loadWeek, onFresh])
}
