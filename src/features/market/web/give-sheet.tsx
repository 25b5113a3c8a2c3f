import { useCallback, useEffect, useState } from 'react'
import { type CallFailure, call } from '#platform/web/call.ts'
import { newUuid } from '#platform/web/request-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { listColleagues, offerShift } from '../contract-offers.ts'
import { marketTexts } from '../texts.ts'
import { giveTexts } from '../texts-give.ts'
import { offerTexts as texts } from '../texts-offers.ts'
import { GiveOption, type Way } from './give-option.tsx'
import { GiveWho } from './give-who.tsx'
import { keyOf, type Market, slotWords, type Takers } from './shown-slot.ts'

type Own = Market['own'][number]

/** So many names stand in a hint. */
const NAMED = 2

interface GiveSheetProps {
  readonly shift: Own
  /** The fleet shows names, so that one colleague can be asked. */
  readonly names: boolean
  readonly onGiven: () => void
  readonly onClose: () => void
}

/** 'Oddaj zmianę': to everyone, to one, or for another shift. */
export function GiveSheet({ shift, names, onGiven, onClose }: GiveSheetProps) {
  const [way, setWay] = useState<Way>('all')
  const [person, setPerson] = useState('')
  const [theirs, setTheirs] = useState('')
  const [takers, setTakers] = useState<Takers | 'loading' | 'failed'>('loading')
  const [failure, setFailure] = useState<CallFailure>()
  const [sending, setSending] = useState(false)
  const [requestId, setRequestId] = useState(() => newUuid())

  const { date, shift: half } = shift
  const look = useCallback(async () => {
    setTakers('loading')
    const result = await call(listColleagues, { date, shift: half })
    setTakers(result.ok ? result.value : 'failed')
  }, [date, half])
  useEffect(() => void look(), [look])

  const known = typeof takers === 'object' ? takers : undefined
  const colleague = known?.data.find(({ driverId }) => driverId === person)
  const swap = colleague?.swaps.find((slot) => keyOf(slot) === theirs)
  const ready = way === 'all' || (colleague !== undefined && (way === 'one' || swap !== undefined))

  function choose(next: Way) {
    setWay(next)
    setPerson('')
    setTheirs('')
    setFailure(undefined)
    setRequestId(newUuid())
  }

  async function give() {
    if (!ready) return
    setSending(true)
    const to = way === 'all' ? {} : { to: person }
    const back = way === 'swap' && swap ? { forDate: swap.date, forShift: swap.shift } : {}
    const result = await call(offerShift, { date, shift: half, ...to, ...back }, { requestId })
    setSending(false)
    if (result.ok) return onGiven()
    setFailure(result.failure)
    // What was refused may be tried again, which is another try.
    if (result.failure.status !== 0) setRequestId(newUuid())
  }

  return (
    <Dialog
      title={texts.give}
      onClose={onClose}
      staysOnTapBeside
      footer={
        <Button kind="primary" disabled={sending || !ready} onClick={() => void give()}>
          {sending ? texts.giving : way === 'all' ? texts.giveAll : texts.ask}
        </Button>
      }
    >
      <p className="give-what">
        <span>{slotWords(shift)}</span> <span>{marketTexts.hours[half]}</span>
        {shift.car && (
          <span className="plate" translate="no">
            {shift.car.reg}
          </span>
        )}
      </p>
      <fieldset className="give-ways">
        <legend>{texts.toWhom}</legend>
        <GiveOption is="all" way={way} onChoose={choose} name={texts.toAll} hint={allHint(takers)} />
        {names && (
          <>
            <GiveOption is="one" way={way} onChoose={choose} name={texts.toOne} hint={texts.toOneHint} />
            <GiveOption is="swap" way={way} onChoose={choose} name={texts.swap} hint={swapHint(takers)} />
          </>
        )}
      </fieldset>
      {way !== 'all' && (
        <GiveWho
          takers={takers}
          way={way}
          person={person}
          theirs={theirs}
          onPerson={(id) => {
            setPerson(id)
            setTheirs('')
          }}
          onTheirs={setTheirs}
          onAgain={() => void look()}
        />
      )}
      <div className="give-note">
        <CheckIcon />
        <div>
          <p>{texts.stays}</p>
          <p>{shift.asksOffice ? texts.officeDecides : texts.officeNot}</p>
        </div>
      </div>
      {failure && (
        <p className="market-wrong" role="alert">
          {failure.msg}
        </p>
      )}
    </Dialog>
  )
}

function allHint(takers: Takers | 'loading' | 'failed'): string {
  if (typeof takers === 'string') return texts.toAllHint
  if (takers.count === 0) return giveTexts.nobodyMay
  const may = giveTexts.mayTake(takers.count)
  return takers.reserveFirst ? `${may} ${giveTexts.reserveFirst}` : may
}

function swapHint(takers: Takers | 'loading' | 'failed'): string {
  if (typeof takers === 'string') return texts.swapHint
  const fitting = takers.data.filter(({ swaps }) => swaps.length > 0).map(({ fullName }) => fullName)
  if (fitting.length === 0) return giveTexts.noSwap
  return giveTexts.swapWith(fitting.slice(0, NAMED).join(', '), Math.max(0, fitting.length - NAMED))
}
