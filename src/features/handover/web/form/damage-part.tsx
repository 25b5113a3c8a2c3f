import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { MOST_NEW_DAMAGES } from '../../domain/handover.ts'
import { zoneAt } from '../../domain/zone.ts'
import { handoverTexts as texts } from '../../texts.ts'
import { damageWords, zoneWords } from '../../texts-words.ts'
import { CarDrawing } from '../drawing.tsx'
import { dateOf, dateWords } from '../when.ts'
import { DamageDialog } from './damage-dialog.tsx'
import type { NewDamage } from './draft.ts'
import type { ShownCar } from './shown-car.ts'

type Known = ShownCar['damages'][number]

interface DamagePartProps {
  readonly known: readonly Known[]
  readonly added: readonly NewDamage[]
  readonly onChange: (added: readonly NewDamage[]) => void
}

/** Damage on a drawing of the car: what is known, and what the driver has found. */
export function DamagePart({ known, added, onChange }: DamagePartProps) {
  const [asked, setAsked] = useState<{ readonly x: number; readonly y: number } | 'list'>()
  const isFull = added.length >= MOST_NEW_DAMAGES
  const ask = (x: number, y: number) => !isFull && setAsked({ x, y })
  const marks = [
    ...known.map(({ id, x, y }) => ({ id, x, y, state: 'known' as const })),
    ...added.map(({ id, x, y }) => ({ id, x, y, state: 'new' as const })),
  ]
  return (
    <section className="handover-part">
      <div className="handover-part-head">
        <h2>{texts.damages}</h2>
        <span>{isFull ? texts.mostDamages : texts.tapCar}</span>
      </div>
      <div className="handover-card">
        <div className="handover-drawing">
          <CarDrawing marks={marks} onTap={ask} />
        </div>
        {marks.length === 0 && <p className="handover-line handover-quiet">{texts.noDamages}</p>}
        {added.map((damage, index) => (
          <p key={damage.id} className="handover-line">
            <span className="handover-number handover-number-new">{known.length + index + 1}</span>
            <span>
              <b>{texts.newDamage}</b> <span>{damageLine(damage)}</span>
            </span>
            <Button
              kind="quiet"
              aria-label={texts.removeNamed(damageLine(damage))}
              onClick={() => onChange(added.filter(({ id }) => id !== damage.id))}
            >
              {texts.remove}
            </Button>
          </p>
        ))}
        {known.map((damage, index) => (
          <p key={damage.id} className="handover-line handover-quiet">
            <span className="handover-number">{index + 1}</span>
            <span>{`${damageLine(damage)}, ${dateWords(dateOf(damage.notedAt))}`}</span>
          </p>
        ))}
        <p className="handover-line">
          <Button kind="quiet" disabled={isFull} onClick={() => setAsked('list')}>
            {texts.addFromList}
          </Button>
        </p>
      </div>
      {asked && (
        <DamageDialog
          at={asked === 'list' ? undefined : asked}
          onAdd={(damage) => {
            onChange([...added, damage])
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

/** `rysa, drzwi tylne lewe: przy klamce` */
function damageLine({ x, y, kind, remark }: Pick<Known, 'x' | 'y' | 'kind' | 'remark'>): string {
  return `${damageWords[kind]}, ${zoneWords[zoneAt(x, y)]}${remark === '' ? '' : `: ${remark}`}`
}
