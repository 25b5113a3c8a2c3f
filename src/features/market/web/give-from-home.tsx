import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { readMarket } from '../contract.ts'
import { withdrawOffer } from '../contract-offers.ts'
import { marketTexts } from '../texts.ts'
import { marketFailures } from '../texts-failures.ts'
import { giveTexts } from '../texts-give.ts'
import { offerTexts as texts } from '../texts-offers.ts'
import { GiveBack } from './give-back.tsx'
import { GiveSheet } from './give-part.tsx'
import { offerWords } from './offer-words.ts'
import { keyOf, type Market, slotWords } from './shown-slot.ts'
import './market.css'

interface GiveFromHomeProps {
  /** Of the row that was tapped. */
  readonly date: string
  readonly shift: 'day' | 'night'
  readonly onClose: () => void
  readonly onLocked: () => void
}

/** 'Oddaj zmianę' from the driver's home: reads what is true of the shift now, then offers or takes back. */
export function GiveFromHome({ date, shift, onClose, onLocked }: GiveFromHomeProps) {
  const [market, setMarket] = useState<Market>()
  const [failed, setFailed] = useState('')
  const { toast } = useAnnouncer()
  const look = useCallback(async () => {
    setFailed('')
    const result = await call(readMarket, {})
    if (result.ok) setMarket(result.value)
    else if (result.failure.status === 401) onLocked()
    else setFailed(result.failure.msg)
  }, [onLocked])
  useEffect(() => void look(), [look])

  const own = market?.own.find((each) => keyOf(each) === keyOf({ date, shift }))
  if (market && own && !own.offer && !own.ill && own.chosen === null)
    return (
      <GiveSheet
        shift={own}
        names={market.names}
        onClose={onClose}
        onGiven={() => {
          onClose()
          toast(texts.offered)
        }}
      />
    )
  return (
    <Dialog title={texts.give} onClose={onClose}>
      {own && <p>{slotWords(own)}</p>}
      {own?.chosen === 'taken' && (
        <>
          <p>{texts.takenAhead}</p>
          <GiveBack
            shift={own}
            onEnded={(words) => {
              onClose()
              toast(words)
            }}
          />
        </>
      )}
      {own?.ill && <p role="status">{marketFailures.reportedIll}</p>}
      {own?.offer && (
        <Given
          offer={own.offer}
          onEnded={(words) => {
            onClose()
            toast(words)
          }}
        />
      )}
      {market && !own && <p role="status">{market.on ? giveTexts.gone : giveTexts.off}</p>}
      {!market && !failed && <p role="status">{giveTexts.loading}</p>}
      {failed !== '' && (
        <div role="alert">
          <p>{failed}</p>
          <Button onClick={() => void look()}>{giveTexts.again}</Button>
        </div>
      )}
      {market?.on && (
        <p>
          <a href="/wolne">{marketTexts.title}</a>
        </p>
      )}
    </Dialog>
  )
}

interface GivenProps {
  readonly offer: NonNullable<Market['own'][number]['offer']>
  readonly onEnded: (words: string) => void
}

/** It is offered already: to whom, and the way back. */
function Given({ offer, onEnded }: GivenProps) {
  const [busy, setBusy] = useState(false)
  const { toast } = useAnnouncer()
  async function withdraw() {
    setBusy(true)
    const result = await call(withdrawOffer, { id: offer.id })
    setBusy(false)
    if (result.ok) onEnded(texts.withdrawn)
    // Without network nothing is known: the sheet stays, so that it can be tried again.
    else if (result.failure.status === 0) toast(result.failure.msg)
    else onEnded(result.failure.msg)
  }
  return (
    <>
      <p>{offerWords(offer)}</p>
      {offer.inReturn && <p>{texts.inReturnForYou(slotWords(offer.inReturn))}</p>}
      <Button disabled={busy} onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
    </>
  )
}
