import { useEffect, useState } from 'react'
import { behindPrefix } from '#kernel/phone.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { recallPerson } from '#platform/web/person-memory.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { listFreeShifts } from '../../contract.ts'
import { obstacleText } from '../../texts-messages.ts'
import type { AddShiftProps } from './add-shift-props.ts'
import { addShiftTexts, slotInWords } from './add-shift-texts.ts'
import { bookShifts } from './book-shifts.ts'
import { type Contact, personOf } from './contact.ts'
import { ContactStep } from './contact-step.tsx'
import { addedDaysOnWire, goneFromDetails, slotFromWire } from './free-shift-codec.ts'
import { forgetPick, keepPick, NOBODY, recallPick, type TypedPick } from './pick-memory.ts'
import { refusedTogether } from './refused-together.ts'
import { type FreeShift, ShiftStep } from './shift-step.tsx'
import './add-shift.css'

interface Booked extends Slot {
  readonly reg: string
}

/** 'Dodaj zmianę': free shifts first, then who takes them (Spec 1 §2, D15). */
export function AddShiftModal({ isOwn = false, onBooked, onLocked, onClose }: AddShiftProps) {
  const [free, setFree] = useState<readonly FreeShift[]>()
  const [failure, setFailure] = useState<CallFailure>()
  const [chosen, setChosen] = useState<readonly Slot[]>([])
  const [step, setStep] = useState<'shifts' | 'contact'>('shifts')
  const [notice, setNotice] = useState<readonly string[]>([])
  const [booked, setBooked] = useState<readonly Booked[]>()
  const [remembered] = useState(recallPerson)
  const [typed, setTyped] = useState<Contact>()
  /** Whom an open session of this device belongs to. */
  const [owner, setOwner] = useState<Contact>()
  const [someoneElse, setSomeoneElse] = useState(false)
  const known = someoneElse ? undefined : owner
  const whose = owner?.phone ?? ''
  // The device may remember another than the one who has logged in.
  const contact = typed ?? (owner ? undefined : remembered) ?? NOBODY

  /** @param gone a list that is read at this moment may still name them */
  async function load(gone: ReadonlySet<string> = new Set()) {
    setFailure(undefined)
    const result = await call(listFreeShifts, {})
    if (!result.ok) return result.failure.status === 401 ? locked() : setFailure(result.failure)
    const shifts = result.value.data.flatMap((shift): FreeShift[] => {
      const slot = slotFromWire(shift)
      // With the fleet's PIN it may be for somebody else, whom the own shifts do not concern.
      const refusal = isOwn && shift.obstacle ? obstacleText(shift.obstacle) : undefined
      return slot && !gone.has(slotKey(slot))
        ? [{ ...slot, isWeekend: shift.isWeekend, free: shift.free, refusal }]
        : []
    })
    const { person } = result.value
    if (!free) takeUp(recallPick(person?.phone ?? ''))
    setFree(shifts)
    setOwner(person)
    const still = new Set(shifts.filter(({ refusal }) => refusal === undefined).map(slotKey))
    setChosen((before) => before.filter((slot) => still.has(slotKey(slot))))
  }

  function takeUp(kept: TypedPick | undefined) {
    setChosen(kept?.chosen ?? [])
    // In the own calendar there is nobody else to pick for.
    const before = isOwn && kept?.someoneElse ? undefined : typedBefore(kept)
    setTyped(before)
    setSomeoneElse(before !== undefined && kept?.someoneElse === true)
  }

  function putOwnerAside() {
    setSomeoneElse(true)
    setTyped(undefined)
  }

  function locked() {
    onClose()
    onLocked()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens.
  useEffect(() => void load(), [])

  useEffect(() => {
    if (free && !booked) keepPick({ whose, someoneElse, chosen, contact: typed ?? NOBODY })
  }, [free, booked, whose, someoneElse, chosen, typed])

  /** Answers the failure that the second step has to show, if it is one of its own. */
  async function book(): Promise<CallFailure | undefined> {
    const person = personOf(known, contact)
    const result = await bookShifts({
      fullName: person.fullName.trim(),
      email: person.email.trim(),
      phone: behindPrefix(person.phone),
      addedDays: addedDaysOnWire(chosen),
    })
    if (result.ok) {
      forgetPick()
      setBooked(
        result.value.booked.flatMap((shift): Booked[] => {
          const slot = slotFromWire(shift)
          return slot ? [{ ...slot, reg: shift.reg }] : []
        }),
      )
      onBooked()
      return undefined
    }
    if (result.failure.status === 401) {
      locked()
      return undefined
    }
    if (result.failure.code === 'gone') {
      const gone = new Set(goneFromDetails(result.failure.details).map(slotKey))
      const rest = chosen.filter((slot) => !gone.has(slotKey(slot)))
      setChosen(rest)
      setNotice([result.failure.msg, ...(rest.length > 0 ? [addShiftTexts.goneKept] : [])])
      setStep('shifts')
      void load(gone)
      return undefined
    }
    return result.failure
  }

  if (booked) return <BookedShifts booked={booked} onClose={onClose} />
  if (!free) {
    return (
      <Dialog title={addShiftTexts.title} onClose={onClose}>
        {failure ? (
          <>
            <p role="alert">{failure.msg}</p>
            <Button onClick={() => void load()}>{addShiftTexts.again}</Button>
          </>
        ) : (
          <Skeleton lines={4} label={addShiftTexts.loading} />
        )}
      </Dialog>
    )
  }
  return step === 'shifts' ? (
    <ShiftStep
      free={free}
      chosen={chosen}
      notice={notice}
      onChosen={setChosen}
      onNext={() => {
        const together = refusedTogether(chosen)
        setNotice(together === undefined ? [] : [together])
        if (together === undefined) setStep('contact')
      }}
      onClose={onClose}
    />
  ) : (
    <ContactStep
      chosen={chosen}
      known={known}
      {...(known && !isOwn ? { onSomeoneElse: putOwnerAside } : {})}
      contact={contact}
      onContact={setTyped}
      onBook={book}
      onBack={() => setStep('shifts')}
      onClose={onClose}
    />
  )
}

/** What was typed, where anything was. */
function typedBefore(kept: TypedPick | undefined): Contact | undefined {
  return kept && Object.values(kept.contact).some((text) => text !== '') ? kept.contact : undefined
}

function BookedShifts({
  booked,
  onClose,
}: {
  readonly booked: readonly Booked[]
  readonly onClose: () => void
}) {
  return (
    <Dialog
      title={addShiftTexts.doneTitle}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {addShiftTexts.close}
        </Button>
      }
    >
      <div className="notice notice-good" role="status">
        <CheckIcon />
        <div>
          <p>{addShiftTexts.doneLead}</p>
          <ul className="booked">
            {booked.map((shift) => (
              <li key={slotKey(shift)}>
                <b>{slotInWords(shift)}</b>
                {shift.reg !== '' && <span>{`, ${addShiftTexts.carOf(shift.reg)}`}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}
