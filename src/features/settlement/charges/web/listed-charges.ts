import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listCharges } from '../contract.ts'

type Drivers = OutputOf<typeof listCharges>['drivers']

/** A charge as a row of the list, with whose it is. */
export type ListedCharge = Drivers[number]['charges'][number] & {
  readonly key: string
  readonly driver: string
  readonly closedBy: string | null
}

export function listedCharges(drivers: Drivers): ListedCharge[] {
  return drivers.flatMap(({ id, name, closedBy, charges }) =>
    charges.map((charge) => ({ ...charge, key: `${id} ${charge.id}`, driver: name, closedBy })),
  )
}
