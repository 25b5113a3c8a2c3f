import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-words.ts'

export const sideWords: SameTexts<typeof polish.sideWords> = {
  front: 'Перед',
  back: 'Зад',
  left: 'Левый бок',
  right: 'Правый бок',
}

export const damageWords: SameTexts<typeof polish.damageWords> = {
  scratch: 'царапина',
  dent: 'вмятина',
  crack: 'трещина',
  broken: 'разбито',
  missing: 'нет детали',
  other: 'другое',
}

export const zoneWords: SameTexts<typeof polish.zoneWords> = {
  'front-bumper': 'передний бампер',
  bonnet: 'капот',
  windscreen: 'лобовое стекло',
  roof: 'крыша',
  'rear-window': 'заднее стекло',
  boot: 'багажник',
  'rear-bumper': 'задний бампер',
  'left-front-wing': 'переднее левое крыло',
  'left-front-door': 'передняя левая дверь',
  'left-rear-door': 'задняя левая дверь',
  'left-rear-wing': 'заднее левое крыло',
  'right-front-wing': 'переднее правое крыло',
  'right-front-door': 'передняя правая дверь',
  'right-rear-door': 'задняя правая дверь',
  'right-rear-wing': 'заднее правое крыло',
}

export const fuelWords: SameTexts<typeof polish.fuelWords> = [
  'пустой',
  '⅛',
  '¼',
  '⅜',
  '½',
  '⅝',
  '¾',
  '⅞',
  'полный',
]

export const drawingWords: SameTexts<typeof polish.drawingWords> = {
  front: 'перед',
  back: 'зад',
  car: 'Рисунок машины сверху, перед слева',
}
