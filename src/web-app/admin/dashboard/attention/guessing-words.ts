import type { listGuessing } from '#features/auth/contract-doors.ts'
import { doorTexts as texts } from '#features/auth/texts-doors.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'

export type Guessing = OutputOf<typeof listGuessing>['data'][number]

/** `PIN kalendarza floty: 30 nieudanych prób z 5 adresów. Z tych adresów nikt nie wszedł.` */
export function guessingInShort({ door, wrong, refused, addresses, entered }: Guessing): string {
  const came = entered === 0 ? texts.nobody : texts.entered(entered)
  return `${texts.doors[door]}: ${texts.tries(wrong + refused, addresses)} ${came}`
}

/** Since when, how much from where, and how much of it was looked at. */
export function guessingAtLength({ since, lastAt, wrong, refused, addresses, invented }: Guessing): string {
  return [
    texts.since(dateAndTime(since), dateAndTime(lastAt)),
    texts.tries(wrong + refused, addresses),
    texts.notHeard(refused),
    ...(invented > 0 ? [texts.invented(invented)] : []),
  ].join(' ')
}

/** Whether anybody got in, and who is held back. */
export function guessingOutcome({ entered }: Guessing): string {
  return `${entered === 0 ? texts.nobody : texts.entered(entered)} ${texts.held}`
}
