import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { screenTexts as texts } from '../texts-screen.ts'

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure }

/**
 * Adds; where the same stands there already, a person is asked, and it is added all the same on a yes.
 * @returns undefined where the person wants no second one
 */
export async function askIfTwice<Input extends object, Result extends Answer>(
  run: (input: Input) => Promise<Result>,
  input: Input,
): Promise<Result | undefined> {
  const result = await run(input)
  if (result.ok || result.failure.code !== 'perhaps_twice') return result
  const sure = await askToConfirm({
    title: texts.againTitle,
    text: result.failure.msg,
    confirm: texts.againConfirm,
  })
  return sure ? run({ ...input, again: true }) : undefined
}
