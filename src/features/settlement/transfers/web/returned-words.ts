import { dayOfInstant } from '#platform/web/admin-ui/polish-instants.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'

/** `Zwrócony 17.11.2026: konto zamknięte` */
export function returnedWords({ at, reason }: { readonly at: string; readonly reason: string }): string {
  return texts.returnedBefore(dayOfInstant(at), reason.trim())
}
