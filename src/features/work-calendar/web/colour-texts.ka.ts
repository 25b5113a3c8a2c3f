import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './colour-texts.ts'

export const COLOUR_WORDS: SameTexts<typeof polish.COLOUR_WORDS> = {
  czarny: 'შავი',
  szary: 'ნაცრისფერი',
  bialy: 'თეთრი',
  czerwony: 'წითელი',
  niebieski: 'ლურჯი',
  zielony: 'მწვანე',
  srebrny: 'ვერცხლისფერი',
  pomaranczowy: 'ნარინჯისფერი',
  zolty: 'ყვითელი',
  granatowy: 'მუქი ლურჯი',
  brazowy: 'ყავისფერი',
  bezowy: 'ბეჟი',
  zloty: 'ოქროსფერი',
  bordowy: 'შინდისფერი',
  fioletowy: 'იისფერი',
  grafitowy: 'გრაფიტისფერი',
}
