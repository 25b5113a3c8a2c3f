import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { bonusHint, bonusHintText } from '#features/bonuses/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import { recall, remember } from '#platform/web/device-memory.ts'
import { NOT_REACHED_TEXT } from '#platform/web/texts.ts'
import { SheetBoundary } from '#platform/web/ui/broken.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { countChoices } from '../../domain/counts.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ChosenList } from './chosen-list.tsx'
import { DayCards } from './day-cards.tsx'
import type { FormSettings, FormWeek, LoadWeek } from './form-data.ts'
import { isAnyOnItsWay, isOnItsWay, type SentWeek } from './form-memory.ts'
import {
  ChangeWeek,
  ChosenSheet,
  DayMenu,
  EditModal,
  LoginModal,
  RestRefusal,
  SubmitModal,
  TrainingModal,
  WithdrawModal,
} from './form-modals.tsx'
import { AnewNotice, ClosedForm, MadeNotice, StrandedNotice, WeekNotice } from './form-notices.tsx'
import { formTexts } from './form-texts.ts'
import { InfoPopup } from './info-popup.tsx'
import { useOwnWeek } from './own/use-own-week.ts'
import { useForm } from './use-form.ts'
import { WeekHead } from './week-head.tsx'
import './form.css'

interface AvailabilityScreenProps {
  readonly week: FormWeek
  readonly settings: FormSettings
  readonly loadWeek: LoadWeek
  /** 'Szkolenie' is asked for from the page's head. */
  readonly trainingOpen: boolean
  readonly onTrainingClose: () => void
  /** Stands between the cards and the bar. */
  readonly footer: ReactNode
}

/** Long enough not to stand in the way of the next taps. */
const PRELOAD_AFTER_MS = 1500

type Open =
  | { readonly kind: 'menu'; readonly date: CalendarDate }
  | { readonly kind: 'week'; readonly week: Week }
  | { readonly kind: 'rest'; readonly nights: readonly CalendarDate[] }
  | { readonly kind: 'chosen' | 'submit' | 'popup' | 'edit' | 'withdraw' | 'login' }

const isText = (value: unknown): value is string => typeof value === 'string'

/** The driver's availability for the coming week (Spec 1 §2). */
export function AvailabilityScreen(props: AvailabilityScreenProps) {
  const { week, settings, trainingOpen, onTrainingClose, footer } = props
  if (settings.open) return <OpenForm {...props} />
  return (
    <>
      <ClosedForm week={week} deadline={settings.deadline} told={settings.own} />
      {footer}
      <SheetBoundary kept={formTexts.kept} onClose={onTrainingClose}>
        {trainingOpen && <TrainingModal url={settings.trainingUrl} onClose={onTrainingClose} />}
      </SheetBoundary>
    </>
  )
}

