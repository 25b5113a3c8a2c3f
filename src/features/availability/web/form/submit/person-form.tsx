import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { behindPrefix } from '#kernel/phone.ts'
import { typedText } from '#kernel/typed-text.ts'
import type { Week } from '#kernel/week.ts'
import { keepPerson, recallPerson } from '#platform/web/person-memory.ts'
import { PAGE_LANGUAGE } from '#platform/web/texts.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { PersonFields, type TypedPerson } from '#platform/web/ui/person-fields.tsx'
import { readDriverDetails } from '../../../domain/driver-details.ts'
import { availabilityTexts, REASON_WITH_TEXT } from '../../../texts.ts'
import { amountInWords, countsInWords } from '../count-texts.ts'
import { submitTitle } from '../form-texts.ts'
import { forgetTyped, keepTyped, type PendingSubmission, recallTyped } from '../pending-memory.ts'
import { EmptyReason } from './empty-reason.tsx'
import { IncompleteDialog } from './incomplete-dialog.tsx'
import { submissionKeys } from './submission-keys.ts'
import { submitTexts } from './submit-texts.ts'
import type { Sending } from './use-sending.ts'

interface PersonFormProps {
  readonly week: Week
  readonly chosen: readonly ChosenDay[]
  readonly dataAdministrator: string
  /** Whom a session of the driver's own is of; undefined for a stranger. */
  readonly known: TypedPerson | undefined
  readonly refused: Extract<Sending, { kind: 'refused' }> | undefined
  readonly onSend: (pending: PendingSubmission, rememberMe: boolean) => void
  readonly onClose: () => void
}

const NOBODY = { fullName: '', email: '', phone: '' }

type Problems = Partial<Record<'fullName' | 'email' | 'phone' | 'reason' | 'reasonText', string>>

/** Who sends, and for an empty schedule why (Spec 1 §5). */
export function PersonForm({
  week,
  chosen,
  dataAdministrator,
  known,
  refused,
  onSend,
  onClose,
}: PersonFormProps) {
  const [typed] = useState(() => recallTyped(week))
  const [person, setPerson] = useState(() => typed?.person ?? recallPerson() ?? known ?? NOBODY)
  const [rememberMe, setRememberMe] = useState(typed?.rememberMe ?? true)
  const [reason, setReason] = useState(typed?.reason ?? null)
  const [reasonText, setReasonText] = useState(typed?.reasonText ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [incomplete, setIncomplete] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const isEmpty = chosen.length === 0
  const isTyped = Object.values(person).some((text) => text !== '')
  // What the session tells is nothing that was typed: it ends with the session.
  const isOwn =
    known && Object.entries(known).every(([field, text]) => person[field as keyof TypedPerson] === text)

  useEffect(() => {
    if ((isTyped && !isOwn) || reason !== null) keepTyped(week, { person, rememberMe, reason, reasonText })
    else forgetTyped()
  }, [week, isTyped, isOwn, person, rememberMe, reason, reasonText])

  function wipe() {
    setPerson(NOBODY)
    setReason(null)
    setReasonText('')
    keepPerson(NOBODY, false)
    forgetTyped()
    form.current?.querySelector('input')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemsOf()
    setProblems(found)
    if (Object.keys(found).length > 0) return setIncomplete(true)
    const content = { week, person, days: chosen, reason: isEmpty ? reason : null, reasonText }
    onSend({ requestId: submissionKeys.keyFor(content), ...content }, rememberMe)
  }

  function problemsOf(): Problems {
    const read = readDriverDetails({ ...person, phone: behindPrefix(person.phone) })
    const wrong = read.ok ? [] : read.error
    return {
      ...Object.fromEntries(wrong.map((field) => [field, availabilityTexts[field]])),
      ...(isEmpty && reason === null ? { reason: availabilityTexts.reasonNeeded } : {}),
      ...(isEmpty && reason === REASON_WITH_TEXT && typedText(reasonText) === ''
        ? { reasonText: availabilityTexts.reasonTextNeeded }
        : {}),
    }
  }

  function change(field: keyof typeof person, text: string) {
    setPerson((before) => ({ ...before, [field]: text }))
    setProblems(({ [field]: _, ...rest }) => rest)
  }

  const shown: Problems = { ...(refused?.failure.fields ?? {}), ...problems }
  return (
    <Dialog
      title={submitTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{submitTexts.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {isEmpty ? submitTexts.sendEmpty : submitTexts.send}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        {isEmpty ? (
          <EmptyReason
            reason={reason}
            onReason={(picked) => {
              setReason(picked)
              setProblems(({ reason: _, ...rest }) => rest)
            }}
            reasonText={reasonText}
            onReasonText={setReasonText}
            problems={shown}
          />
        ) : (
          <p className="submit-summary">
            <b>{amountInWords(chosen)}</b> <span>{countsInWords(chosen)}</span>
          </p>
        )}
        <PersonFields person={person} onText={change} problems={shown} />
        <p className="phone-warning">
          <WarningIcon />
          <span>{submitTexts.phoneWarning}</span>
        </p>
        <label className="check">
          <input
            type="checkbox"
            checked={rememberMe}
            onChange={(event) => setRememberMe(event.target.checked)}
          />
          <span>{submitTexts.remember}</span>
        </label>
        <p className="field-note remember-note">{submitTexts.rememberNote}</p>
        {isTyped && (
          <button type="button" className="text-button" onClick={wipe}>
            {submitTexts.wipe}
          </button>
        )}
        {dataAdministrator === '' ? (
          <p className="data-administrator">{submitTexts.administrator}</p>
        ) : (
          <div className="data-administrator">
            {PAGE_LANGUAGE !== 'pl' && <p className="field-note">{submitTexts.ofFleet}</p>}
            <p className="as-typed" lang="pl">
              {dataAdministrator}
            </p>
          </div>
        )}
      </form>
      {incomplete && <IncompleteDialog onBack={backToFirst} />}
    </Dialog>
  )

  function backToFirst() {
    setIncomplete(false)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
}
