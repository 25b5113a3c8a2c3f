import { useEffect, useState } from 'react'
import { behindPrefix } from '#kernel/phone.ts'
import type { Slot } from '#kernel/slot.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { listFreeShifts } from '../../contract.ts'
import type { AddShiftProps } from './add-shift-props.ts'
import { addShiftTexts, slotInWords } from './add-shift-texts.ts'
import { bookShifts } from './book-shifts.ts'
import type { Contact } from './contact.ts'
import { ContactStep } from './contact-step.tsx'
import { addedDaysOnWire, goneFromDetails, slotFromWire, slotKey } from './free-shift-codec.ts'
import { type FreeShift, ShiftStep } from './shift-step.tsx'
import './add-shift.css'

interface Booked extends Slot {
  readonly reg: string
}

/** 'Dodaj zmianę': free shifts first, then who takes them (Spec 1 §2, D15). */
export function AddShiftModal({ onBooked, onLocked, onClose }: AddShiftProps) {
  const [free, setFree] = useState<readonly FreeShift[]>()
  const [failure, setFailure] = useState<CallFailure>()
  const [chosen, setChosen] = useState<readonly Slot[]>([])
  const [step, setStep] = useState<'shifts' | 'contact'>('shifts')
  const [notice, setNotice] = useState<readonly string[]>([])
  const [booked, setBooked] = useState<readonly Booked[]>()
  const [contact, setContact] = useState<Contact>({ fullName: '', email: '', phone: '' })

  async function load() {
    setFailure(undefined)
    const result = await call(listFreeShifts, {})
    if (!result.ok) return result.failure.status === 401 ? locked() : setFailure(result.failure)
    const shifts = result.value.data.flatMap((shift): FreeShift[] => {
      const slot = slotFromWire(shift)
      return slot ? [{ ...slot, isWeekend: shift.isWeekend, free: shift.free }] : []
    })
    setFree(shifts)
    const still = new Set(shifts.map(slotKey))
    setChosen((before) => before.filter((slot) => still.has(slotKey(slot))))
  }

  function locked() {
    onClose()
    onLocked()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens.
  useEffect(() => void load(), [])

  /** Answers the failure that the second step has to show, if it is one of its own. */
  async function book(): Promise<CallFailure | undefined> {
    const result = await bookShifts({
      fullName: contact.fullName.trim(),
      email: contact.email.trim(),
      phone: behindPrefix(contact.phone),
      addedDays: addedDaysOnWire(chosen),
    })
    if (result.ok) {
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
      void load()
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
        setNotice([])
        setStep('contact')
      }}
      onClose={onClose}
    />
  ) : (
    <ContactStep
      chosen={chosen}
      contact={contact}
      onContact={setContact}
      onBook={book}
      onBack={() => setStep('shifts')}
      onClose={onClose}
    />
  )
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
