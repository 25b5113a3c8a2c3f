import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './colour-texts.ts'

export const COLOUR_WORDS: SameTexts<typeof polish.COLOUR_WORDS> = {
  czarny: 'black',
  szary: 'grey',
  bialy: 'white',
  czerwony: 'red',
  niebieski: 'blue',
  zielony: 'green',
  srebrny: 'silver',
  pomaranczowy: 'orange',
  zolty: 'yellow',
  granatowy: 'navy',
  brazowy: 'brown',
  bezowy: 'beige',
  zloty: 'gold',
  bordowy: 'burgundy',
  fioletowy: 'purple',
  grafitowy: 'graphite',
}
