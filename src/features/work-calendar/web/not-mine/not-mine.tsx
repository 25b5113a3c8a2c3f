import { useEffect, useState } from 'react'
import { slotKey } from '#kernel/slot.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { disownPick, lookAtPick } from '../../contract-disown.ts'
import { disownTexts } from '../../texts-disown.ts'
import { slotInWords } from '../add-shift/add-shift-texts.ts'
import { slotFromWire } from '../add-shift/free-shift-codec.ts'
import './not-mine.css'

type Shown = readonly {
  readonly date: string
  readonly shift: string
  readonly state: keyof typeof disownTexts.state
}[]

const keys = createActKeys()

/**
 * The driver has opened the link of a pick that somebody else made: shows what it is about, and takes it back
 * by a press. Opening alone changes nothing, since programs that look through mail open links too; the key
 * stands behind the '#' and goes out in bodies only.
 */
export function NotMine() {
  const [looked, setLooked] = useState<{ readonly key: string; readonly shifts: Shown }>()
  const [failure, setFailure] = useState<CallFailure>()
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState(false)

  const shifts = looked?.shifts

  async function look() {
    const key = keyOfLink()
    setLooked(undefined)
    setDone(false)
    setFailure(undefined)
    const result = await call(lookAtPick, { key })
    if (key !== keyOfLink()) return
    if (result.ok) setLooked({ key, shifts: result.value.shifts })
    else setFailure(result.failure)
  }

  async function confirm() {
    if (!looked) return
    const { key } = looked
    const input = { key }
    setSending(true)
    setFailure(undefined)
    const result = await call(disownPick, input, { requestId: keys.keyFor(input) })
    setSending(false)
    if (result.ok) keys.answered()
    if (key !== keyOfLink()) return
    if (!result.ok) return setFailure(result.failure)
    setLooked({ key, shifts: result.value.shifts })
    setDone(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens, and once more where another link is opened in its tab.
  useEffect(() => {
    const listener = () => void look()
    listener()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])

  const mayAct = shifts?.some(({ state }) => state === 'open' || state === 'changed') ?? false
  return (
    <main className="message">
      <div className="not-mine" data-state={done ? 'done' : undefined}>
        <h1>{done ? disownTexts.doneTitle : disownTexts.title}</h1>
        {!shifts && !failure && <p role="status">{disownTexts.loading}</p>}
        {shifts && !done && <p>{disownTexts.lead}</p>}
        {shifts && (
          <ul role={done ? 'status' : undefined}>
            {shifts.map((shift) => (
              <ShiftLine key={`${shift.date} ${shift.shift}`} shift={shift} />
            ))}
          </ul>
        )}
        {shifts && !done && (
          <>
            <p>{mayAct ? disownTexts.ask(shifts.map(({ state }) => state)) : disownTexts.nothingLeft}</p>
            {mayAct && <p>{disownTexts.mine}</p>}
          </>
        )}
        {failure && <p role="alert">{failure.msg}</p>}
      </div>
      {shifts && mayAct && !done && (
        <Button kind="primary" disabled={sending} onClick={() => void confirm()}>
          {sending ? disownTexts.sending : disownTexts.confirm}
        </Button>
      )}
      {!shifts && failure && failure.status !== 404 && (
        <Button kind="primary" onClick={() => void look()}>
          {disownTexts.again}
        </Button>
      )}
    </main>
  )
}

function ShiftLine({ shift }: { readonly shift: Shown[number] }) {
  const slot = slotFromWire(shift)
  const state = disownTexts.state[shift.state]
  return (
    <li>
      <b>{slot ? slotInWords(slot) : ''}</b>
      {slot && state !== '' && <span key={slotKey(slot)}>{`: ${state}`}</span>}
    </li>
  )
}

/** What stands behind the '#'. */
function keyOfLink(): string {
  return location.hash.slice(1)
}
