import { createContext } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getPublicSettings } from '../contract.ts'

/** What the fleet has set of it. */
export type ContactSettings = Pick<
  OutputOf<typeof getPublicSettings>,
  'officePhone' | 'officeHours' | 'sendsPin' | 'sendsLetters'
>

/**
 * How the office is reached, for everything below; undefined where nobody has said.
 * As it came with the page, and not made anew: what is still to be taken over from the server would be drawn
 * once more.
 */
export const OfficeContactProvider = createContext<ContactSettings | undefined>(undefined)
