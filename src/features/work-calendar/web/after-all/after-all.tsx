import { useEffect, useRef, useState } from 'react'
import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import { parseDate } from '#kernel/calendar-date.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { call } from '#platform/web/call.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { sayAfterAll } from '../../contract-after-all.ts'
import { calendarTexts, SHIFT_NAMES } from '../calendar-texts.ts'
import type { AfterAllProps } from './after-all-props.ts'
import { afterAllTexts as texts } from './after-all-texts.ts'
import './after-all.css'

type Answer = OutputOf<typeof sayAfterAll>

interface Told {
  readonly of: Slot
  readonly words: string
  /** The driver has the shift; undefined: nothing was done. */
  readonly isYours: boolean | undefined
}

/** Shifts that an illness has cost the driver, and the way back to them: 'Jednak pojadę'. */
export function AfterAll(props: AfterAllProps) {
  const { lost, saying, onSay, hasMarket } = props
  const { told, isBusy } = useSaying(props)
  const status = useRef<HTMLDivElement>(null)
  // The button that was tapped may be gone: what came of it is read out, and the next step follows it.
  useEffect(() => {
    if (told) status.current?.focus()
  }, [told])

  const shifts = lost.flatMap(({ date: on, shift }) => {
    const date = parseDate(on)
    return date ? [{ date, shift }] : []
  })
  const isSaid = (slot: Slot) => saying !== undefined && compareSlots(saying, slot) === 0
  return (
    <section className="after-all" aria-labelledby="after-all">
      <h2 id="after-all" className={shifts.length > 0 ? undefined : 'hidden-text'}>
        {shifts.length > 0 ? texts.title(shifts.length) : texts.said}
      </h2>
      <div ref={status} role="status" tabIndex={-1}>
        {isBusy && <p>{texts.sending}</p>}
        {told && (
          <div className={told.isYours ? 'notice notice-good' : 'notice'}>
            <div>
              <p>
                <b>{`${slotWords(told.of)}:`}</b> <span>{told.words}</span>
              </p>
              {told.isYours === false && hasMarket && (
                <p>
                  <a href="/wolne">{calendarTexts.market}</a>
                </p>
              )}
              {!told.isYours && <OfficeLine />}
            </div>
          </div>
        )}
      </div>
      {shifts.length > 0 && <p>{texts.lead}</p>}
      <ul>
        {shifts.map((slot) => (
          <li key={`${slot.date} ${slot.shift}`}>
            <b>{slotWords(slot)}</b>
            <Button
              kind="primary"
              disabled={isBusy}
              aria-label={texts.actNamed(slotWords(slot))}
              onClick={() => onSay({ ...slot })}
            >
              {isBusy && isSaid(slot) ? texts.sending : texts.act}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sends what is said, once for each time that it is said, and looks anew at what has become of the week. */
function useSaying({ saying, onLook, onLocked }: AfterAllProps) {
  const [told, setTold] = useState<Told>()
  const [isBusy, setBusy] = useState(false)
  const sent = useRef<Slot>(undefined)
  const onItsWay = useRef<Slot>(undefined)
  useEffect(() => {
    if (!saying || sent.current === saying) return
    sent.current = saying
    // A double press is one.
    if (onItsWay.current && compareSlots(onItsWay.current, saying) === 0) return
    onItsWay.current = saying
    const send = async () => {
      setBusy(true)
      setTold(undefined)
      const result = await call(sayAfterAll, { date: saying.date, shift: saying.shift })
      onItsWay.current = undefined
      if (!result.ok && result.failure.status === 401) return onLocked()
      await onLook()
      setBusy(false)
      setTold({
        of: saying,
        words: result.ok ? wordsOf(result.value) : result.failure.msg,
        isYours: result.ok ? result.value.outcome === 'yours' || result.value.outcome === 'back' : undefined,
      })
    }
    void send()
  }, [saying, onLook, onLocked])
  return { told, isBusy }
}

function wordsOf({ outcome, reg }: Answer): string {
  return outcome === 'back' ? texts.back(reg) : texts[outcome]
}

function slotWords({ date, shift }: Slot): string {
  const hours = shift === 'day' ? calendarTexts.dayHours : calendarTexts.nightHours
  return `${spokenDate(date)}, ${SHIFT_NAMES[shift]} ${hours}`
}
