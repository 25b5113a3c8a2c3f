import { Select, Skeleton, Stack, Switch, Text, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { getFleetToday } from '#features/schedule/contract-fleet-today.ts'
import { DisplacedList } from '#features/schedule/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { LeftRows, ManyDialog } from '#platform/web/admin-ui/list/many-dialog.tsx'
import { listCarGroundings, listGroundings } from '../contract.ts'
import { groundMany, previewGroundingMany, removeGroundings } from '../contract-many.ts'
import { manyTexts as texts } from '../texts-many.ts'
import { groundingOfficeTexts } from '../texts-office.ts'
import classes from './grounding-dialog.module.css'
import type { GroundingCar } from './grounding-dialog.tsx'
import { type GroundingValues, judgeGrounding, newValues } from './grounding-values.ts'

type Preview = OutputOf<typeof previewGroundingMany>

interface GroundManyProps {
  readonly cars: readonly GroundingCar[]
  onClose(done: boolean): void
}

const SHIFTS = [SHIFT_ON_WIRE.day, SHIFT_ON_WIRE.night]
const CHANGED = [listCarGroundings, listGroundings, getFleetToday]

/** Many cars off for the same slots: which can't, and who changes places, is seen before it is saved. */
export function GroundMany({ cars, onClose }: GroundManyProps) {
  const [carIds] = useState(() => cars.map(({ id }) => id))
  const [values, setValues] = useState<GroundingValues>(() => newValues({ carId: carIds[0] ?? null }))
  const [preview, setPreview] = useState<Preview>()
  const looking = useAct(previewGroundingMany, { showsFailure: true })
  const acting = useAct(groundMany, { refreshes: CHANGED, showsFailure: true })
  const removing = useAct(removeGroundings, { refreshes: CHANGED, showsFailure: true })
  const { run: look } = looking
  const { dayStart, shiftStart, dayEnd, shiftEnd } = values
  const problems = judgeGrounding(values)
  const isSpan = Object.keys(problems).length === 0
  const span = JSON.stringify({ dayStart, shiftStart, dayEnd, shiftEnd })
  useEffect(() => {
    setPreview(undefined)
    if (!isSpan) return
    let isWanted = true
    void look({ carIds, ...(JSON.parse(span) as SpanOnWire) }).then((seen) => {
      if (isWanted && seen.ok) setPreview(seen.value)
    })
    return () => {
      isWanted = false
    }
  }, [look, carIds, span, isSpan])
  const change = (part: Partial<GroundingValues>) => setValues((before) => ({ ...before, ...part }))
  const leftRows = (left: Preview['left']) =>
    left.map(({ id, why }) => ({ name: cars.find((car) => car.id === id)?.reg ?? '', why: texts.why[why] }))
  return (
    <ManyDialog
      title={texts.groundTitle(cars.length)}
      act={texts.save}
      busy={acting.busy}
      disabled={!preview || preview.can === 0}
      isDirty={dayStart !== null || values.groundedReason !== ''}
      failure={acting.failure ?? looking.failure}
      onClose={onClose}
      run={async () => {
        const { groundedReason, notOnStation } = values
        const result = await acting.run({
          ...{ carIds, ...(JSON.parse(span) as SpanOnWire), groundedReason, notOnStation },
          seen: preview?.mark,
        })
        if (!result.ok) {
          // Others move by now than were shown: they are shown anew.
          const seen = await look({ carIds, ...(JSON.parse(span) as SpanOnWire) })
          if (seen.ok) setPreview(seen.value)
          return undefined
        }
        const { grounded, moved, left } = result.value
        return {
          done: texts.grounded(grounded.length, moved),
          left: leftRows(left),
          undo: grounded.length > 0 ? () => removing.run({ ids: grounded.map(({ id }) => id) }) : undefined,
        }
      }}
    >
      <Stack gap="sm">
        <div className={classes.slots}>
          <DateField
            first
            label={groundingOfficeTexts.dayStart}
            value={dayStart ?? undefined}
            onChange={(date) =>
              change({
                dayStart: date ?? null,
                ...(date && (!dayEnd || dayEnd < date) ? { dayEnd: date } : {}),
              })
            }
          />
          <Select
            label={groundingOfficeTexts.shiftStart}
            data={SHIFTS}
            allowDeselect={false}
            value={shiftStart}
            onChange={(shift) => change({ shiftStart: SHIFTS.find((one) => one === shift) ?? shiftStart })}
          />
          <DateField
            label={groundingOfficeTexts.dayEnd}
            value={dayEnd ?? undefined}
            onChange={(date) => change({ dayEnd: date ?? null })}
            error={dayStart ? problems.dayEnd : undefined}
          />
          <Select
            label={groundingOfficeTexts.shiftEnd}
            data={SHIFTS}
            allowDeselect={false}
            value={shiftEnd}
            onChange={(shift) => change({ shiftEnd: SHIFTS.find((one) => one === shift) ?? shiftEnd })}
            error={problems.shiftEnd}
          />
        </div>
        <Textarea
          label={groundingOfficeTexts.reason}
          placeholder={groundingOfficeTexts.reasonHint}
          maxLength={500}
          autosize
          minRows={2}
          value={values.groundedReason}
          onChange={(event) => change({ groundedReason: event.currentTarget.value })}
        />
        <Switch
          label={groundingOfficeTexts.notOnStation}
          checked={values.notOnStation}
          onChange={(event) => change({ notOnStation: event.currentTarget.checked })}
        />
        {preview ? (
          <div aria-live="polite">
            {preview.can === 0 ? <Text fw={600}>{texts.allLeft}</Text> : null}
            {preview.moves.length > 0 ? (
              <DisplacedList moves={preview.moves} />
            ) : preview.can > 0 ? (
              <Text size="sm">{texts.nobodyMoves}</Text>
            ) : null}
            {preview.left.length > 0 ? (
              <LeftRows title={texts.leftOut(preview.left.length)} rows={leftRows(preview.left)} />
            ) : null}
          </div>
        ) : isSpan && looking.busy ? (
          <Skeleton height={40} radius={8} role="status" aria-label={texts.checking} />
        ) : null}
      </Stack>
    </ManyDialog>
  )
}

interface SpanOnWire {
  readonly dayStart: string
  readonly shiftStart: GroundingValues['shiftStart']
  readonly dayEnd: string
  readonly shiftEnd: GroundingValues['shiftEnd']
}
