/** Each of Bolt's calls, and the asking for a token before them. */
export type BoltCall =
  | 'token'
  | 'getCompanies'
  | 'getFleetOrders'
  | 'getFleetStateLogs'
  | 'getDrivers'
  | 'getVehicles'

/** What each code knows of why Bolt did not answer as a whole. None holds a secret or a person. */
export interface BoltFaultFacts {
  /** After all repeats. `why`: `timeout`, `cut`, or the code of the network's error. */
  readonly 'no-answer': { readonly why: string }
  /** HTTP's status said no: of 429 and 5xx after all repeats. */
  readonly 'http-status': { readonly status: number }
  /** Bolt wants to be left alone longer than a run waits. */
  readonly 'asked-to-wait': { readonly seconds: number }
  /** Client id or secret are not (any more) those of a fleet. */
  readonly 'key-refused': { readonly status: number }
  /** A token got a moment ago is not taken. */
  readonly 'token-refused': { readonly status: number }
  /**
   * HTTP said 200 and Bolt said no: 498805 bad start, 498806 bad or too long range, 498807, 498809 and 498810
   * company. `hint`: Bolt's own short words, for whoever talks to Bolt; empty where there are none.
   */
  readonly 'bolt-code': { readonly number: number; readonly hint: string }
  /** No JSON, or not the shape that Bolt's clients know. `at`: the first place, empty for the whole. */
  readonly unreadable: { readonly at: string }
  /** Longer than any answer of this kind is. */
  readonly 'too-long': { readonly mostBytes: number }
  /** The pages together have more or fewer rows than Bolt counts. */
  readonly 'totals-differ': { readonly got: number; readonly told: number }
  /** Pages did not end. */
  readonly 'too-many-rows': { readonly got: number }
  /** The server that asked goes down. */
  readonly stopped: unknown
}

/** Why an answer of Bolt is missing; what it would have told is then not known at all, never by half. */
export type BoltFault = {
  [Code in keyof BoltFaultFacts]: { readonly code: Code; readonly call: BoltCall } & BoltFaultFacts[Code]
}[keyof BoltFaultFacts]
