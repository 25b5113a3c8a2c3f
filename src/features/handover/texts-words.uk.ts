import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-words.ts'

export const sideWords: SameTexts<typeof polish.sideWords> = {
  front: 'Перед',
  back: 'Зад',
  left: 'Лівий бік',
  right: 'Правий бік',
}

export const damageWords: SameTexts<typeof polish.damageWords> = {
  scratch: 'подряпина',
  dent: 'вм’ятина',
  crack: 'тріщина',
  broken: 'розбито',
  missing: 'бракує деталі',
  other: 'інше',
}

export const zoneWords: SameTexts<typeof polish.zoneWords> = {
  'front-bumper': 'передній бампер',
  bonnet: 'капот',
  windscreen: 'лобове скло',
  roof: 'дах',
  'rear-window': 'заднє скло',
  boot: 'багажник',
  'rear-bumper': 'задній бампер',
  'left-front-wing': 'переднє ліве крило',
  'left-front-door': 'передні ліві двері',
  'left-rear-door': 'задні ліві двері',
  'left-rear-wing': 'заднє ліве крило',
  'right-front-wing': 'переднє праве крило',
  'right-front-door': 'передні праві двері',
  'right-rear-door': 'задні праві двері',
  'right-rear-wing': 'заднє праве крило',
}

export const fuelWords: SameTexts<typeof polish.fuelWords> = [
  'порожній',
  '⅛',
  '¼',
  '⅜',
  '½',
  '⅝',
  '¾',
  '⅞',
  'повний',
]

export const drawingWords: SameTexts<typeof polish.drawingWords> = {
  front: 'перед',
  back: 'зад',
  car: 'Малюнок авто згори, перед ліворуч',
}
