import { useContext } from 'react'
import { normalizePhone } from '#kernel/phone.ts'
import { officeTexts } from '../texts-office.ts'
import { OfficeContactProvider } from './office-contact.tsx'
import { OfficeHours } from './office-hours.tsx'

/** Where drivers reach the office. */
interface OfficeContact {
  /** As it was set. */
  readonly phone: string
  readonly hours: string
  readonly href: string
}

const useContact = () => useContext(OfficeContactProvider)

/** How the office is reached; undefined without a number. */
export function useOfficeContact(): OfficeContact | undefined {
  const { officePhone: phone = '', officeHours: hours = '' } = useContact() ?? {}
  const number = normalizePhone(phone)
  return number && { phone, hours, href: `tel:${number}` }
}

/** Whether the fleet can send a driver the PIN; so it is while nobody has said. */
export const useSendsPin = (): boolean => useContact()?.sendsPin ?? true

/** Whether letters to drivers leave; so it is while nobody has said. */
export const useSendsLetters = (): boolean => useContact()?.sendsLetters ?? true

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
          <span className="office-hours">
            <OfficeHours hours={contact.hours} />
          </span>
        </>
      )}
    </p>
  )
}
