import { isWithGateway } from '#features/messaging/domain/public.ts'
import type { listChangeTexts } from '#features/notices/contract.ts'
import type { Reached } from '#features/notices/texts.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'

type DeliveredChange = OutputOf<typeof listChangeTexts>['data'][number]
type Told = Pick<DeliveredChange, 'readAt' | 'passed' | 'push' | 'sms' | 'email'>

/**
 * Whom changes reached as they are now. What only waits, or did not arrive, has reached nobody; what a driver
 * has read has reached that driver, whatever became of the messages.
 */
export function reachedOf(told: readonly Told[]): Reached {
  const count = (is: (one: Told) => boolean) => told.filter(is).length
  return {
    all: told.length,
    read: count(({ readAt }) => readAt !== null),
    missed: count(({ readAt, passed }) => readAt === null && passed),
    push: count(({ push }) => arrived(push)),
    sms: count(({ sms }) => arrived(sms)),
    spared: count(({ sms }) => sms?.state === 'spared'),
    letters: count(({ email }) => arrived(email)),
    nobody: count(
      ({ readAt, push, sms, email }) => readAt === null && !arrived(push) && !arrived(sms) && !arrived(email),
    ),
  }
}

function arrived(message: Told['sms']): boolean {
  return message !== null && message.state !== 'undelivered' && isWithGateway(message.state)
}
