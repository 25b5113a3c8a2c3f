import { baseRemarkText } from '#features/planning/texts-remarks.ts'
import type { Warning } from '#features/roster/domain/public.ts'
import type { ImpossiblePinsDetails } from '#features/schedule/contract.ts'
import type { BreachDetails } from '#features/schedule/contract-judged.ts'
import { breachText, warningText } from '#features/schedule/texts-judged.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Failed } from '#platform/server/http/route.ts'

type Saved = Result<{ readonly warnings: readonly Warning[] }, Failed<string, unknown>>
type ValueOf<R> = R extends { readonly ok: true; readonly value: infer Value } ? Value : never
type ErrorOf<R> = R extends { readonly ok: false; readonly error: infer Failure } ? Failure : never
interface Worded {
  readonly warnings: { slot: number; driverId: string | null; msg: string }[]
}

/** What a saving ended in, in the wire's sentences: warnings, broken rules and pins that can't hold. */
export function inSentences<R extends Saved>(
  saved: R,
): Result<Omit<ValueOf<R>, 'warnings'> & Worded, ErrorOf<R>> {
  if (!saved.ok) return fail({ ...saved.error, ...detailsOf(saved.error) } as ErrorOf<R>)
  const warnings = saved.value.warnings.map((warning) => ({
    ...{ slot: warning.slot, driverId: warning.driverId, msg: warningText(warning) },
  }))
  return ok({ ...(saved.value as object as Omit<ValueOf<R>, 'warnings'>), warnings })
}

function detailsOf({ code, details }: Failed<string, unknown>): Pick<Failed, 'details'> {
  if (details === undefined) return {}
  if (code === 'impossible_pin') {
    const { pins } = details as ImpossiblePinsDetails
    return { details: { pins: pins.map(baseRemarkText) } }
  }
  if (code !== 'breaks_rules') return { details }
  const breaches = (details as BreachDetails).breaches.map(({ slot, driverId, carId, ...breach }) => ({
    ...{ slot, driverId, carId, msg: breachText(breach) },
  }))
  return { details: { breaches } }
}
