import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { getBackups } from '../contract.ts'
import { backupTexts as texts } from '../texts.ts'

type Known = Pick<OutputOf<typeof getBackups>, 'lastGoodAt' | 'beforeUpgrade'>

/** The newest backup there is, in words: one of the plan, or else one from before an upgrade. */
export function lastGoodWords({ lastGoodAt, beforeUpgrade }: Known): string {
  if (lastGoodAt !== null) return texts.good(dateAndTime(lastGoodAt))
  return beforeUpgrade ? texts.onlyBefore(beforeUpgrade.from, dateAndTime(beforeUpgrade.at)) : texts.none
}
