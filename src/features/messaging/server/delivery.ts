import type { SendFault } from '../domain/send-fault.ts'

/** What became of a try. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** The gateway has not taken it, and may later. */
  | { readonly kind: 'later'; readonly error: SendFault }
  /** No answer, or none that says whether the gateway has taken it. */
  | { readonly kind: 'uncertain'; readonly error: SendFault }
  /** Refused for good. */
  | { readonly kind: 'refused'; readonly error: SendFault }
