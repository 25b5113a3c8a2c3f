import { type FormEvent, useId, useRef, useState } from 'react'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { keepPerson } from '#platform/web/person-memory.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { PersonFields } from '#platform/web/ui/person-fields.tsx'
import { workCalendarTexts } from '../../texts.ts'
import { addShiftTexts, slotInWords } from './add-shift-texts.ts'
import { type Contact, type ContactProblems, contactProblems, missingOf, personOf } from './contact.ts'
import { NOBODY } from './pick-memory.ts'

interface ContactStepProps {
  readonly chosen: readonly Slot[]
  /** Whom the open session belongs to: only what it lacks is asked for. */
  readonly known: Contact | undefined
  /** The session's own data are put aside, where it may be for somebody else. */
  readonly onSomeoneElse?: () => void
  readonly contact: Contact
  readonly onContact: (contact: Contact) => void
  /** Answers the failure to show here, if there is one. */
  readonly onBook: () => Promise<CallFailure | undefined>
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Step two, 'Twoje dane' (Spec 1 §2, §5). */
export function ContactStep(props: ContactStepProps) {
  const { chosen, known, onSomeoneElse, contact, onContact, onBook, onBack, onClose } = props
  const [problems, setProblems] = useState<ContactProblems>({})
  const [message, setMessage] = useState<string>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const missing = missingOf(known)
  const isTyped = Object.values(contact).some((text) => text !== '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const found = contactProblems(personOf(known, contact))
    setProblems(found)
    if (Object.keys(found).length > 0) return complain(workCalendarTexts.missingData)
    setMessage(undefined)
    setSending(true)
    const failure = await onBook()
    setSending(false)
    if (!failure) return
    setProblems(failure.fields ?? {})
    complain(failure.msg)
  }

  /** Says what is wrong, and goes to the first field to mend. */
  function complain(sentence: string) {
    setMessage(sentence)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  function wipe() {
    onContact(NOBODY)
    keepPerson(NOBODY, false)
    form.current?.querySelector('input')?.focus()
  }

  function change(field: keyof Contact, text: string) {
    onContact({ ...contact, [field]: text })
    setProblems(({ [field]: _, ...rest }) => rest)
  }

  return (
    <Dialog
      title={addShiftTexts.yourData}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack} disabled={sending}>
            {addShiftTexts.back}
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={sending}>
            {sending ? addShiftTexts.sending : addShiftTexts.book}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <ul className="booked add-chosen" aria-label={addShiftTexts.chosen}>
          {chosen.map((slot) => (
            <li key={slotKey(slot)}>{slotInWords(slot)}</li>
          ))}
        </ul>
        {message !== undefined && (
          <div className="notice notice-wrong add-notice" role="alert">
            <p>{message}</p>
          </div>
        )}
        {known && <KnownPerson known={known} onSomeoneElse={onSomeoneElse} />}
        {known && missing.length > 0 && <p>{addShiftTexts.missing}</p>}
        <PersonFields person={contact} onText={change} problems={problems} fields={missing} />
        {!known && isTyped && (
          <button type="button" className="text-button" onClick={wipe}>
            {addShiftTexts.wipe}
          </button>
        )}
      </form>
    </Dialog>
  )
}

interface KnownPersonProps {
  readonly known: Contact
  readonly onSomeoneElse: (() => void) | undefined
}

function KnownPerson({ known, onSomeoneElse }: KnownPersonProps) {
  const phone = normalizePhone(known.phone)
  return (
    <div className="add-known">
      <p>
        <span>{addShiftTexts.known}</span> <b>{known.fullName}</b>
      </p>
      <p className="as-typed">{[phone ? formatPhone(phone) : '', known.email].filter(Boolean).join(' · ')}</p>
      {onSomeoneElse && (
        <button type="button" className="text-button" onClick={onSomeoneElse}>
          {addShiftTexts.someoneElse}
        </button>
      )}
    </div>
  )
}
