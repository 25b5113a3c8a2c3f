import { type FormEvent, useId, useRef, useState } from 'react'
import type { Slot } from '#kernel/slot.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { PersonFields } from '#platform/web/ui/person-fields.tsx'
import { workCalendarTexts } from '../../texts.ts'
import { addShiftTexts, slotInWords } from './add-shift-texts.ts'
import { type Contact, type ContactProblems, contactProblems } from './contact.ts'
import { slotKey } from './free-shift-codec.ts'

interface ContactStepProps {
  readonly chosen: readonly Slot[]
  readonly contact: Contact
  readonly onContact: (contact: Contact) => void
  /** Answers the failure to show here, if there is one. */
  readonly onBook: () => Promise<CallFailure | undefined>
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Step two, 'Twoje dane' (Spec 1 §2, §5). */
export function ContactStep({ chosen, contact, onContact, onBook, onBack, onClose }: ContactStepProps) {
  const [problems, setProblems] = useState<ContactProblems>({})
  const [message, setMessage] = useState<string>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const found = contactProblems(contact)
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
        <PersonFields person={contact} onText={change} problems={problems} />
      </form>
    </Dialog>
  )
}