function OpenForm({
  week,
  settings,
  loadWeek,
  trainingOpen,
  onTrainingClose,
  footer,
}: AvailabilityScreenProps) {
  const { own, put, reload } = useOwnWeek(week.week, settings.own)
  const form = useForm(week, loadWeek, own, settings)
  const [open, setOpen] = useState<Open>()
  const { toast } = useAnnouncer()
  const close = () => setOpen(undefined)
  const openMenu = useCallback((date: CalendarDate) => setOpen({ kind: 'menu', date }), [])
  const { shown, home, isHome, chosen, breaches, sent, edited } = form
  const { deadline } = settings
  // Once the schedule is made nothing that was sent can be changed (D46).
  const changeableUntil = shown.generated ? undefined : deadline
  const hint = bonusHint(countChoices(chosen).forBonus, settings.bonusTiers)
  const hintText = hint && bonusHintText(hint)

  const [isStranded, setStranded] = useState(false)
  // Not while rendering: the server could not know what this device remembers.
  useLayoutEffect(() => setStranded(isAnyOnItsWay()), [])

  function editAnswered(answered: SentWeek | undefined) {
    if (answered) form.markSent(answered)
    void reload()
  }

  const { popupText } = settings
  // Before anything answers to a tap, so that none that was meant for a card meets the popup.
  useLayoutEffect(() => {
    if (isOnItsWay(home)) setOpen({ kind: 'submit' })
    else if (popupText !== undefined && recall('popup-read', isText) !== popupText) setOpen({ kind: 'popup' })
  }, [home, popupText])

  // The form behind the button comes as soon as there is something to send, not only when the connection may
  // be gone.
  const wantsToSend = chosen.length > 0
  useEffect(() => {
    if (!wantsToSend) return
    const later = setTimeout(() => {
      for (const part of [SubmitModal, WeekNotice]) part.preload().catch(() => undefined)
    }, PRELOAD_AFTER_MS)
    return () => clearTimeout(later)
  }, [wantsToSend])

  function changeWeek(to: Week) {
    if (isHome && !sent) setOpen({ kind: 'week', week: to })
    else void goTo(to)
  }

  async function goTo(to: Week) {
    const before = form.choices
    const cleared = isHome ? chosen.length : 0
    if (!(await form.showWeek(to))) toast(NOT_REACHED_TEXT)
    else if (cleared > 0 && !sameWeek(to, home)) {
      toast(formTexts.cleared(cleared), {
        label: formTexts.undo,
        run: () => {
          void form.showWeek(home).then(() => form.replace(before))
        },
      })
    }
  }

  function next() {
    if (breaches.nights.length > 0) setOpen({ kind: 'rest', nights: breaches.nights })
    else setOpen({ kind: edited ? 'edit' : 'submit' })
  }

  const logIn = () => setOpen({ kind: 'login' })

  function takeOver() {
    form.takeOverLast()
    toast(formTexts.lastWeekTaken, { label: formTexts.undo, run: () => form.replace({}) })
  }

  function clear() {
    const before = form.choices
    form.replace({})
    toast(formTexts.cleared(chosen.length), { label: formTexts.undo, run: () => form.replace(before) })
  }

  const menuDay = open?.kind === 'menu' ? shown.days.find((day) => day.date === open.date) : undefined
  return (
    <>
      <main className="form">
        <div className="form-columns">
          <div>
            <WeekHead
              week={shown.week}
              deadline={isHome && deadline ? formTexts.deadline(deadline.date, deadline.hour) : undefined}
              onWeek={changeWeek}
            />
            {isStranded && <StrandedNotice home={home} isOpen onEdit={editAnswered} />}
            {!isHome ? (
              <div className="notice form-notice">
                <p>{formTexts.otherWeek(home)}</p>
              </div>
            ) : sent ? (
              <WeekNotice
                sent={sent}
                own={own}
                deadline={deadline}
                isMade={shown.generated}
                onAgain={form.sendAgain}
                onWithdraw={() => setOpen({ kind: 'withdraw' })}
                onLogIn={logIn}
              />
            ) : edited ? null : (
              <p className="how-to">
                <span>{formTexts.howTo}</span> <b>{formTexts.cycle}</b>
              </p>
            )}
            {form.keepSentOne && isHome && (
              <AnewNotice isEdit={edited !== undefined} onLeave={form.keepSentOne} />
            )}
            {shown.generated && isHome && !sent && <MadeNotice />}
            <DayCards form={form} onMenu={openMenu} />
          </div>
          {isHome && !sent && (
            <aside className="chosen">
              <h2>{`${formTexts.chosen} (${chosen.length})`}</h2>
              <ChosenList chosen={chosen} onClear={clear} />
              {hintText && <p className="tier-hint">{hintText}</p>}
            </aside>
          )}
        </div>
      </main>
      {footer}

      {isHome && !sent && (
        <BottomBar
          chosen={chosen}
          hint={hintText}
          nextWords={edited && formTexts.saveEdit}
          onNext={next}
          onTakeOver={form.hasLast && !edited ? takeOver : undefined}
          onShowChosen={() => setOpen({ kind: 'chosen' })}
        />
      )}
      {!isHome && (
        <section className="bar" aria-label={formTexts.title}>
          <div className="bar-inside">
            <Button kind="primary" className="bar-next" onClick={() => void form.showWeek(home)}>
              {formTexts.backToWeek(home)}
            </Button>
          </div>
        </section>
      )}

      <SheetBoundary
        kept={formTexts.kept}
        onClose={() => {
          close()
          onTrainingClose()
        }}
      >
        {menuDay && (
          <DayMenu day={menuDay} choice={form.choices[menuDay.date]} onChoose={form.choose} onClose={close} />
        )}
        {open?.kind === 'chosen' && (
          <ChosenSheet
            chosen={chosen}
            hint={hintText}
            onClear={() => {
              close()
              clear()
            }}
            onClose={close}
          />
        )}
        {open?.kind === 'week' && (
          <ChangeWeek
            home={home}
            unsent={chosen.length}
            onClose={close}
            onYes={() => {
              close()
              void goTo(open.week)
            }}
          />
        )}
        {open?.kind === 'rest' && <RestRefusal nights={open.nights} onClose={close} />}
        {open?.kind === 'popup' && popupText !== undefined && (
          <InfoPopup
            text={popupText}
            onRead={() => {
              remember('popup-read', popupText)
              close()
            }}
            onClose={close}
          />
        )}
        {open?.kind === 'submit' && (
          <SubmitModal
            week={home}
            chosen={chosen}
            dataAdministrator={settings.dataAdministrator}
            known={own?.person ?? settings.person}
            changeableUntil={changeableUntil}
            onStored={(stored) => {
              form.markSent(stored)
              put(undefined)
              void reload()
            }}
            onLogIn={shown.generated ? undefined : logIn}
            onRest={(nights) => setOpen({ kind: 'rest', nights })}
            onClose={close}
          />
        )}
        {open?.kind === 'edit' && own && (
          <EditModal
            own={own}
            days={shown.days}
            chosen={chosen}
            changeableUntil={changeableUntil}
            onSaved={(saved) => {
              put(saved)
              if (saved.sent) form.markSent({ week: saved.sent.week, days: saved.sent.days })
            }}
            onChangedMeanwhile={reload}
            onRest={(nights) => setOpen({ kind: 'rest', nights })}
            onLogIn={logIn}
            onClose={close}
          />
        )}
        {open?.kind === 'withdraw' && own && (
          <WithdrawModal
            own={own}
            changeableUntil={changeableUntil}
            onWithdrawn={() => {
              put({ ...own, sent: undefined })
              form.markWithdrawn()
            }}
            onChangedMeanwhile={reload}
            onLogIn={logIn}
            onClose={close}
          />
        )}
        {open?.kind === 'login' && (
          <LoginModal
            title={formTexts.loginTitle}
            onOpened={() => {
              close()
              void reload()
            }}
            onClose={close}
          />
        )}
        {trainingOpen && <TrainingModal url={settings.trainingUrl} onClose={onTrainingClose} />}
      </SheetBoundary>
    </>
  )
}
