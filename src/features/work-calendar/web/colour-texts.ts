/** Colours of cars, by the Polish word without its marks. */
export const COLOUR_WORDS = {
  czarny: 'czarny',
  szary: 'szary',
  bialy: 'biały',
  czerwony: 'czerwony',
  niebieski: 'niebieski',
  zielony: 'zielony',
  srebrny: 'srebrny',
  pomaranczowy: 'pomarańczowy',
  zolty: 'żółty',
  granatowy: 'granatowy',
  brazowy: 'brązowy',
  bezowy: 'beżowy',
  zloty: 'złoty',
  bordowy: 'bordowy',
  fioletowy: 'fioletowy',
  grafitowy: 'grafitowy',
} as const
