import { USUAL_WEEKS } from '#features/income/facts/domain/public.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { getSlotOutlook } from '../../contract-outlook.ts'
import { outlookTexts as texts } from '../../texts.ts'

/** What a slot is likely to earn; nothing while that is not known, since it only advises. @param slot 0-13 */
export function SlotOutlook({ slot }: { readonly slot: number }) {
  const { data } = useCall(getSlotOutlook, {})
  if (!data) return null
  const found = data.data.find((each) => each.slot === slot)
  return <span>{found ? texts.known(found.pln, found.shifts, USUAL_WEEKS) : texts.unknown(USUAL_WEEKS)}</span>
}
