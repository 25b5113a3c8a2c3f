import { flushSync } from 'react-dom'
import type { CallFailure } from '../call.ts'

/** What this needs of a `@mantine/form` form. */
interface FormWithErrors<Values> {
  readonly values: Values
  setErrors(errors: Record<string, string>): void
}

/**
 * Puts the failure's `fields` beside the form's inputs of the same name (`names` maps those that the wire
 * calls differently); the first of them takes the focus. Answers the failure if something of it is still to
 * be shown above the form, undefined where the fields say it all.
 */
export function showInForm<Values extends object>(
  form: FormWithErrors<Values>,
  failure: CallFailure,
  names: Readonly<Record<string, keyof Values & string>> = {},
): CallFailure | undefined {
  const fields = Object.entries(failure.fields ?? {}).map(
    ([name, text]) => [names[name] ?? name, text] as const,
  )
  const here = fields.filter(([name]) => name in form.values)
  tellInFields(form, Object.fromEntries(here))
  return here.length > 0 && here.length === fields.length ? undefined : failure
}

/**
 * Says what is wrong beside the fields; the first of those takes the focus, in the dialog where one is open.
 */
export function tellInFields(
  form: Pick<FormWithErrors<object>, 'setErrors'>,
  errors: Readonly<Record<string, string>>,
): void {
  flushSync(() => form.setErrors(errors))
  if (Object.keys(errors).length > 0) focusInvalid()
}

/**
 * For a form whose own judgement refuses what was sent, as the second of `form.onSubmit`: the first of the
 * fields takes the focus.
 */
export function focusFirstWrong(): void {
  // The form has just noted what is wrong: its fields are to say so before one of them is looked for.
  flushSync(() => undefined)
  focusInvalid()
}

function focusInvalid(): void {
  const around = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  around.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
