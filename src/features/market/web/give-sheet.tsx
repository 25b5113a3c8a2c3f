import { useEffect, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { listColleagues, offerShift } from '../contract-offers.ts'
import { offerTexts as texts } from '../texts-offers.ts'
import { type Market, slotWords } from './shown-slot.ts'

type Own = Market['own'][number]
type Colleague = OutputOf<typeof listColleagues>['data'][number]
type Way = 'all' | 'one' | 'swap'

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
  const [choice, setChoice] = useState('')
  const [people, setPeople] = useState<readonly Colleague[]>()
  const [failure, setFailure] = useState<CallFailure>()
  const [sending, setSending] = useState(false)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())

  const { date, shift: half } = shift
  const needsPeople = way !== 'all' && people === undefined
  useEffect(() => {
    if (!needsPeople) return
    void call(listColleagues, { date, shift: half }).then((result) =>
      result.ok ? setPeople(result.value.data) : setFailure(result.failure),
    )
  }, [needsPeople, date, half])

  const options = optionsOf(way, people ?? [])
  const chosen = options.find(({ key }) => key === choice)

  function choose(next: Way) {
    setWay(next)
    setChoice('')
    setFailure(undefined)
    setRequestId(crypto.randomUUID())
  }

  async function give() {
    if (way !== 'all' && !chosen) return
    setSending(true)
    const result = await call(offerShift, { date, shift: half, ...chosen?.asks }, { requestId })
    setSending(false)
    if (result.ok) return onGiven()
    setFailure(result.failure)
    // What was refused may be tried again, which is another try.
    if (result.failure.status !== 0) setRequestId(crypto.randomUUID())
  }

  return (
    <Dialog
      title={texts.give}
      onClose={onClose}
      staysOnTapBeside
      footer={
        <Button kind="primary" disabled={sending || (way !== 'all' && !chosen)} onClick={() => void give()}>
          {sending ? texts.giving : way === 'all' ? texts.giveAll : texts.ask}
        </Button>
      }
    >
      <p>{slotWords(shift)}</p>
      <fieldset className="give-ways">
        <legend>{texts.toWhom}</legend>
        <GiveOption is="all" way={way} onChoose={choose} name={texts.toAll} hint={texts.toAllHint} />
        {names && (
          <>
            <GiveOption is="one" way={way} onChoose={choose} name={texts.toOne} hint={texts.toOneHint} />
            <GiveOption is="swap" way={way} onChoose={choose} name={texts.swap} hint={texts.swapHint} />
          </>
        )}
      </fieldset>
      {way !== 'all' && (
        <div className="field">
          {people === undefined ? (
            !failure && <p role="status">{texts.loadingPeople}</p>
          ) : options.length === 0 ? (
            <p role="status">{texts.nobody}</p>
          ) : (
            <label className="give-who">
              <span>{way === 'one' ? texts.person : texts.swapWith}</span>
              <select value={choice} onChange={(event) => setChoice(event.target.value)}>
                <option value="">{texts.choose}</option>
                {options.map(({ key, words }) => (
                  <option key={key} value={key} translate="no">
                    {words}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      )}
      <div className="give-note">
        <p>{texts.stays}</p>
        <p>{shift.asksOffice ? texts.officeDecides : texts.officeNot}</p>
      </div>
      {failure && (
        <p className="market-wrong" role="alert">
          {failure.msg}
        </p>
      )}
    </Dialog>
  )
}

interface GiveOptionProps {
  readonly is: Way
  readonly way: Way
  readonly onChoose: (way: Way) => void
  readonly name: string
  readonly hint: string
}

function GiveOption({ is, way, onChoose, name, hint }: GiveOptionProps) {
  return (
    <label className="give-way">
      <input
        type="radio"
        name="give-way"
        checked={way === is}
        data-first={is === 'all' ? '' : undefined}
        onChange={() => onChoose(is)}
      />
      <span>
        <b>{name}</b>
        <span>{hint}</span>
      </span>
    </label>
  )
}

function optionsOf(way: Way, people: readonly Colleague[]) {
  if (way === 'one')
    return people
      .filter(({ mayTake }) => mayTake)
      .map(({ driverId, fullName }) => ({ key: driverId, words: fullName, asks: { to: driverId } }))
  if (way === 'all') return []
  return people.flatMap(({ driverId, fullName, swaps }) =>
    swaps.map((slot) => ({
      key: `${driverId} ${slot.date} ${slot.shift}`,
      words: texts.swapOption(fullName, slotWords(slot)),
      asks: { to: driverId, forDate: slot.date, forShift: slot.shift },
    })),
  )
}
