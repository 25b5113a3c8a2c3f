import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { ownForms } from './disown/own-forms.ts'

export { freePlaces, holdSlots } from './own/free-places.ts'

/** Whether the driver's home has something to ask or to say of forms in the driver's name. */
export async function hasFormsInName(queries: Queries, clock: Clock, driverId: string): Promise<boolean> {
  return (await ownForms(queries, clock, driverId)).length > 0
}
