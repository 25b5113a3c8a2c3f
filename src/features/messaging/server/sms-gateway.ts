import type { Delivery } from './delivery.ts'

export interface OutgoingSms {
  /** The same for every try of one message: who honours it sends it once. At most 50 of `[\w.-]`. */
  readonly key: string
  /** E.164 */
  readonly to: string
  readonly text: string
  /** Where the gateway may report what became of it; it is a secret of this message. */
  readonly reportUrl: string
}

/** What the product needs of an SMS gateway (D31). A further one is one more file that makes one of these. */
export interface SmsGateway {
  /** Of the account: what another one may have had is not its. */
  readonly name: string
  /**
   * Whether it drops a repeated key. Where it does not, a try without an answer is not repeated by itself.
   */
  readonly honoursKey: boolean
  /** Never throws. Takes at most the time limit that it was made with, and a little. */
  send(sms: OutgoingSms): Promise<Delivery>
}

/** How long an answer is waited for. */
export const SMS_ANSWER_MS = 20_000
