import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { countChoices } from '../../domain/counts.ts'

/** After a number a Georgian noun has one form. */
export function amountInWords(chosen: readonly ChosenDay[]): string {
  return `${chosen.length} ცვლა`
}

export function countsInWords(chosen: readonly ChosenDay[]): string {
  const { day, night, dayReserve, nightReserve, onCall } = countChoices(chosen)
  const reserve = dayReserve + nightReserve
  return [
    day > 0 && `${day} დღე`,
    night > 0 && `${night} ღამე`,
    reserve > 0 && `${reserve} რეზერვი`,
    onCall > 0 && `${onCall} გამოძახებით`,
  ]
    .filter(Boolean)
    .join(' · ')
}
