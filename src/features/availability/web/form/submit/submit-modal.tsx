import { useEffect, useRef } from 'react'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { keepPerson } from '#platform/web/person-memory.ts'
import type { TypedPerson } from '#platform/web/ui/person-fields.tsx'
import type { FormDeadline } from '../form-data.ts'
import type { SentWeek } from '../form-memory.ts'
import { typedPhone } from '../own/typed-phone.ts'
import { recallPending } from '../pending-memory.ts'
import { untilText } from '../until-text.ts'
import { PersonForm } from './person-form.tsx'
import { nightsFromDetails, sentWeek } from './submission-codec.ts'
import { SubmitFailure } from './submit-failure.tsx'
import { SubmitProgress } from './submit-progress.tsx'
import { SubmitResult } from './submit-result.tsx'
import { useSending } from './use-sending.ts'
import './submit.css'

interface SubmitModalProps {
  readonly week: Week
  readonly chosen: readonly ChosenDay[]
  readonly dataAdministrator: string
  readonly known: TypedPerson | undefined
  /** Until when what is sent may be changed; undefined where it may not. */
  readonly changeableUntil: FormDeadline | undefined
  readonly onStored: (sent: SentWeek) => void
  /** The server refused a day after a night. */
  readonly onRest: (nights: readonly CalendarDate[]) => void
  /** The week was sent already, and who logs in may change it (D51); undefined where nobody may. */
  readonly onLogIn: (() => void) | undefined
  readonly onClose: () => void
}

/** 'Prześlij grafik', from the form to the server's answer. */
export function SubmitModal(props: SubmitModalProps) {
  const { week, onStored, onRest, onClose } = props
  const { state, send, stop } = useSending()
  const told = useRef<unknown>(undefined)

  // A submission that a reload or a dead battery interrupted goes on by itself.
  useEffect(() => {
    const pending = recallPending(week)
    if (pending) void send(pending)
  }, [week, send])

  useEffect(() => {
    if (told.current === state) return
    told.current = state
    if (state.kind === 'done') onStored(sentWeek(state.pending.week, state.value))
    if (state.kind !== 'refused') return
    if (state.failure.code === 'day_after_night') onRest(nightsFromDetails(state.failure.details))
  }, [state, onStored, onRest])

  if (state.kind === 'done') {
    const isEmpty = state.pending.days.length === 0
    return (
      <SubmitResult
        stored={state.value}
        isEmpty={isEmpty}
        hasPin={props.known !== undefined}
        until={untilText(props.changeableUntil)}
        onClose={onClose}
      />
    )
  }
  return (
    <>
      <PersonForm
        {...props}
        known={props.known && { ...props.known, phone: typedPhone(props.known.phone) }}
        refused={state.kind === 'refused' ? state : undefined}
        onSend={(pending, rememberMe) => {
          keepPerson(pending.person, rememberMe)
          void send(pending)
        }}
      />
      {(state.kind === 'sending' || state.kind === 'waiting') && (
        <SubmitProgress state={state} onNow={() => void send(state.pending)} onStop={stop} />
      )}
      {state.kind === 'refused' && (
        <SubmitFailure
          failure={state.failure}
          isEmpty={state.pending.days.length === 0}
          onLogIn={props.onLogIn}
          onBack={stop}
        />
      )}
    </>
  )
}
