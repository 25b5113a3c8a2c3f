import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { readHandover } from '../../contract.ts'

export type Shown = OutputOf<typeof readHandover>

/** A shift with a car that the driver takes or returns about now. */
export type ShownCar = Shown['cars'][number]
