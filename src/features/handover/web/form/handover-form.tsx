import { useRef, useState } from 'react'
import { deviceInstant } from '#platform/web/device-clock.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { type HandoverKind, MOST_REMARK } from '../../domain/handover.ts'
import { handoverTexts as texts } from '../../texts.ts'
import { sideWords } from '../../texts-words.ts'
import { keepWaiting, MOST_WAITING, type WaitingHandover } from '../keep/waiting.ts'
import { whenWords } from '../when.ts'
import { AnswerBar } from './answer-bar.tsx'
import { DamagePart } from './damage-part.tsx'
import { draftKey } from './draft.ts'
import { FuelChoice } from './fuel-choice.tsx'
import { isReady, judged } from './judge.ts'
import { LastHandover } from './last-handover.tsx'
import { MileageField } from './mileage-field.tsx'
import { PhotoTiles } from './photo-tiles.tsx'
import type { ShownCar } from './shown-car.ts'
import { useDraft } from './use-draft.ts'

interface HandoverFormProps {
  readonly car: ShownCar
  readonly kind: HandoverKind
  readonly me: string
  /** How many hand-overs wait on this phone. */
  readonly waiting: number
  readonly onSaved: (kind: HandoverKind, id: string) => void
}

/** One car taken or returned, on one page. */
export function HandoverForm({ car, kind, me, waiting, onSaved }: HandoverFormProps) {
  const key = draftKey({ ...car, kind })
  const { last, newest } = car
  const isHandedOn = kind === 'take' && last?.kind === 'return'
  const { draft, photos, change, addPhoto, forget } = useDraft(key, isHandedOn ? String(last.km) : '')
  const [pressed, setPressed] = useState(false)
  const [askedPhotos, setAskedPhotos] = useState(false)
  const [isFull, setIsFull] = useState(false)
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const judgement = judged(draft, photos, newest?.km ?? null)
  const { km, missing } = judgement
  const isAsPrefilled = isHandedOn && draft.km === String(last.km)

  async function save(withoutPhotos: boolean): Promise<void> {
    setPressed(true)
    if (saving) return
    if (!isReady(judgement)) {
      setTimeout(() =>
        form.current?.querySelector<HTMLElement>('[role="alert"]')?.scrollIntoView({ block: 'center' }),
      )
      return
    }
    if (missing.length > 0 && !withoutPhotos) return setAskedPhotos(true)
    if (waiting >= MOST_WAITING) return setIsFull(true)
    setSaving(true)
    const handover: WaitingHandover = {
      id: draft.id,
      me,
      reg: car.reg,
      photos,
      arrived: false,
      tried: false,
      input: {
        id: draft.id,
        me,
        vehicle: car.vehicle,
        kind,
        date: car.date,
        shift: car.shift,
        doneAt: deviceInstant(),
        km: Number(draft.km),
        sure: draft.sure,
        fuel: draft.fuel ?? 0,
        remark: draft.remark.trim(),
        previous: last?.id ?? null,
        objection: draft.objection?.trim() ?? '',
        damages: [...draft.damages],
      },
    }
    await keepWaiting(handover)
    await forget()
    onSaved(kind, handover.id)
  }

  return (
    <div className="handover-form" ref={form}>
      <LastHandover last={last} />
      <MileageField
        km={draft.km}
        hint={
          isAsPrefilled
            ? texts.asReturned(whenWords(last.at))
            : newest
              ? texts.lastKm(newest.km, whenWords(newest.at))
              : ''
        }
        wrong={kmWrong(km, newest?.km ?? 0, pressed)}
        canBeSure={km === 'low' || km === 'high'}
        onKm={(next) => change({ km: next, sure: false })}
        onSure={() => change({ sure: true })}
      />
      <FuelChoice
        fuel={draft.fuel}
        before={last?.fuel ?? null}
        wrong={pressed && judgement.fuel ? texts.fuelNeeded : undefined}
        onFuel={(fuel) => change({ fuel })}
      />
      <PhotoTiles photos={photos} onPhoto={addPhoto} />
      <DamagePart known={car.damages} added={draft.damages} onChange={(damages) => change({ damages })} />
      <section className="handover-part">
        <div className="handover-part-head">
          <h2>
            <label htmlFor="handover-remark">{texts.remarks}</label>
          </h2>
        </div>
        <textarea
          id="handover-remark"
          className="handover-text"
          rows={2}
          maxLength={MOST_REMARK}
          value={draft.remark}
          onChange={(event) => change({ remark: event.target.value })}
        />
      </section>
      {draft.objection !== null && (
        <section className="handover-part">
          <div className="handover-part-head">
            <h2>
              <label htmlFor="handover-objection">{texts.objection}</label>
            </h2>
            <span>{texts.objectionHint}</span>
          </div>
          <textarea
            id="handover-objection"
            className="handover-text"
            rows={3}
            maxLength={MOST_REMARK}
            value={draft.objection}
            onChange={(event) => change({ objection: event.target.value })}
          />
          {pressed && judgement.objection && (
            <p className="handover-wrong" role="alert">
              <WarningIcon />
              <span>{texts.objectionNeeded}</span>
            </p>
          )}
        </section>
      )}
      {isFull && (
        <p className="handover-wrong" role="alert">
          <WarningIcon />
          <span>{texts.tooManyWait}</span>
        </p>
      )}
      {askedPhotos && missing.length > 0 ? (
        <section className="handover-bar handover-ask" role="alert">
          <p>{texts.missing(missing.map((side) => sideWords[side]).join(', '))}</p>
          <Button onClick={() => void save(true)} disabled={saving}>
            {texts.withoutPhotos}
          </Button>
          <Button kind="primary" onClick={() => setAskedPhotos(false)}>
            {texts.addPhotos}
          </Button>
        </section>
      ) : (
        <AnswerBar
          kind={kind}
          canObject={kind === 'take' && last !== null}
          isObjecting={draft.objection !== null}
          saving={saving}
          onObject={(wanted) => change({ objection: wanted ? '' : null })}
          onSave={() => void save(false)}
        />
      )}
    </div>
  )
}

function kmWrong(km: ReturnType<typeof judged>['km'], newest: number, pressed: boolean): string | undefined {
  if (!pressed || !km) return undefined
  if (km === 'missing') return texts.kmNeeded
  return km === 'low' ? texts.kmLow(newest) : texts.kmHigh(newest)
}
