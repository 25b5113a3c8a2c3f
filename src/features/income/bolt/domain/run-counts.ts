/** What a run found, in rides and people. */
export interface RunCounts {
  /** Of the day itself. */
  readonly rides: number
  readonly added: number
  readonly changed: number
  /** Bolt says now that they bring nothing. */
  readonly withdrawn: number
  /** Told before, and missing from the whole day. */
  readonly missing: number
  /** Drivers with hours. */
  readonly drivers: number
  /** Phones that went silent. */
  readonly silences: number
  /** Rides whose amounts don't add up to their net. */
  readonly unsound: number
  /** People whom nobody knows yet. */
  readonly waitingPeople: number
}
