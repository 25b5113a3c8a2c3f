import type { DamageKind, PhotoSide } from './domain/handover.ts'
import type { Zone } from './domain/zone.ts'

export const sideWords: Readonly<Record<PhotoSide, string>> = {
  front: 'Przód',
  back: 'Tył',
  left: 'Lewy bok',
  right: 'Prawy bok',
}

export const damageWords: Readonly<Record<DamageKind, string>> = {
  scratch: 'rysa',
  dent: 'wgniecenie',
  crack: 'pęknięcie',
  broken: 'stłuczone',
  missing: 'brak części',
  other: 'inne',
}

export const zoneWords: Readonly<Record<Zone, string>> = {
  'front-bumper': 'zderzak przedni',
  bonnet: 'maska',
  windscreen: 'szyba przednia',
  roof: 'dach',
  'rear-window': 'szyba tylna',
  boot: 'bagażnik',
  'rear-bumper': 'zderzak tylny',
  'left-front-wing': 'błotnik przedni lewy',
  'left-front-door': 'drzwi przednie lewe',
  'left-rear-door': 'drzwi tylne lewe',
  'left-rear-wing': 'błotnik tylny lewy',
  'right-front-wing': 'błotnik przedni prawy',
  'right-front-door': 'drzwi przednie prawe',
  'right-rear-door': 'drzwi tylne prawe',
  'right-rear-wing': 'błotnik tylny prawy',
}

/** Of a tank, by eighths; halves of quarters are told too. */
export const fuelWords = ['pusty', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞', 'pełny'] as const

export const drawingWords = {
  front: 'przód',
  back: 'tył',
  car: 'Rysunek auta z góry, przód po lewej stronie',
} as const
