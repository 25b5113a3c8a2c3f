import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { englishCount } from '#kernel/plural-forms.ts'
import { countChoices } from '../../domain/counts.ts'

export function amountInWords(chosen: readonly ChosenDay[]): string {
  return englishCount(chosen.length, 'shift', 'shifts')
}

export function countsInWords(chosen: readonly ChosenDay[]): string {
  const { day, night, dayReserve, nightReserve, onCall } = countChoices(chosen)
  const reserve = dayReserve + nightReserve
  return [
    day > 0 && englishCount(day, 'day', 'days'),
    night > 0 && englishCount(night, 'night', 'nights'),
    reserve > 0 && `${reserve} reserve`,
    onCall > 0 && `${onCall} on call`,
  ]
    .filter(Boolean)
    .join(' · ')
}
