import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './colour-texts.ts'

export const COLOUR_WORDS: SameTexts<typeof polish.COLOUR_WORDS> = {
  czarny: 'чёрный',
  szary: 'серый',
  bialy: 'белый',
  czerwony: 'красный',
  niebieski: 'синий',
  zielony: 'зелёный',
  srebrny: 'серебристый',
  pomaranczowy: 'оранжевый',
  zolty: 'жёлтый',
  granatowy: 'тёмно-синий',
  brazowy: 'коричневый',
  bezowy: 'бежевый',
  zloty: 'золотистый',
  bordowy: 'бордовый',
  fioletowy: 'фиолетовый',
  grafitowy: 'графитовый',
}
