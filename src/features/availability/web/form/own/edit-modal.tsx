import { useEffect, useRef, useState } from 'react'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { CheckIcon, WarningIcon } from '#platform/web/ui/icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import type { FormDay, FormDeadline } from '../form-data.ts'
import { formTexts, STATE_NAMES } from '../form-texts.ts'
import { EmptyReason } from '../submit/empty-reason.tsx'
import { dayOnWire, nightsFromDetails } from '../submit/submission-codec.ts'
import { SubmitProgress } from '../submit/submit-progress.tsx'
import { SubmitResult } from '../submit/submit-result.tsx'
import { untilText } from '../until-text.ts'
import { differences } from './differences.ts'
import { ownFormTexts } from './own-texts.ts'
import type { OwnWeek } from './own-week.ts'
import type { PendingEdit } from './pending-edit.ts'
import { pendingEdit, useSendingEdit } from './use-sending-edit.ts'
import { refusalText, useWithdrawing } from './use-withdrawing.ts'
import '../submit/submit.css'
import './own.css'

type EmptyReasonOnWire = PendingEdit['input']['reason']

interface EditModalProps {
  readonly own: OwnWeek
  readonly days: readonly FormDay[]
  readonly chosen: readonly ChosenDay[]
  /** Until when it may be changed again; undefined where nobody knows. */
  readonly changeableUntil: FormDeadline | undefined
  readonly onSaved: (own: OwnWeek) => void
  /** Somebody else has changed it: it is to be read anew. */
  readonly onChangedMeanwhile: () => Promise<unknown>
  readonly onRest: (nights: readonly CalendarDate[]) => void
  readonly onLogIn: () => void
  readonly onClose: () => void
}

/** What an edit changes, before it is saved; and what was stored of it (D51). */
export function EditModal(props: EditModalProps) {
  const { own, days, chosen, changeableUntil, onClose } = props
  const [reason, setReason] = useState(own.sent?.reason ?? null)
  const [reasonText, setReasonText] = useState(own.sent?.reasonText ?? '')
  const { state, send, stop } = useSendingEdit()
  const told = useRef<unknown>(undefined)
  const { onSaved, onRest, onLogIn, onChangedMeanwhile } = props

  useEffect(() => {
    if (told.current === state) return
    told.current = state
    if (state.kind === 'done') onSaved({ ...own, sent: state.value.sent })
    if (state.kind !== 'refused') return
    const { code, details, status } = state.failure
    if (status === 401) onLogIn()
    if (code === 'changed_meanwhile') void onChangedMeanwhile()
    if (code === 'day_after_night') onRest(nightsFromDetails(details))
  }, [state, own, onSaved, onRest, onLogIn, onChangedMeanwhile])

  if (state.kind === 'done') {
    const until = untilText(changeableUntil)
    const { stored } = state.value
    return <SubmitResult stored={stored} isEmpty={false} edited until={until} onClose={onClose} />
  }

  const changes = differences(days, own.sent?.days ?? [], chosen)
  const isEmpty = chosen.length === 0
  const reasonChanged = isEmpty && (own.sent?.reason !== reason || own.sent?.reasonText !== reasonText)
  const isSame = changes.length === 0 && !reasonChanged
  const failure = state.kind === 'refused' ? state.failure : undefined
  function save() {
    if (!own.sent) return
    const { week, version } = own.sent
    const why = { reason: (isEmpty ? reason : null) as EmptyReasonOnWire, reasonText }
    const selectedDays = chosen.map(dayOnWire)
    void send(pendingEdit({ ...week, version, selectedDays, empty: isEmpty, ...why }))
  }
  return (
    <>
      <Dialog
        title={formTexts.editTitle}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{ownFormTexts.back}</Button>
            <Button kind="primary" disabled={isSame || state.kind === 'sending'} onClick={save}>
              {isEmpty ? ownFormTexts.reviewEmpty : formTexts.saveEdit}
            </Button>
          </>
        }
      >
        {failure && (
          <div className="notice notice-wrong form-notice" role="alert">
            <WarningIcon />
            <p>{refusalText(failure)}</p>
          </div>
        )}
        {isSame ? (
          <p>{ownFormTexts.same}</p>
        ) : (
          <>
            <ul className="edit-list">
              {changes.map(({ date, was, is }) => (
                <li key={date}>
                  <b>{spokenDate(date)}</b>
                  <span className="edit-pair">
                    <span className="edit-word">{ownFormTexts.was}</span>
                    <State option={was} />
                  </span>
                  <span className="edit-pair">
                    <span className="edit-word">{ownFormTexts.is}</span>
                    <State option={is} />
                  </span>
                </li>
              ))}
            </ul>
            <p className="field-note">{ownFormTexts.rules}</p>
          </>
        )}
        {isEmpty && (
          <EmptyReason
            reason={reason}
            onReason={setReason}
            reasonText={reasonText}
            onReasonText={setReasonText}
            problems={failure?.fields ?? {}}
          />
        )}
      </Dialog>
      {(state.kind === 'sending' || state.kind === 'waiting') && (
        <SubmitProgress state={state} isEdit onNow={() => void send(state.pending)} onStop={stop} />
      )}
    </>
  )
}

function State({ option }: { readonly option: ChosenDay['option'] | undefined }) {
  return option ? (
    <Pill of={option} word={STATE_NAMES[option]} />
  ) : (
    <span className="edit-free">{STATE_NAMES.free}</span>
  )
}

interface WithdrawModalProps {
  readonly own: OwnWeek
  readonly changeableUntil: FormDeadline | undefined
  /** The server has taken it back; the dialog still stands and says so. */
  readonly onWithdrawn: () => void
  readonly onChangedMeanwhile: () => Promise<unknown>
  readonly onLogIn: () => void
  readonly onClose: () => void
}

/** Asks before a submission is taken back (D51). */
export function WithdrawModal(props: WithdrawModalProps) {
  const { own, changeableUntil, onClose } = props
  const until = untilText(changeableUntil)
  const { state, withdraw } = useWithdrawing(props)
  if (state.kind === 'withdrawn') {
    return (
      <Dialog
        title={ownFormTexts.withdrawnTitle}
        onClose={onClose}
        footer={
          <Button kind="primary" data-first="" onClick={onClose}>
            {ownFormTexts.back}
          </Button>
        }
      >
        <div className="notice notice-good result-notice" role="status">
          <CheckIcon />
          <p>{ownFormTexts.withdrawn}</p>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={formTexts.withdrawTitle}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button data-first="" onClick={onClose}>
            {ownFormTexts.withdrawKeep}
          </Button>
          <Button kind="primary" disabled={state.kind === 'saving'} onClick={() => void withdraw(own)}>
            {state.kind === 'saving' ? ownFormTexts.withdrawing : ownFormTexts.withdraw}
          </Button>
        </>
      }
    >
      {state.kind === 'failed' && (
        <div className="notice notice-wrong form-notice" role="alert">
          <WarningIcon />
          <p>{state.text}</p>
        </div>
      )}
      <p>{ownFormTexts.withdrawText}</p>
      {until && <p>{ownFormTexts.withdrawAgain(until)}</p>}
    </Dialog>
  )
}
