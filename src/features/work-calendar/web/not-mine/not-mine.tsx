import { slotKey } from '#kernel/slot.ts'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useKeyLink } from '#platform/web/use-key-link.ts'
import { disownPick, lookAtPick } from '../../contract-disown.ts'
import { disownTexts } from '../../texts-disown.ts'
import { slotInWords } from '../add-shift/add-shift-texts.ts'
import { slotFromWire } from '../add-shift/free-shift-codec.ts'
import '#platform/web/ui/key-link.css'

type Shown = readonly {
  readonly date: string
  readonly shift: string
  readonly state: keyof typeof disownTexts.state
}[]

const calls = {
  look: (key: string) => call(lookAtPick, { key }),
  act: (key: string, requestId: string) => call(disownPick, { key }, { requestId }),
}

/**
 * The driver has opened the link of a pick that somebody else made: shows what it is about, and takes it back
 * by a press.
 */
export function NotMine() {
  const { shown, failure, sending, done, look, confirm } = useKeyLink(calls)
  const shifts: Shown | undefined = shown?.shifts
  const mayAct = shifts?.some(({ state }) => state === 'open' || state === 'changed') ?? false
  return (
    <main className="message">
      <div className="key-link" data-state={done ? 'done' : undefined}>
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
