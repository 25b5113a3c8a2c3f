/** Parts of a car as it is seen from above, its front at the left: what people call the place of a mark. */
export const ZONES = [
  'front-bumper',
  'bonnet',
  'windscreen',
  'roof',
  'rear-window',
  'boot',
  'rear-bumper',
  'left-front-wing',
  'left-front-door',
  'left-rear-door',
  'left-rear-wing',
  'right-front-wing',
  'right-front-door',
  'right-rear-door',
  'right-rear-wing',
] as const
export type Zone = (typeof ZONES)[number]

/** Where the parts end, on the drawing of `DRAWING`. */
const BUMPER = 85
const WING = 300
const DOORS_MEET = 565
const REAR_WING = 775
const REAR_BUMPER = 915
const SIDE = 105
const FAR_SIDE = 335
const MIDDLE = [
  [295, 'bonnet'],
  [405, 'windscreen'],
  [725, 'roof'],
  [815, 'rear-window'],
] as const

/** The part of the car at a place of the drawing, whose upper edge is the car's right side. */
export function zoneAt(x: number, y: number): Zone {
  if (x < BUMPER) return 'front-bumper'
  if (x >= REAR_BUMPER) return 'rear-bumper'
  const side = y < SIDE ? 'right' : y >= FAR_SIDE ? 'left' : undefined
  if (!side) return MIDDLE.find(([until]) => x < until)?.[1] ?? 'boot'
  if (x < WING) return `${side}-front-wing`
  if (x < DOORS_MEET) return `${side}-front-door`
  return x < REAR_WING ? `${side}-rear-door` : `${side}-rear-wing`
}

/** A place on the drawing that lies within the part. */
export function zoneMiddle(zone: Zone): { readonly x: number; readonly y: number } {
  return MIDDLES[zone]
}

const MIDDLES: Readonly<Record<Zone, { readonly x: number; readonly y: number }>> = {
  'front-bumper': { x: 68, y: 220 },
  bonnet: { x: 200, y: 150 },
  windscreen: { x: 335, y: 220 },
  roof: { x: 555, y: 220 },
  'rear-window': { x: 768, y: 220 },
  boot: { x: 862, y: 150 },
  'rear-bumper': { x: 935, y: 220 },
  'left-front-wing': { x: 200, y: 385 },
  'left-front-door': { x: 450, y: 385 },
  'left-rear-door': { x: 660, y: 385 },
  'left-rear-wing': { x: 845, y: 370 },
  'right-front-wing': { x: 200, y: 55 },
  'right-front-door': { x: 450, y: 55 },
  'right-rear-door': { x: 660, y: 55 },
  'right-rear-wing': { x: 845, y: 70 },
}
