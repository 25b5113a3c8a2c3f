/** What became of a try. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** The gateway has not taken it, and may later. */
  | { readonly kind: 'later'; readonly error: string }
  /** No answer, or none that says whether the gateway has taken it. */
  | { readonly kind: 'uncertain'; readonly error: string }
  /** Refused for good. */
  | { readonly kind: 'refused'; readonly error: string }
