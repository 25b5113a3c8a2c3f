/** What a driver says of a form that came in the own name, without the own session. */
export const FORM_ANSWERS = ['mine', 'not-mine'] as const

/** What 'To nie ja' has taken back: the form; the form and its shifts of a made schedule. */
export const DISOWNED_OUTCOMES = ['form', 'form-and-shifts'] as const

/**
 * How such a form stands. `open`: the driver may say whose it is; `begun`: its week has begun, too late;
 * `mine`, `not-mine`: the driver has said so; `changed`: it is not what stands there any more, since the
 * driver has changed or withdrawn it by an own session, or the office has deleted it.
 */
export const FORM_STATES = ['open', 'begun', 'mine', 'not-mine', 'changed'] as const
export type FormState = (typeof FORM_STATES)[number]
