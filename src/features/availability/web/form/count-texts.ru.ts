import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { slavicCount } from '#kernel/plural-forms.ts'
import { countChoices } from '../../domain/counts.ts'

export function amountInWords(chosen: readonly ChosenDay[]): string {
  return slavicCount(chosen.length, 'смена', 'смены', 'смен')
}

export function countsInWords(chosen: readonly ChosenDay[]): string {
  const { day, night, dayReserve, nightReserve, onCall } = countChoices(chosen)
  const reserve = dayReserve + nightReserve
  return [
    day > 0 && slavicCount(day, 'день', 'дня', 'дней'),
    night > 0 && slavicCount(night, 'ночь', 'ночи', 'ночей'),
    reserve > 0 && slavicCount(reserve, 'резерв', 'резерва', 'резервов'),
    onCall > 0 && `${onCall} по вызову`,
  ]
    .filter(Boolean)
    .join(' · ')
}
