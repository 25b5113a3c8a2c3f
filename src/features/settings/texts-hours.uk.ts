import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-hours.ts'

export const HOUR_WORDS: SameTexts<typeof polish.HOUR_WORDS> = {
  codziennie: 'щодня',
  calodobowo: 'цілодобово',
  pon: 'пн',
  pn: 'пн',
  wt: 'вт',
  sr: 'ср',
  czw: 'чт',
  pt: 'пт',
  sob: 'сб',
  sb: 'сб',
  niedz: 'нд',
  nd: 'нд',
  od: 'з',
  do: 'до',
  i: 'і',
  oraz: 'і',
}
