import { useCallback, useEffect, useId, useState } from 'react'
import { FIRST_EVENING_HOUR, LAST_EVENING_HOUR } from '#features/settings/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { chooseOwnReminders, getOwnReminders } from '../contract.ts'
import { reminderTexts } from './reminder-texts.ts'
import './reminder-choice.css'

type Told = OutputOf<typeof getOwnReminders>
type Choice = Partial<Pick<Told, 'evening' | 'otherwise'>>

const HOURS = Array.from(
  { length: LAST_EVENING_HOUR - FIRST_EVENING_HOUR + 1 },
  (_, index) => FIRST_EVENING_HOUR + index,
)

/** Each choice is saved as it is made; what could not be saved stands as it was. */
export function ReminderChoice({ onLocked }: { readonly onLocked: () => void }) {
  const [told, setTold] = useState<Told>()
  const [failure, setFailure] = useState<CallFailure>()
  const [saving, setSaving] = useState<Choice>()
  const { toast } = useAnnouncer()

  const look = useCallback(async () => {
    setFailure(undefined)
    const result = await call(getOwnReminders, {})
    if (result.ok) setTold(result.value)
    else if (result.failure.status === 401) onLocked()
    else setFailure(result.failure)
  }, [onLocked])
  useEffect(() => void look(), [look])

  async function choose(choice: Choice) {
    if (saving) return
    setSaving(choice)
    const result = await call(chooseOwnReminders, choice)
    setSaving(undefined)
    if (!result.ok && result.failure.status === 401) return onLocked()
    toast(result.ok ? reminderTexts.saved : result.failure.msg)
    if (result.ok) setTold((before) => before && { ...before, ...choice })
  }

  if (!told)
    return failure ? (
      <>
        <p role="alert">{failure.msg}</p>
        <Button onClick={() => void look()}>{reminderTexts.again}</Button>
      </>
    ) : (
      <Skeleton lines={3} label={reminderTexts.loading} />
    )
  return (
    <>
      <p className="reminder-note">{told.push ? reminderTexts.byPush : reminderTexts.noPush}</p>
      <EveningHour
        evening={saving?.evening ?? told.evening}
        fleetHour={told.fleetHour}
        onChoose={(evening) => void choose({ evening })}
      />
      <Ways told={told} chosen={saving?.otherwise ?? told.otherwise} onChoose={choose} />
    </>
  )
}

interface EveningHourProps {
  readonly evening: Told['evening']
  readonly fleetHour: Told['fleetHour']
  onChoose(evening: Told['evening']): void
}

function EveningHour({ evening, fleetHour, onChoose }: EveningHourProps) {
  const id = useId()
  return (
    <div className="field reminder-hour">
      <label htmlFor={id}>{reminderTexts.hour}</label>
      <select
        id={id}
        value={String(evening)}
        onChange={({ target: { value } }) =>
          onChoose(value === 'fleet' || value === 'off' ? value : Number(value))
        }
      >
        <option value="fleet">
          {fleetHour === null ? reminderTexts.asFleetOff : reminderTexts.asFleet(fleetHour)}
        </option>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {reminderTexts.at(hour)}
          </option>
        ))}
        <option value="off">{reminderTexts.off}</option>
      </select>
    </div>
  )
}

interface WaysProps {
  readonly told: Told
  readonly chosen: Told['otherwise']
  onChoose(choice: Choice): Promise<void>
}

/** Nothing where only one answer is possible. */
function Ways({ told: { ways }, chosen, onChoose }: WaysProps) {
  if (!ways.email && !ways.sms) return null
  const choices = [
    ...(ways.email ? (['email'] as const) : []),
    ...(ways.sms ? (['sms'] as const) : []),
    'none' as const,
  ]
  return (
    <fieldset className="reminder-ways">
      <legend>{reminderTexts.otherwise}</legend>
      {choices.map((way) => (
        <label className="check" key={way}>
          <input
            type="radio"
            name="reminder-way"
            checked={chosen === way}
            onChange={() => void onChoose({ otherwise: way })}
          />
          <span>{reminderTexts[way]}</span>
        </label>
      ))}
    </fieldset>
  )
}
