import type { CallFailure } from '../call.ts'
import { kitTexts } from './texts-kit.ts'

/** A failed call as the query library carries it: the failure can be shown as it is. */
export class CallError extends Error {
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(failure.code)
    this.failure = failure
  }
}

const UNKNOWN: CallFailure = {
  status: 0,
  code: 'unexpected',
  msg: kitTexts.unexpected,
}

/** The failure inside what a query or a loader threw; a sentence for anything else. */
export function failureOf(error: unknown): CallFailure {
  return error instanceof CallError ? error.failure : UNKNOWN
}
