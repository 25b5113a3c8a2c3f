import { Badge, Button, Group, Modal, NativeSelect, Radio, SegmentedControl, Textarea } from '@mantine/core'
import { useId, useMemo, useRef, useState } from 'react'
import type { PendingGrounding } from '#features/board/work/domain/public.ts'
import { whyEmptyText } from '#features/board/work/texts-reasons.ts'
import { MoveList } from '#features/board/work/web/public.tsx'
import { type BoardView, nameOf } from '#features/board/work/web/public-view.ts'
import type { Disruption, RepairFacts } from '#features/planning/domain/public.ts'
import { type Proposal, proposeRepairs, whyEmpty } from '#features/planning/domain/public.ts'
import { REMOVAL_REASONS, type RemovalReason } from '#features/removals/domain/public.ts'
import { REMOVAL_REASON_TEXTS, removedTexts } from '#features/removals/texts.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'
import { slotName } from '#features/roster/texts-slots.ts'
import { keyInSlot, SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { costWords, proposalTitle, repairTexts } from '../texts.ts'
import { GroundingPart, useGrounding } from './grounding-part.tsx'
import type { RemovalWhy } from './removal/use-removals.ts'
import classes from './repair-dialog.module.css'

/** Who or what is out, and the slot in which that was said. */
export type Out =
  | {
      readonly kind: 'driver-out'
      readonly driverId: string
      readonly slot: number
      /** To begin with, for all the rest of the week. */
      readonly untilEnd?: boolean
    }
  | { readonly kind: 'car-out'; readonly carId: string; readonly slot: number }

interface RepairDialogProps {
  readonly out: Out
  readonly view: BoardView
  readonly facts: RepairFacts
  readonly busy: boolean
  /** Why the reason of the removal was not kept. */
  readonly failure: CallFailure | undefined
  onClose(): void
  /** @param grounding of a car that is taken off with it */
  onApply(proposal: Proposal | undefined, why: RemovalWhy, grounding: PendingGrounding | undefined): void
}

type Span = 'shift' | 'rest' | 'range'

const SLOT_CHOICES = Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => ({
  value: String(slot),
  label: slotName(slot),
}))

const REASONS = REMOVAL_REASONS.map((value) => ({ value, label: REMOVAL_REASON_TEXTS[value] }))

/**
 * A driver is ill or a car is broken: when, and up to three ways to go on, each with its moves and what it
 * costs.
 */
export function RepairDialog({ out, view, facts, busy, failure, onClose, onApply }: RepairDialogProps) {
  useFocusBack()
  const { week, board } = view
  const [reason, setReason] = useState<RemovalReason>('sick')
  const [reasonText, setReasonText] = useState('')
  const [lacksText, setLacksText] = useState(false)
  const [span, setSpan] = useState<Span>(out.kind === 'driver-out' && !out.untilEnd ? 'shift' : 'rest')
  const [range, setRange] = useState({ from: out.slot, to: SLOTS_IN_WEEK - 1 })
  const [chosen, setChosen] = useState(0)
  const to = { shift: out.slot, rest: SLOTS_IN_WEEK - 1, range: range.to }[span]
  const from = span === 'range' ? range.from : out.slot
  const proposals = useMemo(() => {
    const disruption: Disruption =
      out.kind === 'driver-out'
        ? { kind: out.kind, driverId: out.driverId, from, to }
        : { kind: out.kind, carId: out.carId, from, to }
    return proposeRepairs(facts, board, disruption)
  }, [out, facts, board, from, to])
  const proposal = proposals[chosen] ?? proposals[0]
  const carId = out.kind === 'car-out' ? out.carId : undefined
  const subject = out.kind === 'driver-out' ? nameOf(week, out.driverId) : week.carsById.get(out.carId)?.reg
  const off = useGrounding(week, carId, from, to)
  const textField = useRef<HTMLTextAreaElement>(null)
  const apply = () => {
    const described = reason === 'other' ? reasonText.trim() : ''
    if (out.kind === 'driver-out' && reason === 'other' && described === '') {
      setLacksText(true)
      textField.current?.focus()
    } else if (proposal || off.grounding) onApply(proposal, { reason, reasonText: described }, off.grounding)
  }
  const choose = (change: () => void) => {
    change()
    setChosen(0)
  }
  const ends = (side: 'from' | 'to') => (
    <NativeSelect
      label={repairTexts[side]}
      value={String(range[side])}
      data={SLOT_CHOICES}
      onChange={({ currentTarget: { value } }) =>
        choose(() => setRange((known) => ({ ...known, [side]: Number(value) })))
      }
    />
  )
  const title = out.kind === 'driver-out' ? repairTexts.driverOut : repairTexts.carOut
  return (
    <Modal opened onClose={onClose} size="xl" title={`${title.replace('…', '')}: ${subject ?? ''}`}>
      <SegmentedControl
        fullWidth
        classNames={{ label: classes.span ?? '' }}
        aria-label={repairTexts.when}
        value={span}
        onChange={(value) => choose(() => setSpan(value as Span))}
        data={[
          { value: 'shift', label: repairTexts.thisShift },
          { value: 'rest', label: repairTexts.restOfWeek },
          { value: 'range', label: repairTexts.range },
        ]}
      />
      {span === 'range' ? (
        <div className={classes.range}>
          {ends('from')}
          {ends('to')}
        </div>
      ) : null}
      <p className={classes.when}>{from === to ? slotName(from) : `${slotName(from)} – ${slotName(to)}`}</p>
      {out.kind === 'driver-out' ? (
        <NativeSelect
          label={removedTexts.reason}
          description={removedTexts.whoSees}
          value={reason}
          data={REASONS}
          onChange={({ currentTarget: { value } }) => setReason(value as RemovalReason)}
        />
      ) : null}
      {out.kind === 'driver-out' && reason === 'other' ? (
        <Textarea
          label={removedTexts.reasonText}
          maxLength={500}
          autosize
          minRows={2}
          mt="xs"
          value={reasonText}
          error={lacksText ? removedTexts.reasonTextNeeded : undefined}
          ref={textField}
          onChange={({ currentTarget: { value } }) => {
            setReasonText(value)
            setLacksText(false)
          }}
        />
      ) : null}
      <p role="status" className={proposals.length > 0 ? classes.unseen : classes.nothing}>
        {proposals.length > 0
          ? `${repairTexts.proposals}: ${proposals.length}`
          : from > to
            ? repairTexts.endBeforeStart
            : out.kind === 'driver-out'
              ? repairTexts.nothingForDriver
              : repairTexts.nothingForCar}
      </p>
      {proposal ? (
        <>
          <Proposals
            proposals={proposals}
            carIsOut={carId !== undefined}
            chosen={proposals.indexOf(proposal)}
            onChoose={setChosen}
          />
          <h3 className={classes.title}>{repairTexts.moves}</h3>
          <MoveList week={week} moves={proposal.moves} />
          <Preview view={view} facts={facts} outCar={carId} proposal={proposal} />
        </>
      ) : null}
      {carId !== undefined ? <GroundingPart off={off} /> : null}
      <p className={classes.note}>{repairTexts.oneStep}</p>
      <FailureAlert failure={failure} />
      <Group justify="flex-end" gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {repairTexts.cancel}
        </Button>
        <Button
          disabled={!(proposal || off.grounding) || (carId !== undefined && off.isWrong)}
          loading={busy}
          onClick={apply}
        >
          {repairTexts.apply}
        </Button>
      </Group>
    </Modal>
  )
}

