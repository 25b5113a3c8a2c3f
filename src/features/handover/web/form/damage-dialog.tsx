import { useId, useState } from 'react'
import { newUuid } from '#platform/web/request-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { DAMAGE_KINDS, type DamageKind, MOST_DAMAGE_REMARK } from '../../domain/handover.ts'
import { ZONES, type Zone, zoneAt, zoneMiddle } from '../../domain/zone.ts'
import { handoverTexts as texts } from '../../texts.ts'
import { damageWords, zoneWords } from '../../texts-words.ts'
import type { NewDamage } from './draft.ts'

interface DamageDialogProps {
  /** Where the drawing was tapped; undefined where the part is chosen by its name. */
  readonly at: { readonly x: number; readonly y: number } | undefined
  readonly onAdd: (damage: NewDamage) => void
  readonly onClose: () => void
}

export function DamageDialog({ at, onAdd, onClose }: DamageDialogProps) {
  const id = useId()
  const tapped = at && zoneAt(at.x, at.y)
  const [zone, setZone] = useState<Zone>(tapped ?? 'front-bumper')
  const [kind, setKind] = useState<DamageKind>('scratch')
  const [remark, setRemark] = useState('')
  const place = at && zone === tapped ? at : zoneMiddle(zone)
  return (
    <Dialog
      title={texts.damage}
      onClose={onClose}
      staysOnTapBeside
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            kind="primary"
            onClick={() => onAdd({ id: newUuid(), ...place, kind, remark: remark.trim() })}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      <div className="handover-fields">
        <div className="field">
          <label htmlFor={`${id}-where`}>{texts.where}</label>
          <select
            id={`${id}-where`}
            className="handover-select"
            value={zone}
            onChange={(event) => setZone(event.target.value as Zone)}
          >
            {ZONES.map((each) => (
              <option key={each} value={each}>
                {zoneWords[each]}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="handover-kinds">
          <legend>{texts.what}</legend>
          {DAMAGE_KINDS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === each}
                onChange={() => setKind(each)}
                {...(each === 'scratch' ? { 'data-first': true } : {})}
              />
              <span>{damageWords[each]}</span>
            </label>
          ))}
        </fieldset>
        <TextField label={texts.more} value={remark} maxLength={MOST_DAMAGE_REMARK} onText={setRemark} />
      </div>
    </Dialog>
  )
}
