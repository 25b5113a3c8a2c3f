import type { listMessages } from '#features/messaging/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { attentionTexts } from './attention-texts.ts'

const { messages: texts, firstOf } = attentionTexts

type Counts = OutputOf<typeof listMessages>['missed']

/**
 * Messages that nobody got: given up, not delivered, or waiting for a gateway that is not configured (D30).
 */
export function countMissed({ failed = 0, undelivered = 0, 'no-gateway': noGateway = 0 }: Counts): number {
  return failed + undelivered + noGateway
}

/**
 * Each kind by its number, those that were given up with the first addresses.
 * @param failedTo addresses of the newest of them
 */
export function missedWords(counts: Counts, failedTo: readonly string[]): string {
  const { failed = 0, undelivered = 0, 'no-gateway': noGateway = 0 } = counts
  const sentences = [
    failed > 0 ? `${texts.failed(failed)}: ${firstOf(failedTo.map(texts.to), failed)}.` : '',
    undelivered > 0 ? texts.undelivered(undelivered) : '',
    noGateway > 0 ? texts.noGateway(noGateway) : '',
  ]
  return sentences.filter(Boolean).join(' ') || texts.none
}
