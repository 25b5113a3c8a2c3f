/**
 * Why a week is not built at all. `sentence` is for a person at the command line; screens word it from the
 * code.
 */
export interface Refusal {
  readonly code:
    | 'BAD_INSTANCE'
    | 'BAD_OPTIONS'
    | 'TOO_LARGE'
    | 'PIN_UNKNOWN_DRIVER'
    | 'PIN_UNKNOWN_CAR'
    | 'PIN_CONTRADICTION'
    | 'PIN_CAR_UNAVAILABLE'
    | 'PIN_CAR_TWICE'
    | 'PIN_OVER_LIMIT'
    | 'PIN_PREV_WEEK_NIGHT'
    | 'PIN_REST'
    | 'PIN_SAME_DATE'
    | 'PIN_IN_PAST'
  readonly sentence: string
  readonly driver?: string
  readonly slot?: number
  readonly car?: string
}
