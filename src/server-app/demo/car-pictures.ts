import type { PhotoSide } from '#features/handover/domain/public.ts'
import type { Colour, Picture } from './drawn-jpeg.ts'

const WIDTH = 40
const HEIGHT = 30
const WALL: Colour = [200, 205, 216]
const GROUND: Colour = [150, 156, 168]
const GLASS: Colour = [44, 50, 64]
const TYRE: Colour = [24, 28, 36]
const LAMP: Colour = [255, 244, 200]
const RED: Colour = [176, 36, 30]
const PLATE: Colour = [244, 246, 250]

/** A car as a child would paint it, from one side. */
export function carPicture(side: PhotoSide, body: Colour): Picture {
  const car = side === 'front' || side === 'back' ? fromEnd(side, body) : fromSide(side, body)
  return {
    width: WIDTH,
    height: HEIGHT,
    colourAt: (x, y) => car(x, y) ?? (y >= 22 ? GROUND : WALL),
  }
}

type Painted = (x: number, y: number) => Colour | undefined

const within = (value: number, from: number, until: number) => value >= from && value < until

function fromSide(side: 'left' | 'right', body: Colour): Painted {
  return (seenAt, y) => {
    const x = side === 'left' ? seenAt : WIDTH - 1 - seenAt
    for (const wheel of [10, 30]) if (Math.hypot(x - wheel, y - 22) < 3.4) return TYRE
    if (within(x, 3, 37) && within(y, 14, 22)) return x === 3 && y < 17 ? LAMP : body
    const slope = 14 - y
    if (!within(y, 8, 14) || !within(x, 9 + slope / 2, 33 - slope / 2)) return undefined
    return y > 9 && x !== 20 && within(x, 11 + slope / 2, 31 - slope / 2) ? GLASS : body
  }
}

function fromEnd(side: 'front' | 'back', body: Colour): Painted {
  return (x, y) => {
    if ((within(x, 9, 13) || within(x, 27, 31)) && within(y, 22, 25)) return TYRE
    if (within(x, 16, 24) && within(y, 19, 21)) return PLATE
    if ((within(x, 9, 13) || within(x, 27, 31)) && within(y, 15, 18)) return side === 'front' ? LAMP : RED
    if (within(x, 8, 32) && within(y, 13, 22)) return body
    if (!within(y, 6, 13) || !within(x, 10 + (13 - y) / 4, 30 - (13 - y) / 4)) return undefined
    return within(y, 7, 12) && within(x, 13, 27) ? GLASS : body
  }
}
