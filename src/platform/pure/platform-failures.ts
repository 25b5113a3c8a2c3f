import type { FailureText } from './endpoint.ts'
import { failureTexts } from './texts-failures.ts'

/** Failures that any call may end in, whatever its contract says (D29). */
export const PLATFORM_FAILURES = {
  invalid_input: { status: 400, msg: failureTexts.invalidInput },
  malformed: {
    status: 400,
    msg: failureTexts.unreadableBody,
  },
  login_required: { status: 401, msg: failureTexts.notLoggedIn },
  not_allowed: { status: 403, msg: failureTexts.forbidden },
  foreign_origin: {
    status: 403,
    msg: failureTexts.otherOrigin,
  },
  unknown_call: { status: 404, msg: failureTexts.noSuchAddress },
  too_large: { status: 413, msg: failureTexts.tooLarge },
  too_slow: {
    status: 408,
    msg: failureTexts.tooSlow,
  },
  unknown_encoding: {
    status: 415,
    msg: failureTexts.packed,
  },
  busy: {
    status: 503,
    msg: failureTexts.busyWithLarge,
  },
  unreadable: {
    status: 409,
    msg: failureTexts.unreadableSecret,
  },
  key_reused: {
    status: 422,
    msg: failureTexts.otherRequest,
  },
  too_many_requests: { status: 429, msg: failureTexts.tooMany },
  unavailable: {
    status: 503,
    msg: failureTexts.unavailable,
  },
  /** The same content sent again under the same request id has one effect, whatever became of the first. */
  perhaps_saved: {
    status: 503,
    msg: failureTexts.perhapsSaved,
  },
  unexpected: {
    status: 500,
    msg: failureTexts.unexpected,
  },
} as const satisfies Record<string, FailureText | { status: 500; msg: string }>

export type PlatformFailureCode = keyof typeof PLATFORM_FAILURES
