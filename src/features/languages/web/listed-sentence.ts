import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listSentences } from '../contract.ts'

export type Listed = OutputOf<typeof listSentences>
export type ListedSentence = Listed['sentences'][number]

/** Of a sentence where it stands: the same words may stand in several places. */
export function rowOf({ catalogue, path, id }: ListedSentence): string {
  return `${catalogue} ${path} ${id}`
}
