import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-hours.ts'

export const HOUR_WORDS: SameTexts<typeof polish.HOUR_WORDS> = {
  codziennie: 'daily',
  calodobowo: 'round the clock',
  pon: 'Mon',
  pn: 'Mon',
  wt: 'Tue',
  sr: 'Wed',
  czw: 'Thu',
  pt: 'Fri',
  sob: 'Sat',
  sb: 'Sat',
  niedz: 'Sun',
  nd: 'Sun',
  od: 'from',
  do: 'to',
  i: 'and',
  oraz: 'and',
}
