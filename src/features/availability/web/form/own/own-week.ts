import type { TypedPerson } from '#platform/web/ui/person-fields.tsx'
import type { SentWeek } from '../form-memory.ts'

/** What the server tells a driver with an own session of the driver's week (D51). */
export interface OwnWeek {
  /** As the office knows the driver. */
  readonly person: TypedPerson
  /** Undefined while the form was not sent. */
  readonly sent: OwnSent | undefined
  /** The code of what keeps it from being changed; undefined where nothing does. */
  readonly shut: string | undefined
}

/** What was sent, as it stands. */
export interface OwnSent extends SentWeek {
  /** What is changed is what was seen. */
  readonly version: string
  /** Of an empty one. */
  readonly reason: string | null
  readonly reasonText: string
}
