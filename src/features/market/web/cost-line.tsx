import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { marketTexts as texts } from '../texts.ts'
import { type FreeShift, keyOf, slotWords } from './shown-slot.ts'

/** 'Zabierze rezerwę': what a shift costs is said before the tap. */
export function CostLines({ costs }: Pick<FreeShift, 'costs'>) {
  return costs.map((slot) => (
    <p key={keyOf(slot)} className="market-line market-cost">
      <WarningIcon /> <span>{texts.costsReserve(slotWords(slot))}</span>
    </p>
  ))
}
