import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { declineOffer, withdrawOffer } from '../contract-offers.ts'
import { offerTexts as texts } from '../texts-offers.ts'
import { type Market, slotWords } from './shown-slot.ts'

interface PendingListProps {
  readonly market: Market
  readonly onChanged: () => void
  readonly onLocked: () => void
}

/** What the office has to decide: own shifts that somebody wants, and shifts that the driver wants. */
export function PendingList({ market, onChanged, onLocked }: PendingListProps) {
  const [busy, setBusy] = useState('')
  const { toast } = useAnnouncer()

  async function end(endpoint: typeof withdrawOffer | typeof declineOffer, id: string, words: string) {
    setBusy(id)
    const result = await call(endpoint, { id })
    setBusy('')
    if (!result.ok && result.failure.status === 401) return onLocked()
    toast(result.ok ? words : result.failure.msg)
    onChanged()
  }

  const given = market.own.flatMap((shift) => {
    const { offer } = shift
    if (offer?.state !== 'asked') return []
    return [
      {
        ...{ id: offer.id, what: slotWords(shift), says: texts.askedByOne, act: texts.withdraw },
        ...{ label: texts.withdrawNamed(slotWords(shift)), swap: offer.inReturn && texts.inReturnForYou },
        inReturn: offer.inReturn,
        onAct: () => void end(withdrawOffer, offer.id, texts.withdrawn),
      },
    ]
  })
  const wanted = market.wanted.map((shift) => ({
    ...{ id: shift.id, what: slotWords(shift), says: texts.officeDecidesYours, act: texts.cancelRequest },
    ...{ label: `${texts.cancelRequest}: ${slotWords(shift)}`, swap: shift.inReturn && texts.inReturn },
    inReturn: shift.inReturn,
    onAct: () => void end(declineOffer, shift.id, texts.requestCancelled),
  }))
  const all = [...given, ...wanted]
  if (all.length === 0) return null
  return (
    <section aria-labelledby="market-pending">
      <h2 id="market-pending" className="market-title">
        {texts.wanted}
      </h2>
      <ul className="market-list">
        {all.map(({ id, what, says, swap, inReturn, act, label, onAct }) => (
          <li key={id} className="market-card market-news">
            <div className="market-words">
              <h3>{what}</h3>
              <p>{says}</p>
              {swap && inReturn && <p>{swap(slotWords(inReturn))}</p>}
            </div>
            <div className="market-act">
              <Button disabled={busy === id} aria-label={label} onClick={onAct}>
                {act}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
