import type { MergeClash } from '#features/drivers/domain/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { counted } from '#kernel/polish-text.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { driverTexts } from './texts.ts'

/** What two records of one person both have, one sentence; told to the office. */
export function clashText(clash: MergeClash): string {
  switch (clash.code) {
    case 'both-submitted':
      return `W tygodniu ${clash.week.week}/${clash.week.year} dyspozycyjność jest na obu wpisach: zostanie połączona w jedną.`
    case 'both-drive': {
      const { slot, reg, otherReg } = clash
      return `${formatStateDay(slot.date)} ${SHIFT_ON_WIRE[slot.shift]}: oba wpisy mają auto (${reg} i ${otherReg}). Wyjmij kierowcę z jednego z nich.`
    }
    case 'both-have-results':
      return `Oba wpisy mają wyniki na ${counted(clash.shifts, 'tej samej zmianie', 'tych samych zmianach', 'tych samych zmianach')}. Przejazdy zostaną zsumowane, a z dwóch arkuszy i z dwóch wpisanych przebiegów zostanie późniejszy.`
  }
}

/** Why two records can't become one. */
export function clashesText({ clashes }: { readonly clashes: readonly MergeClash[] }): string {
  return [driverTexts.mergeClash, ...clashes.map(clashText)].join(' ')
}
