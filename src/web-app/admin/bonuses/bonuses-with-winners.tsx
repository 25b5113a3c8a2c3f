import { BonusesScreen } from '#features/bonuses/web/public.tsx'
import { BonusWinners } from '#features/figures/web/public.tsx'

/** `/admin/bonusy`, with who took each bonus: bonuses know nothing of results. */
export function BonusesWithWinners() {
  return <BonusesScreen winners={BonusWinners} />
}
