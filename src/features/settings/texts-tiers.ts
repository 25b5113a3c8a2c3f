import { counted } from '#kernel/polish-text.ts'
import { MOST_CHOSEN, shiftsForBonus } from './domain/bonus-tiers.ts'
import type { BonusTier } from './domain/settings.ts'

export const tierTexts = {
  title: 'Progi poza zasięgiem',
  /** Which bonuses no form can bring, and why. @param tiers at least one */
  unreachable: (tiers: readonly BonusTier[]) =>
    `Formularz ma siedem kart, więc kierowca wybierze na tydzień najwyżej ${MOST_CHOSEN} zmian. ${tiers
      .map(
        (tier) =>
          `Bonus ${tier.value} zł wymaga ${counted(shiftsForBonus(tier), 'zmiany', 'zmian', 'zmian')}`,
      )
      .join('. ')}. ${tiers.length > 1 ? 'Nikt ich nie zdobędzie.' : 'Nikt go nie zdobędzie.'}`,
  propose: 'Zaproponuj osiągalne progi',
} as const
