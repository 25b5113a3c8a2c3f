import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listCharges } from '../contract.ts'

type Drivers = OutputOf<typeof listCharges>['drivers']

/** A charge as a row of the list, with whose it is. */
export type ListedCharge = Drivers[number]['charges'][number] & {
  readonly key: string
  readonly driver: string
  readonly closedBy: string | null
}

/** In the order of drivers; what was fuelled in shifts is one row a driver, so that it hides nothing else. */
export function listedCharges(drivers: Drivers): ListedCharge[] {
  return drivers.flatMap(({ id, name, closedBy, charges }) => {
    const fuelled = charges.filter(({ source }) => source === 'fuel')
    const [first] = fuelled
    const fuel = first
      ? [
          {
            ...first,
            count: fuelled.length,
            date: null,
            grosze: fuelled.reduce((sum, { grosze }) => sum + grosze, 0),
          },
        ]
      : []
    return [...charges.filter(({ source }) => source !== 'fuel'), ...fuel].map((charge) => ({
      ...charge,
      key: `${id} ${charge.id}`,
      driver: name,
      closedBy,
    }))
  })
}
