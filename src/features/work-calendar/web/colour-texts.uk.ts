import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './colour-texts.ts'

export const COLOUR_WORDS: SameTexts<typeof polish.COLOUR_WORDS> = {
  czarny: 'чорний',
  szary: 'сірий',
  bialy: 'білий',
  czerwony: 'червоний',
  niebieski: 'синій',
  zielony: 'зелений',
  srebrny: 'сріблястий',
  pomaranczowy: 'помаранчевий',
  zolty: 'жовтий',
  granatowy: 'темно-синій',
  brazowy: 'коричневий',
  bezowy: 'бежевий',
  zloty: 'золотистий',
  bordowy: 'бордовий',
  fioletowy: 'фіолетовий',
  grafitowy: 'графітовий',
}
