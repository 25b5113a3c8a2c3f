import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { screenTexts as texts } from '../texts-screen.ts'

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure }

interface Doubt {
  readonly title: string
  readonly confirm: string
  /** What the call is sent with once a person has said yes. */
  readonly yes: object
}

/** Refusals that a person may answer with a yes, by their codes. */
const DOUBTS: Readonly<Record<string, Doubt>> = {
  perhaps_twice: { title: texts.againTitle, confirm: texts.againConfirm, yes: { again: true } },
  over_deposit: {
    title: texts.overDepositTitle,
    confirm: texts.overDepositConfirm,
    yes: { beyondDeposit: true },
  },
  given_back: { title: texts.givenBackTitle, confirm: texts.givenBackConfirm, yes: { again: true } },
}

/**
 * Does it; where the server doubts it, a person is asked each doubt by itself, and it is done all the same on
 * a yes.
 * @returns undefined where the person does not want it
 */
export async function askIfDoubtful<Input extends object, Result extends Answer>(
  run: (input: Input) => Promise<Result>,
  input: Input,
): Promise<Result | undefined> {
  const result = await run(input)
  const doubt = result.ok ? undefined : DOUBTS[result.failure.code]
  if (result.ok || !doubt) return result
  const sure = await askToConfirm({ title: doubt.title, text: result.failure.msg, confirm: doubt.confirm })
  return sure ? askIfDoubtful(run, { ...input, ...doubt.yes }) : undefined
}
