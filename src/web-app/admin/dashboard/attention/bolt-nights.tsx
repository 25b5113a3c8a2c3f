import { getBoltAttention } from '#features/income/bolt/contract-days.ts'
import { attentionTexts as texts } from '#features/income/bolt/texts.ts'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'

/** Days that could not be fetched from Bolt, keys to be entered, rides to be decided; nothing while off. */
export function BoltNights() {
  const { data, failure, again } = useCall(getBoltAttention, {})
  if (data && !data.connected && data.missingRides === 0) return null
  const words = data ? wordsOf(data) : []
  return (
    <AttentionItem
      title={texts.title}
      count={data && data.incomplete.length + data.unreadable.length + data.gone.length + data.missingRides}
      detail={words.length > 0 ? words.join(' ') : texts.good}
      to={{ to: '/admin/miesiac', search: { zakladka: 'bolt' } }}
      failure={failure}
      again={again}
    />
  )
}

function wordsOf({
  incomplete,
  takenBack,
  unreadable,
  gone,
  missingRides,
}: OutputOf<typeof getBoltAttention>): string[] {
  const oldest = incomplete.map(({ date }) => date).sort()[0]
  return [
    ...(oldest ? [texts.incomplete(incomplete.length, shownDay(oldest))] : []),
    ...(takenBack.length > 0 ? [texts.takenBack(takenBack.length)] : []),
    ...(unreadable.length > 0 ? [texts.unreadable(unreadable.map(({ name }) => name).join(', '))] : []),
    ...(gone.length > 0 ? [texts.gone(gone.map(({ companyId }) => companyId).join(', '))] : []),
    ...(missingRides > 0 ? [texts.missing(missingRides)] : []),
  ]
}
