import { listMessages } from '#features/messaging/contract.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const { messages: texts, firstOf } = attentionTexts
const FIRST = 3

/** Messages that were refused or given up, newest first; the outbox is for administrators (D30). */
export function FailedMessages() {
  const { data, failure, again } = useCall(listMessages, { state: 'failed', page: 1 })
  const first = (data?.data ?? []).slice(0, FIRST).map(({ attributes: { to } }) => texts.to(to))
  return (
    <AttentionItem
      title={texts.title}
      count={data?.total}
      detail={data && data.total > 0 ? firstOf(first, data.total) : texts.none}
      to="/admin/wiadomosci"
      failure={failure}
      again={again}
    />
  )
}
