import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-words.ts'

export const sideWords: SameTexts<typeof polish.sideWords> = {
  front: 'Front',
  back: 'Back',
  left: 'Left side',
  right: 'Right side',
}

export const damageWords: SameTexts<typeof polish.damageWords> = {
  scratch: 'scratch',
  dent: 'dent',
  crack: 'crack',
  broken: 'broken',
  missing: 'part missing',
  other: 'other',
}

export const zoneWords: SameTexts<typeof polish.zoneWords> = {
  'front-bumper': 'front bumper',
  bonnet: 'bonnet',
  windscreen: 'windscreen',
  roof: 'roof',
  'rear-window': 'rear window',
  boot: 'boot',
  'rear-bumper': 'rear bumper',
  'left-front-wing': 'left front wing',
  'left-front-door': 'left front door',
  'left-rear-door': 'left rear door',
  'left-rear-wing': 'left rear wing',
  'right-front-wing': 'right front wing',
  'right-front-door': 'right front door',
  'right-rear-door': 'right rear door',
  'right-rear-wing': 'right rear wing',
}

export const fuelWords: SameTexts<typeof polish.fuelWords> = [
  'empty',
  '⅛',
  '¼',
  '⅜',
  '½',
  '⅝',
  '¾',
  '⅞',
  'full',
]

export const drawingWords: SameTexts<typeof polish.drawingWords> = {
  front: 'front',
  back: 'back',
  car: 'Drawing of the car from above, front on the left',
}
