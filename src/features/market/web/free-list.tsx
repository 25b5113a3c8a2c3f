import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, call, isPassing } from '#platform/web/call.ts'
import { newUuid } from '#platform/web/request-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { takeFreeShift } from '../contract.ts'
import { marketTexts as texts } from '../texts.ts'
import { giveTexts } from '../texts-give.ts'
import { CostLines } from './cost-line.tsx'
import { forgetTap, keepTap, recallTap, type Tap } from './kept-tap.ts'
import { ShiftCard } from './shift-card.tsx'
import { type FreeShift, keyOf, slotWords } from './shown-slot.ts'
import { UndoBar } from './undo-bar.tsx'
import { useTaking } from './use-taking.ts'

interface FreeListProps {
  /** A paper of the driver's has run out, which is told above: there is nothing to look for again. */
  readonly isBarred?: boolean
  readonly free: readonly FreeShift[]
  /** Whether a shift is the driver's own by now. */
  readonly isOwn: (shift: FreeShift) => boolean
  /** What is free, and what is the driver's own, may be otherwise by now. */
  readonly onChanged: () => void
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
}

const NOT_ANSWERED: CallFailure = { status: 0, code: 'not_reached', msg: '' }

/** The session had ended when it was tapped. */
const NOT_COUNTED: CallFailure = { status: 401, code: 'login_required', msg: texts.notCounted }

type Outcome =
  | { readonly kind: 'sending' }
  | { readonly kind: 'yours'; readonly reg: string }
  | { readonly kind: 'failed'; readonly failure: CallFailure; readonly tap: Tap }

/** The free shifts, each taken by one tap that five seconds can undo. */
export function FreeList({ isBarred = false, free, isOwn, onChanged, onLocked }: FreeListProps) {
  /** What was taken here stays in sight, though it is free no more. */
  const [touched, setTouched] = useState<ReadonlyMap<string, FreeShift>>(new Map())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const { toast, announce } = useAnnouncer()

  const put = useCallback((shift: FreeShift, outcome: Outcome) => {
    setTouched((before) => new Map(before).set(keyOf(shift), shift))
    setOutcomes((before) => new Map(before).set(keyOf(shift), outcome))
  }, [])
  const book = useCallback(
    async (tap: Tap) => {
      const { shift, requestId } = tap
      const { date } = shift
      put(shift, { kind: 'sending' })
      keepTap(tap)
      const result = await call(takeFreeShift, { date, shift: shift.shift }, { requestId, keepalive: true })
      if (!result.ok && result.failure.status === 401) {
        keepTap(tap, true)
        return onLocked()
      }
      if (result.ok || !isPassing(result.failure)) forgetTap()
      if (!result.ok) {
        put(shift, { kind: 'failed', failure: result.failure, tap })
        if (result.failure.status !== 0) onChanged()
        return
      }
      put(shift, { kind: 'yours', reg: result.value.reg })
      toast(texts.booked(slotWords(shift)))
      onChanged()
    },
    [onChanged, onLocked, put, toast],
  )
  const { pending, take, undo } = useTaking<Tap>((tap) => void book(tap))

  const looked = useRef(false)
  // A tap whose page was left before the answer came.
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    const tap = recallTap()
    if (!tap) return
    if (tap.isLocked) return put(tap.shift, { kind: 'failed', failure: NOT_COUNTED, tap })
    if (tap.isMeant) return void book(tap)
    forgetTap()
    if (!isOwn(tap.shift)) put(tap.shift, { kind: 'failed', failure: NOT_ANSWERED, tap })
  }, [book, isOwn, put])

  const listed = listOf(free, touched)
  if (listed.length === 0) return isBarred ? null : <Note text={texts.none} />
  const withCar = listed.filter(({ car }) => car !== null)
  const later = listed.filter(({ car }) => car === null)
  const card = (shift: FreeShift) => {
    const outcome = outcomes.get(keyOf(shift))
    const isPending = pending !== undefined && keyOf(pending.shift) === keyOf(shift)
    return (
      <ShiftCard
        key={keyOf(shift)}
        shift={shift}
        isYours={isPending || outcome?.kind === 'yours'}
        act={
          isPending ? (
            <Yours word={texts.soonYours} />
          ) : (
            <Act
              shift={shift}
              outcome={outcome}
              isFree={free.some((each) => keyOf(each) === keyOf(shift))}
              onTake={() => take({ shift, requestId: newUuid() })}
              onAgain={(tap) => void book(tap)}
            />
          )
        }
      >
        {shift.asked && !isPending && outcome?.kind !== 'yours' && (
          <p className="market-line">{giveTexts.officeAsks}</p>
        )}
        {outcome?.kind !== 'yours' && <CostLines costs={shift.costs} />}
        {outcome?.kind === 'failed' && !isPending && (
          <p className="market-wrong" role="alert">
            {outcome.failure.status === 0 ? texts.notSent : outcome.failure.msg}
          </p>
        )}
      </ShiftCard>
    )
  }
  return (
    <>
      {withCar.length > 0 && <ul className="market-list">{withCar.map(card)}</ul>}
      {later.length > 0 && (
        <>
          <p className="market-later">{texts.carLater}</p>
          <ul className="market-list">{later.map(card)}</ul>
        </>
      )}
      {pending && (
        <UndoBar
          key={keyOf(pending.shift)}
          what={slotWords(pending.shift)}
          onUndo={() => {
            undo()
            announce(texts.undone)
          }}
        />
      )}
    </>
  )
}

interface ActProps {
  readonly shift: FreeShift
  readonly outcome: Outcome | undefined
  readonly isFree: boolean
  readonly onTake: () => void
  readonly onAgain: (tap: Tap) => void
}

function Act({ shift, outcome, isFree, onTake, onAgain }: ActProps) {
  if (outcome?.kind === 'sending') return <p role="status">{texts.sending}</p>
  if (outcome?.kind === 'yours') return <Yours word={texts.yours} />
  if (outcome?.kind === 'failed' && (outcome.failure.status === 0 || outcome.failure === NOT_COUNTED))
    return (
      <Button onClick={() => onAgain(outcome.tap)}>
        {outcome.failure === NOT_COUNTED ? texts.take : texts.again}
      </Button>
    )
  if (!isFree) return null
  return (
    <Button aria-label={texts.takeNamed(slotWords(shift))} onClick={onTake}>
      {texts.take}
    </Button>
  )
}

function Yours({ word }: { readonly word: string }) {
  return (
    <p className="market-mine">
      <CheckIcon /> <span>{word}</span>
    </p>
  )
}

function Note({ text }: { readonly text: string }) {
  return (
    <div className="notice">
      <p>{text}</p>
    </div>
  )
}

/** What is free, and what was tapped here, in the order of time. */
function listOf(free: readonly FreeShift[], touched: ReadonlyMap<string, FreeShift>): readonly FreeShift[] {
  const all = new Map([...touched, ...free.map((shift) => [keyOf(shift), shift] as const)])
  return [...all.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}
