import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'

/** What may be sealed and can be made anew, in the order in which it is. */
const SEALED = [
  'fleetPin',
  'driverPins',
  'serviceLinks',
  'subscriptions',
  'secondFactors',
  'boltKeys',
  'gateways',
  'payeeAccounts',
] as const

export type SealedDataHolders = Readonly<Record<(typeof SEALED)[number], SealedDataHolder>>

/**
 * The holders by the names that the office's screen counts them under. Throws where a name has no holder, or
 * a holder no name.
 */
export function sealedDataHoldersByName(
  named: Iterable<readonly [string, SealedDataHolder]>,
): SealedDataHolders {
  const holders = new Map(named)
  const strange = [...holders.keys()].filter((name) => !(SEALED as readonly string[]).includes(name))
  if (strange.length > 0) throw new Error(`Sealed, and counted nowhere: ${strange.join(', ')}.`)
  const entries = SEALED.map((name) => {
    const holder = holders.get(name)
    if (!holder) throw new Error(`Nobody's manifest keeps what is sealed as ${name}.`)
    return [name, holder] as const
  })
  return Object.fromEntries(entries) as SealedDataHolders
}
