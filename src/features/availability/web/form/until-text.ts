import { deadlineTexts } from '#features/settings/texts-deadline.ts'
import type { FormDeadline } from './form-data.ts'

/** `do soboty, 14 marca, do godziny 18:00`; undefined without a deadline. */
export function untilText(deadline: FormDeadline | undefined): string | undefined {
  return deadline && deadlineTexts.until(deadline)
}
