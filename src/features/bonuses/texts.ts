import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { bonusAmount } from './domain/bonus-texts.ts'

export const bonusTexts = {
  valueRange: 'Kwota bonusu to liczba od 1 do 100 000 zł, najwyżej z dwoma miejscami po przecinku.',
  alreadyThere: 'Na ten dzień i zmianę jest już bonus.',
  noSuchBonus: 'Tego bonusu już nie ma. Odśwież listę.',
  changedMeanwhile:
    'Ktoś inny zmienił w międzyczasie ten bonus. Obejrzyj go na liście i spróbuj jeszcze raz.',
} as const

/** What somebody else made of a bonus since it was read. @param value PLN */
export function changedMeanwhileText({
  date,
  shift,
  value,
}: {
  readonly date: CalendarDate
  readonly shift: string
  readonly value: number
}): string {
  const bonus = `${formatStateDay(date)}, ${shift}, ${bonusAmount(value)} PLN`
  return `Ktoś inny zmienił w międzyczasie ten bonus: ${bonus}. Nic nie zapisano. Jeśli mimo to ma być inaczej, zrób to jeszcze raz.`
}
