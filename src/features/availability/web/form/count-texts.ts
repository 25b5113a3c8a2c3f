import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { counted } from '#kernel/polish-text.ts'
import { countChoices } from '../../domain/counts.ts'

/** `5 zmian` */
export function amountInWords(chosen: readonly ChosenDay[]): string {
  return counted(chosen.length, 'zmiana', 'zmiany', 'zmian')
}

/** `1 dzień · 2 noce · 2 rezerwy · 1 do dyspozycji`; empty where nothing is chosen. */
export function countsInWords(chosen: readonly ChosenDay[]): string {
  const { day, night, dayReserve, nightReserve, onCall } = countChoices(chosen)
  const reserve = dayReserve + nightReserve
  return [
    day > 0 && counted(day, 'dzień', 'dni', 'dni'),
    night > 0 && counted(night, 'noc', 'noce', 'nocy'),
    reserve > 0 && counted(reserve, 'rezerwa', 'rezerwy', 'rezerw'),
    onCall > 0 && `${onCall} do dyspozycji`,
  ]
    .filter(Boolean)
    .join(' · ')
}
