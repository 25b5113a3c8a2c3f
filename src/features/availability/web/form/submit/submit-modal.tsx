import { useEffect, useRef } from 'react'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { keepPerson } from '#platform/web/person-memory.ts'
import type { TypedPerson } from '#platform/web/ui/person-fields.tsx'
import { recallPending, type SentWeek } from '../form-memory.ts'
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
  /** Whom an own session belongs to. */
  readonly known?: TypedPerson | undefined
  readonly onStored: (sent: SentWeek) => void
  /** The server refused a day after a night. */
  readonly onRest: (nights: readonly CalendarDate[]) => void
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
    if (state.kind === 'done') onStored(sentWeek(state.pending.week, state.stored))
    if (state.kind !== 'refused') return
    if (state.failure.code === 'day_after_night') onRest(nightsFromDetails(state.failure.details))
  }, [state, onStored, onRest])

  if (state.kind === 'done') {
    return <SubmitResult stored={state.stored} isEmpty={state.pending.days.length === 0} onClose={onClose} />
  }
  return (
    <>
      <PersonForm
        {...props}
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
        <SubmitFailure failure={state.failure} isEmpty={state.pending.days.length === 0} onBack={stop} />
      )}
    </>
  )
}
