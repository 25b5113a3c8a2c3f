import { listMessages } from '#features/messaging/contract.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'
import { countMissed, missedWords } from './missed-messages.ts'

const FIRST = 3

/** Messages that nobody got; the outbox is for administrators (D30). */
export function MissedMessages() {
  const { data, failure, again } = useCall(listMessages, { state: 'failed', page: 1 })
  const failedTo = (data?.data ?? [])
    .filter(({ attributes }) => attributes.aboutKind !== 'test')
    .slice(0, FIRST)
    .map(({ attributes: { to, people } }) => people[0]?.fullName ?? to)
  return (
    <AttentionItem
      title={attentionTexts.messages.title}
      count={data && countMissed(data.missed)}
      detail={data && missedWords(data.missed, failedTo)}
      to={{ to: '/admin/wiadomosci', search: { stan: 'nie-doszly' } }}
      failure={failure}
      again={again}
    />
  )
}
