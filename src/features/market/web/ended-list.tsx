import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { readEnded } from '../contract-offers.ts'
import { endedTexts as texts } from '../texts-ended.ts'
import { dateOf, type Market, slotWords } from './shown-slot.ts'

type Ended = Market['ended'][number]

interface EndedListProps {
  readonly ended: readonly Ended[]
  readonly onChanged: () => void
  readonly onLocked: () => void
}

/** Requests that came to nothing, until the driver has read it: whose, of which shift, why, and when. */
export function EndedList({ ended, onChanged, onLocked }: EndedListProps) {
  const [busy, setBusy] = useState('')
  const { toast } = useAnnouncer()
  if (ended.length === 0) return null

  async function read(id: string) {
    setBusy(id)
    const result = await call(readEnded, { id })
    setBusy('')
    if (!result.ok && result.failure.status === 401) return onLocked()
    if (!result.ok) toast(result.failure.msg)
    onChanged()
  }

  return (
    <section aria-labelledby="market-ended">
      <h2 id="market-ended" className="market-title">
        {texts.title}
      </h2>
      <ul className="market-list">
        {ended.map((each) => (
          <li key={each.id} className="market-card market-news">
            <div className="market-words">
              <h3>{slotWords(each)}</h3>
              <p>{sentenceOf(each)}</p>
              {each.other !== null && (
                <p>{each.isGiver ? texts.wanted(each.other) : texts.gave(each.other)}</p>
              )}
              {each.inReturn && <p>{texts.inReturn(slotWords(each.inReturn))}</p>}
              {each.reason !== '' && <p>{texts.reason(each.reason)}</p>}
              {each.how === 'refused' && (
                <p>
                  <small>{texts.decided(dayAndMonth(dateOf({ date: each.on })))}</small>
                </p>
              )}
            </div>
            <div className="market-act">
              <Button
                disabled={busy === each.id}
                aria-label={texts.readNamed(slotWords(each))}
                onClick={() => void read(each.id)}
              >
                {texts.read}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentenceOf({ how, isGiver }: Ended): string {
  if (how === 'refused') return isGiver ? texts.refusedGiver : texts.refusedTaker
  return isGiver ? texts.expiredGiver : texts.expiredTaker
}