interface ProposalsProps {
  readonly proposals: readonly Proposal[]
  readonly carIsOut: boolean
  readonly chosen: number
  onChoose(index: number): void
}

function Proposals({ proposals, carIsOut, chosen, onChoose }: ProposalsProps) {
  const id = useId()
  return (
    <Radio.Group
      label={repairTexts.proposals}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
      className={classes.proposals}
    >
      {proposals.map(({ kind, costs }, index) => (
        <Radio
          key={`${id} ${kind}`}
          value={String(index)}
          className={classes.proposal}
          data-autofocus={index === 0 || undefined}
          label={
            <>
              <b>{proposalTitle(kind, carIsOut)}</b>{' '}
              {index === 0 && proposals.length > 1 ? (
                <Badge size="sm" variant="light">
                  {repairTexts.best}
                </Badge>
              ) : null}
              <span className={classes.costs}>{costWords(costs).join(' · ')}</span>
            </>
          }
        />
      ))}
    </Radio.Group>
  )
}

interface PreviewProps {
  readonly view: BoardView
  readonly facts: RepairFacts
  /** The car that is out. */
  readonly outCar: string | undefined
  readonly proposal: Proposal
}

/** The cells as they are and as they would be; beside a seat that stays empty, why. */
function Preview({ view: { week, board }, facts, outCar, proposal }: PreviewProps) {
  const cells = changedCells(board, proposal.board)
  if (cells.length === 0) return null
  const driver = (id: string | undefined) => (id === undefined ? repairTexts.nobody : nameOf(week, id))
  return (
    <>
      <h3 className={classes.title}>{repairTexts.preview}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keys too */}
      <section className={classes.preview} tabIndex={0} aria-label={repairTexts.preview}>
        <table>
          <thead>
            <tr>
              <th scope="col">{repairTexts.shift}</th>
              <th scope="col">{repairTexts.car}</th>
              <th scope="col">{repairTexts.before}</th>
              <th scope="col">{repairTexts.after}</th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ slot, carId, was, is }) => (
              <tr key={keyInSlot(slot, carId)}>
                <th scope="row">{slotName(slot)}</th>
                <td>{week.carsById.get(carId)?.reg}</td>
                <td>{driver(was)}</td>
                <td data-empty={is === undefined ? '' : undefined}>
                  <span>{driver(is)}</span>
                  {is === undefined && carId !== outCar && !facts.blocked[slot]?.has(carId) ? (
                    <small>
                      {whyEmptyText(whyEmpty(facts, proposal.board, slot), (id) => nameOf(week, id))}
                    </small>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

interface ChangedCell {
  readonly slot: number
  readonly carId: string
  readonly was: string | undefined
  readonly is: string | undefined
}

function changedCells(before: WeekPlan, after: WeekPlan): ChangedCell[] {
  return after.flatMap(({ cars }, slot) => {
    const were = before[slot]?.cars ?? new Map<string, string>()
    if (were === cars) return []
    return [...new Set([...were.keys(), ...cars.keys()])].flatMap((carId) => {
      const [was, is] = [were.get(carId), cars.get(carId)]
      return was === is ? [] : [{ slot, carId, was, is }]
    })
  })
}
