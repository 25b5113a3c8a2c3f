import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-hours.ts'

export const HOUR_WORDS: SameTexts<typeof polish.HOUR_WORDS> = {
  codziennie: 'ежедневно',
  calodobowo: 'круглосуточно',
  pon: 'пн',
  pn: 'пн',
  wt: 'вт',
  sr: 'ср',
  czw: 'чт',
  pt: 'пт',
  sob: 'сб',
  sb: 'сб',
  niedz: 'вс',
  nd: 'вс',
  od: 'с',
  do: 'до',
  i: 'и',
  oraz: 'и',
}
