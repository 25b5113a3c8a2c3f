/**
 * How a ride stands that Bolt has told of.
 * - `told`: as the last answer has it
 * - `missing`: its day was read whole and did not have it; it counts until a person decides
 * - `kept`: a person has decided that it counts all the same
 * - `taken`: a person has taken it away
 * - `nothing`: Bolt says that it brings nothing
 */
export const RIDE_STATES = ['told', 'missing', 'kept', 'taken', 'nothing'] as const
export type RideState = (typeof RIDE_STATES)[number]
