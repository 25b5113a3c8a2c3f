import { money } from '#features/income/facts/web/public-words.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { getSlotOutlook, OUTLOOK_WEEKS } from '../../contract-outlook.ts'
import { outlookTexts as texts } from '../../texts.ts'

/** What a slot is likely to earn; nothing while that is not known, since it only advises. @param slot 0-13 */
export function SlotOutlook({ slot }: { readonly slot: number }) {
  const { data } = useCall(getSlotOutlook, {})
  if (!data) return null
  const found = data.data.find((each) => each.slot === slot)
  return (
    <span>
      {found
        ? texts.known(money(found.medianGrosze), found.shifts, OUTLOOK_WEEKS, found.grossShifts)
        : texts.unknown(OUTLOOK_WEEKS)}
    </span>
  )
}
