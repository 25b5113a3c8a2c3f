import { createContext, type ReactNode, useContext } from 'react'
import { normalizePhone } from '#kernel/phone.ts'
import { officeTexts } from '../texts-office.ts'

/** Where drivers reach the office; empty texts where nothing was set. */
export interface OfficeContact {
  readonly phone: string
  readonly hours: string
}

const Contact = createContext<OfficeContact>({ phone: '', hours: '' })

/** Tells everything below how the office is reached. */
export function OfficeContactProvider(props: {
  readonly contact: OfficeContact
  readonly children: ReactNode
}) {
  return <Contact value={props.contact}>{props.children}</Contact>
}

/** How the office is reached; undefined without a number. */
export function useOfficeContact(): (OfficeContact & { readonly href: string }) | undefined {
  const contact = useContext(Contact)
  const phone = normalizePhone(contact.phone)
  return phone && { ...contact, href: `tel:${phone}` }
}

/** The office's number and hours, below a sentence that sends a driver there; nothing where none are set. */
export function OfficeLine() {
  const contact = useOfficeContact()
  if (!contact) return null
  return (
    <p className="office-line">
      <span>{officeTexts.office}</span>{' '}
      <a href={contact.href} translate="no">
        {contact.phone}
      </a>
      {contact.hours !== '' && (
        <>
          {' '}
          <span>{`(${contact.hours})`}</span>
        </>
      )}
    </p>
  )
}
