import { NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { GroundingPart } from '#features/board/repair/web/public.tsx'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { rentalFormTexts } from '#features/fleet/rentals/texts-office.ts'
import { REMOVAL_REASONS, type RemovalReason } from '#features/removals/domain/public.ts'
import { REMOVAL_REASON_TEXTS, removedTexts } from '#features/removals/texts.ts'
import { slotWithDate } from '#features/roster/texts-slots.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { flowTexts, spanTexts } from '../texts-flow.ts'
import classes from './happening.module.css'
import { type Facts, RENTAL_FIELDS, type Span } from './use-facts.ts'

const REASONS = REMOVAL_REASONS.map((value) => ({ value, label: REMOVAL_REASON_TEXTS[value] }))

interface FactsPartProps {
  readonly week: WeekOnBoard
  readonly facts: Facts
  /** Refused, by the fields' names. */
  readonly errors: Readonly<Record<string, string>>
}

/** From when till when, why, and what else there is to say of it. */
export function FactsPart({ week, facts, errors }: FactsPartProps) {
  const { kind, carId, driverId, change } = facts
  return (
    <div className={classes.fields}>
      <WhenPart week={week} facts={facts} />
      {kind === 'rental' ? <RentalPart facts={facts} errors={errors} /> : null}
      {driverId !== undefined ? <WhyPart facts={facts} errors={errors} /> : null}
      {carId !== undefined && facts.grounds ? <GroundingPart off={facts.off} /> : null}
      <Textarea
        label={flowTexts.note}
        description={flowTexts.noteHint}
        maxLength={500}
        autosize
        minRows={1}
        value={facts.note}
        onChange={({ currentTarget: { value } }) => change({ note: value })}
      />
    </div>
  )
}

function WhenPart({ week, facts }: Pick<FactsPartProps, 'week' | 'facts'>) {
  const { kind, span, from, to, change } = facts
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => ({
    value: String(slot),
    label: slotWithDate(week.week, slot),
  }))
  const select = (label: string, side: 'from' | 'to', value: number) => (
    <NativeSelect
      label={label}
      value={String(value)}
      data={slots}
      onChange={({ currentTarget }) => change({ [side]: Number(currentTarget.value) })}
    />
  )
  if (kind === 'returned') return select(flowTexts.since, 'from', from)
  if (kind === 'rental')
    return (
      <div>
        {select(spanTexts.from, 'from', from)}
        <p className={classes.quiet}>{flowTexts.rentalEnd}</p>
      </div>
    )
  return (
    <>
      <SegmentedControl
        fullWidth
        classNames={{ label: classes.span ?? '' }}
        aria-label={spanTexts.when}
        value={span}
        onChange={(value) => change({ span: value as Span })}
        data={[
          { value: 'shift', label: spanTexts.shift },
          { value: 'rest', label: spanTexts.rest },
          { value: 'range', label: spanTexts.range },
        ]}
      />
      {span === 'range' ? (
        <div className={classes.pair}>
          {select(spanTexts.from, 'from', from)}
          {select(spanTexts.to, 'to', to)}
        </div>
      ) : (
        <p className={classes.when}>
          {facts.first === facts.last
            ? slotWithDate(week.week, facts.first)
            : `${slotWithDate(week.week, facts.first)} – ${slotWithDate(week.week, facts.last)}`}
        </p>
      )}
    </>
  )
}

function WhyPart({ facts, errors }: Pick<FactsPartProps, 'facts' | 'errors'>) {
  const { removal, reasonText, change } = facts
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (errors.reason) words.current?.focus()
  }, [errors.reason])
  return (
    <>
      <NativeSelect
        label={removedTexts.reason}
        description={removedTexts.whoSees}
        value={removal}
        data={REASONS}
        onChange={({ currentTarget: { value } }) => change({ removal: value as RemovalReason })}
      />
      {removal === 'other' ? (
        <Textarea
          ref={words}
          label={flowTexts.reasonText}
          maxLength={500}
          autosize
          minRows={1}
          value={reasonText}
          error={errors.reason}
          onChange={({ currentTarget: { value } }) => change({ reasonText: value })}
        />
      ) : null}
    </>
  )
}

function RentalPart({ facts, errors }: Pick<FactsPartProps, 'facts' | 'errors'>) {
  const { rental, change } = facts
  return (
    <fieldset className={classes.pair} aria-label={flowTexts.rental}>
      {RENTAL_FIELDS.map((field) => (
        <TextInput
          key={field}
          label={rentalFormTexts[field]}
          autoComplete="off"
          {...(field === 'mileage_start' ? { inputMode: 'numeric' } : {})}
          value={rental[field] ?? ''}
          error={errors[field]}
          onChange={({ currentTarget: { value } }) => change({ rental: { ...rental, [field]: value } })}
        />
      ))}
    </fieldset>
  )
}
