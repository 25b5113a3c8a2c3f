/** Whose scheme, as the address calls it. */
export const KINDS_IN_ADDRESS = { flota: 'fleet', grupa: 'group', kierowca: 'driver' } as const

export const ADDRESS_OF_KIND = { fleet: 'flota', group: 'grupa', driver: 'kierowca' } as const
