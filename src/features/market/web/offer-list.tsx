import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { newUuid } from '#platform/web/request-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { declineOffer, takeOffer } from '../contract-offers.ts'
import { marketTexts } from '../texts.ts'
import { offerTexts as texts } from '../texts-offers.ts'
import { CostLines } from './cost-line.tsx'
import { ShiftCard } from './shift-card.tsx'
import { type Market, slotWords } from './shown-slot.ts'
import { UndoBar } from './undo-bar.tsx'
import { useTaking } from './use-taking.ts'

type Offer = Market['offers'][number]

interface OfferListProps {
  readonly offers: readonly Offer[]
  readonly onChanged: () => void
  readonly onLocked: () => void
}

/** What colleagues offer this driver: taken by a tap that five seconds can undo, or declined. */
export function OfferList({ offers, onChanged, onLocked }: OfferListProps) {
  const [busy, setBusy] = useState('')
  const [failed, setFailed] = useState<{ readonly id: string; readonly msg: string }>()
  const { toast, announce } = useAnnouncer()

  async function take({ offer, requestId }: { readonly offer: Offer; readonly requestId: string }) {
    const { id } = offer
    setBusy(id)
    setFailed(undefined)
    const result = await call(takeOffer, { id }, { requestId, keepalive: true })
    setBusy('')
    const what = slotWords(offer)
    if (!result.ok && result.failure.status === 401) {
      toast(marketTexts.tapNotCounted(what))
      return onLocked()
    }
    if (result.ok) toast(result.value.state === 'asked' ? texts.asked(what) : marketTexts.booked(what))
    else setFailed({ id, msg: result.failure.msg })
    if (result.ok || result.failure.status !== 0) onChanged()
  }
  async function decline(id: string) {
    setBusy(id)
    const result = await call(declineOffer, { id })
    setBusy('')
    toast(result.ok ? texts.declined : result.failure.msg)
    onChanged()
  }
  const taking = useTaking<{ readonly offer: Offer; readonly requestId: string }>((tap) => void take(tap))

  if (offers.length === 0 && !taking.pending && !failed) return null
  return (
    <section aria-labelledby="market-offers">
      <h2 id="market-offers" className="market-title">
        {texts.offers}
      </h2>
      {failed && !offers.some(({ id }) => id === failed.id) && (
        <p className="market-wrong" role="alert">
          {failed.msg}
        </p>
      )}
      <ul className="market-list">
        {offers.map((offer) => {
          const isPending = taking.pending?.offer.id === offer.id
          return (
            <ShiftCard
              key={offer.id}
              shift={offer}
              isYours={isPending}
              act={
                isPending ? (
                  <p className="market-mine">{marketTexts.soonYours}</p>
                ) : (
                  <>
                    {offer.asks !== 'everyone' && (
                      <Button
                        kind="quiet"
                        disabled={busy === offer.id}
                        aria-label={texts.noNamed(slotWords(offer))}
                        onClick={() => void decline(offer.id)}
                      >
                        {texts.no}
                      </Button>
                    )}
                    <Button
                      disabled={busy === offer.id}
                      aria-label={marketTexts.takeNamed(slotWords(offer))}
                      onClick={() => taking.take({ offer, requestId: newUuid() })}
                    >
                      {marketTexts.take}
                    </Button>
                  </>
                )
              }
            >
              {offer.asks !== 'everyone' && (
                <p className="market-line">{offer.asks === 'you' ? texts.asksYou : texts.asksReserve}</p>
              )}
              {offer.giver !== null && <p className="market-line">{texts.given(offer.giver)}</p>}
              {offer.inReturn && <p className="market-line">{texts.inReturn(slotWords(offer.inReturn))}</p>}
              <CostLines costs={offer.costs} />
              {offer.asksOffice && <p className="market-line">{texts.asksOffice}</p>}
              {failed?.id === offer.id && (
                <p className="market-wrong" role="alert">
                  {failed.msg}
                </p>
              )}
            </ShiftCard>
          )
        })}
      </ul>
      {taking.pending && (
        <UndoBar
          key={taking.pending.offer.id}
          what={slotWords(taking.pending.offer)}
          onUndo={() => {
            taking.undo()
            announce(marketTexts.undone)
          }}
        />
      )}
    </section>
  )
}
