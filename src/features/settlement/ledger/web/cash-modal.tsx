import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Purse } from '#features/settlement/domain/public.ts'
import { hundredths, typedHundredths } from '#features/settlement/web/public-numbers.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addPayIn, payOutInCash, readDriverLedger } from '../contract.ts'
import { ledgerTexts } from '../texts.ts'
import { ledgerFailures } from '../texts-failures.ts'

/** What a driver pays in; or what is paid out of a statement, up to what is left of it. */
export type CashOf =
  | { readonly kind: 'paid-in'; readonly purse: Purse }
  | { readonly kind: 'paid-out'; readonly statement: string; readonly grosze: number }

interface CashModalProps {
  readonly of: CashOf
  readonly driverId: string
  onClose(): void
}

export function CashModal({ of, driverId, onClose }: CashModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [doubted, setDoubted] = useState<Doubted>()
  const shared = { refreshes: [readDriverLedger], showsFailure: true }
  const paysIn = useAct(addPayIn, shared)
  const paysOut = useAct(payOutInCash, shared)
  const form = useForm<{ amount: string; inCash: boolean; note: string }>({
    initialValues: {
      amount: of.kind === 'paid-out' ? typedHundredths(of.grosze) : '',
      inCash: true,
      note: '',
    },
    validate: { amount: (amount) => (groszeOf(amount) > 0 ? null : ledgerFailures.amount) },
  })
  const submit = form.onSubmit(async ({ amount, inCash, note }) => {
    setFailure(undefined)
    // What was just asked about is another amount of its own; a changed one is asked about anew.
    const said = doubted?.grosze === groszeOf(amount) ? doubted.codes : []
    const told = {
      ...{ driverId, grosze: groszeOf(amount), note: note.trim() },
      again: said.includes('perhaps_twice'),
    }
    const result =
      of.kind === 'paid-in'
        ? await paysIn.run({ ...told, purse: of.purse, inCash, beyondDebt: said.includes('over_debt') })
        : await paysOut.run({ ...told, statement: of.statement })
    if (!result.ok) {
      const { code } = result.failure
      setDoubted(DOUBTS.includes(code) ? { grosze: told.grosze, codes: [...said, code] } : undefined)
      setFailure(showInForm(form, result.failure, { grosze: 'amount' }))
      return
    }
    const { receipt } = result.value
    toastDone(of.kind === 'paid-out' && receipt ? ledgerTexts.paidOut(receipt) : ledgerTexts.paidIn)
    onClose()
  })
  const grosze = groszeOf(form.values.amount)
  const save = of.kind === 'paid-in' ? ledgerTexts.payInNow(grosze) : ledgerTexts.payOutNow(grosze)
  return (
    <FormDialog
      form={form}
      title={titleOf(of)}
      onClose={onClose}
      failure={failure}
      save={doubted?.grosze === grosze ? yesTo(doubted) : save}
      busy={paysIn.busy || paysOut.busy}
      onSubmit={submit}
    >
      <TextInput
        label={ledgerTexts.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        data-autofocus
        {...form.getInputProps('amount')}
      />
      {of.kind === 'paid-in' ? (
        <Checkbox label={ledgerTexts.inCash} {...form.getInputProps('inCash', { type: 'checkbox' })} />
      ) : null}
      <TextInput label={ledgerTexts.note} maxLength={200} {...form.getInputProps('note')} />
    </FormDialog>
  )
}

/** What the server has asked about that amount, one after another: pressed again, it is a yes. */
interface Doubted {
  readonly grosze: number
  readonly codes: readonly string[]
}

const DOUBTS: readonly string[] = ['perhaps_twice', 'over_debt']

function yesTo({ codes }: Doubted): string {
  return codes.at(-1) === 'over_debt' ? ledgerTexts.beyondDebt : ledgerTexts.onceMore
}

function titleOf(of: CashOf): string {
  if (of.kind === 'paid-out') return ledgerTexts.payOutTitle(of.statement)
  return of.purse === 'own-car' ? ledgerTexts.payInApartTitle : ledgerTexts.payInTitle
}

/** 0 for what is no amount. */
function groszeOf(typed: string): number {
  return hundredths(typed) || 0
}
