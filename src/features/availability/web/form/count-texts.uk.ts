import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { slavicCount } from '#kernel/plural-forms.ts'
import { countChoices } from '../../domain/counts.ts'

export function amountInWords(chosen: readonly ChosenDay[]): string {
  return slavicCount(chosen.length, 'зміна', 'зміни', 'змін')
}

export function countsInWords(chosen: readonly ChosenDay[]): string {
  const { day, night, dayReserve, nightReserve, onCall } = countChoices(chosen)
  const reserve = dayReserve + nightReserve
  return [
    day > 0 && slavicCount(day, 'день', 'дні', 'днів'),
    night > 0 && slavicCount(night, 'ніч', 'ночі', 'ночей'),
    reserve > 0 && slavicCount(reserve, 'резерв', 'резерви', 'резервів'),
    onCall > 0 && `${onCall} на виклик`,
  ]
    .filter(Boolean)
    .join(' · ')
}
