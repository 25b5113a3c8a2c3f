import { zoneAt } from '../../domain/zone.ts'
import { damageWords, zoneWords } from '../../texts-words.ts'

interface Marked {
  readonly x: number
  readonly y: number
  readonly kind: keyof typeof damageWords
  readonly remark: string
}

/** `wgniecenie, lewe tylne drzwi: przy klamce` */
export function damageLine({ x, y, kind, remark }: Marked): string {
  return `${damageWords[kind]}, ${zoneWords[zoneAt(x, y)]}${remark === '' ? '' : `: ${remark}`}`
}
