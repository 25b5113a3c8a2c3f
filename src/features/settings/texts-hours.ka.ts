import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-hours.ts'

export const HOUR_WORDS: SameTexts<typeof polish.HOUR_WORDS> = {
  codziennie: 'ყოველდღე',
  calodobowo: 'მთელი დღე-ღამე',
  pon: 'ორშ.',
  pn: 'ორშ.',
  wt: 'სამ.',
  sr: 'ოთხ.',
  czw: 'ხუთ.',
  pt: 'პარ.',
  sob: 'შაბ.',
  sb: 'შაბ.',
  niedz: 'კვირა',
  nd: 'კვირა',
  od: '',
  do: '',
  i: 'და',
  oraz: 'და',
}
