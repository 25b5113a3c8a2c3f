import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-words.ts'

export const sideWords: SameTexts<typeof polish.sideWords> = {
  front: 'წინა მხარე',
  back: 'უკანა მხარე',
  left: 'მარცხენა მხარე',
  right: 'მარჯვენა მხარე',
}

export const damageWords: SameTexts<typeof polish.damageWords> = {
  scratch: 'ნაკაწრი',
  dent: 'ჩაზნექილი',
  crack: 'ბზარი',
  broken: 'გატეხილი',
  missing: 'აკლია ნაწილი',
  other: 'სხვა',
}

export const zoneWords: SameTexts<typeof polish.zoneWords> = {
  'front-bumper': 'წინა ბამპერი',
  bonnet: 'კაპოტი',
  windscreen: 'საქარე მინა',
  roof: 'სახურავი',
  'rear-window': 'უკანა მინა',
  boot: 'საბარგული',
  'rear-bumper': 'უკანა ბამპერი',
  'left-front-wing': 'წინა მარცხენა ფრთა',
  'left-front-door': 'წინა მარცხენა კარი',
  'left-rear-door': 'უკანა მარცხენა კარი',
  'left-rear-wing': 'უკანა მარცხენა ფრთა',
  'right-front-wing': 'წინა მარჯვენა ფრთა',
  'right-front-door': 'წინა მარჯვენა კარი',
  'right-rear-door': 'უკანა მარჯვენა კარი',
  'right-rear-wing': 'უკანა მარჯვენა ფრთა',
}

export const fuelWords: SameTexts<typeof polish.fuelWords> = [
  'ცარიელი',
  '⅛',
  '¼',
  '⅜',
  '½',
  '⅝',
  '¾',
  '⅞',
  'სავსე',
]

export const drawingWords: SameTexts<typeof polish.drawingWords> = {
  front: 'წინა',
  back: 'უკანა',
  car: 'მანქანის ნახატი ზემოდან, წინა მხარე მარცხნივაა',
}
