import type { listGuessing } from '#features/auth/contract-doors.ts'
import { doorTexts as texts } from '#features/auth/texts-doors.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'

export type Guessing = OutputOf<typeof listGuessing>['data'][number]

/** `PIN kalendarza floty: 30 nieudanych prób z 5 adresów. Z tych adresów nikt nie wszedł.` */
export function guessingInShort({ door, wrong, refused, addresses, entered }: Guessing): string {
  const came = entered === 0 ? texts.nobody : texts.entered(entered)
  return `${texts.doors[door]}: ${texts.tries(wrong + refused, addresses)} ${came}`
}
