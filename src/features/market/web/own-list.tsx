import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { declineOffer, withdrawOffer } from '../contract-offers.ts'
import { marketFailures } from '../texts-failures.ts'
import { offerTexts as texts } from '../texts-offers.ts'
import { GiveBack } from './give-back.tsx'
import { GiveSheet } from './give-part.tsx'
import { offerWords } from './offer-words.ts'
import { ShiftCard } from './shift-card.tsx'
import { keyOf, type Market, slotWords } from './shown-slot.ts'

type Own = Market['own'][number]

interface OwnListProps {
  readonly market: Market
  readonly onChanged: () => void
}

/** The driver's own shifts to come, and what is offered of them; what waits for the office. */
export function OwnList({ market, onChanged }: OwnListProps) {
  const [giving, setGiving] = useState<Own>()
  const [busy, setBusy] = useState('')
  const { toast } = useAnnouncer()

  async function end(endpoint: typeof withdrawOffer | typeof declineOffer, id: string, words: string) {
    setBusy(id)
    const result = await call(endpoint, { id })
    setBusy('')
    toast(result.ok ? words : result.failure.msg)
    onChanged()
  }

  return (
    <>
      {market.wanted.length > 0 && (
        <>
          <h2 className="market-title">{texts.wanted}</h2>
          <ul className="market-list">
            {market.wanted.map((shift) => (
              <ShiftCard
                key={shift.id}
                shift={shift}
                act={
                  <Button
                    disabled={busy === shift.id}
                    onClick={() => void end(declineOffer, shift.id, texts.requestCancelled)}
                  >
                    {texts.cancelRequest}
                  </Button>
                }
              >
                {shift.inReturn && <p className="market-line">{texts.inReturn(slotWords(shift.inReturn))}</p>}
              </ShiftCard>
            ))}
          </ul>
        </>
      )}
      <h2 className="market-title">{texts.own}</h2>
      {market.own.length === 0 ? (
        <p className="market-none">{texts.noOwn}</p>
      ) : (
        <ul className="market-list">
          {market.own.map((shift) => (
            <ShiftCard
              key={keyOf(shift)}
              shift={{ ...shift, usual: null }}
              act={
                shift.offer ? (
                  <Button
                    disabled={busy === shift.offer.id}
                    aria-label={texts.withdrawNamed(slotWords(shift))}
                    onClick={() => void end(withdrawOffer, shift.offer?.id ?? '', texts.withdrawn)}
                  >
                    {texts.withdraw}
                  </Button>
                ) : shift.ill ? null : shift.chosen === 'form' ? (
                  <a className="button" href="/">
                    {texts.toForm}
                  </a>
                ) : shift.chosen === 'taken' ? (
                  <GiveBack
                    shift={shift}
                    onEnded={(words) => {
                      toast(words)
                      onChanged()
                    }}
                  />
                ) : (
                  <Button aria-label={texts.giveNamed(slotWords(shift))} onClick={() => setGiving(shift)}>
                    {texts.give}
                  </Button>
                )
              }
            >
              {shift.chosen && (
                <p className="market-line">
                  {shift.chosen === 'taken' ? texts.takenAhead : texts.chosenAhead}
                </p>
              )}
              {shift.ill && <p className="market-line">{marketFailures.reportedIll}</p>}
              {shift.offer && <p className="market-line">{offerWords(shift.offer)}</p>}
              {shift.offer?.inReturn && (
                <p className="market-line">{texts.inReturnForYou(slotWords(shift.offer.inReturn))}</p>
              )}
            </ShiftCard>
          ))}
        </ul>
      )}
      {giving && (
        <GiveSheet
          shift={giving}
          names={market.names}
          onClose={() => setGiving(undefined)}
          onGiven={() => {
            setGiving(undefined)
            toast(texts.offered)
            onChanged()
          }}
        />
      )}
    </>
  )
}
