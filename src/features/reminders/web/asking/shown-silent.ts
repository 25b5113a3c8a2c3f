import type { OutputOf } from '#platform/pure/endpoint.ts'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import type { listSilent } from '../../contract-office.ts'

export type Silent = OutputOf<typeof listSilent>['data'][number]

export const SILENT_FILTERS = ['nieprzypomniani', 'po-przypomnieniu', 'nie-doszlo', 'nieosiagalni'] as const
export type SilentFilter = (typeof SILENT_FILTERS)[number]

/** What the list shows, as the screen's address keeps it. */
export interface SilentView {
  readonly szukaj?: string | undefined
  readonly pokaz?: SilentFilter | undefined
  /** `asked.down`: the column, and which way. */
  readonly kolejnosc?: string | undefined
}

const SHOWS: Readonly<Record<SilentFilter, (person: Silent) => boolean>> = {
  nieprzypomniani: ({ asked }) => asked === null,
  'po-przypomnieniu': ({ asked }) => asked !== null,
  'nie-doszlo': ({ asked }) => asked !== null && NOT_THROUGH.has(asked.state),
  nieosiagalni: (person) => wayTo(person, false) === undefined,
}

const NOT_THROUGH: ReadonlySet<string> = new Set(['failed', 'undelivered', 'expired', 'cancelled'])

export function shownSilent(all: readonly Silent[], { szukaj = '', pokaz }: SilentView): readonly Silent[] {
  return all.filter(
    (person) =>
      (pokaz === undefined || SHOWS[pokaz](person)) &&
      findsText(szukaj, person.fullName, person.phone, person.email),
  )
}

/** By which the driver would be asked; undefined: by none. */
export function wayTo(person: Silent, smsToo: boolean): 'push' | 'email' | 'sms' | undefined {
  const other = smsToo ? person.otherWithSms : person.other
  if (other === 'email' || other === 'sms') return other
  return person.push ? 'push' : undefined
}

/** Of those who can be asked now: how many by which way, and how many once more. */
export function countsOf(selected: readonly Silent[]) {
  const free = selected.filter((person) => person.restsUntil === null && wayTo(person, false) !== undefined)
  const by = (way: 'push' | 'email' | 'sms') => free.filter((person) => wayTo(person, false) === way).length
  return {
    people: free.length,
    push: by('push'),
    email: by('email'),
    sms: by('sms'),
    again: free.filter(({ asked }) => asked !== null).length,
  }
}
