/** A gateway that somebody in the office has named, who is not let at the machines of this network. */
export interface EnteredGateway {
  /** Another one with every other account, as what it may have had is another's. */
  readonly account: string
  /** Whether this IP address may be spoken to. */
  allows(address: string): boolean
}
