import { createContext, type ReactNode, useContext } from 'react'

/** Where drivers reach the office; empty texts where nothing was set. */
export interface OfficeContact {
  readonly phone: string
  readonly hours: string
  /** It can send a driver the PIN. */
  readonly sendsPin?: boolean
  /** Its letters leave. */
  readonly sendsLetters?: boolean
}

const Contact = createContext<OfficeContact>({ phone: '', hours: '' })

/** Tells everything below how the office is reached. */
export function OfficeContactProvider(props: {
  readonly contact: OfficeContact
  readonly children: ReactNode
}) {
  return <Contact value={props.contact}>{props.children}</Contact>
}

/** As it was set. */
export function useContact(): OfficeContact {
  return useContext(Contact)
}
