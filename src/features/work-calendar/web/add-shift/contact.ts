import { isFullName } from '#kernel/person-name.ts'
import type { TypedPerson } from '#platform/web/ui/person-fields.tsx'
import { workCalendarTexts } from '../../texts.ts'
import { addShiftTexts } from './add-shift-texts.ts'

/** Who picks, as typed. */
export type Contact = TypedPerson

export type ContactProblems = Partial<Record<keyof Contact, string>>

/**
 * The add-shift step's own rules: name with a space, e-mail longer than 5, phone longer than 6 characters
 * (Spec 1 §5).
 */
export function contactProblems({ fullName, email, phone }: Contact): ContactProblems {
  return {
    ...(isFullName(fullName) ? {} : { fullName: workCalendarTexts.fullName }),
    ...(email.trim().length > 5 ? {} : { email: addShiftTexts.emailWrong }),
    ...(phone.trim().length > 6 ? {} : { phone: addShiftTexts.phoneWrong }),
  }
}

/** What is still to be asked of somebody whom an open session knows; everything where it knows nobody. */
export function missingOf(known: Contact | undefined): readonly (keyof Contact)[] {
  return (['fullName', 'email', 'phone'] as const).filter((field) => !known?.[field])
}

/** Who picks: what the session knows, and for the rest what was typed. */
export function personOf(known: Contact | undefined, typed: Contact): Contact {
  const { fullName, email, phone } = known ?? typed
  return {
    fullName: fullName || typed.fullName,
    email: email || typed.email,
    phone: phone || typed.phone,
  }
}
