import { Select, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { formatPhone, hasOwnPrefix, normalizePhone } from '#kernel/phone.ts'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#platform/pure/languages.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { focusFirstWrong, showInForm, tellInFields } from '#platform/web/admin-ui/form-failure.ts'
import { changesOf } from '#platform/web/admin-ui/fresh-values.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addDriver, editDriver, getDriver, listDrivers } from '../contract.ts'
import { listFormerDrivers } from '../contract-former.ts'
import { readNewDriver } from '../domain/new-driver.ts'
import { driverTexts } from '../texts.ts'
import { driverListTexts } from '../texts-list.ts'

export interface EditedDriver {
  readonly id: string
  readonly fullName: string
  /** E.164 */
  readonly phone: string
  readonly email: string
  readonly language: Language | null
}

interface DriverModalProps {
  /** Without one a driver is added. */
  readonly driver?: EditedDriver
  onClose(): void
}

/**
 * The 'Add driver' form (Spec 2 §5), and the same for a change: what is missing is told in a dialog, what is
 * wrong beside its field.
 */
export function DriverModal({ driver, onClose }: DriverModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [telling, setTelling] = useState(false)
  const save = useSaving(driver?.id)
  const form = useForm({
    initialValues: {
      fullName: driver?.fullName ?? '',
      phone: driver ? typed(driver.phone) : '',
      email: driver?.email ?? '',
      language: driver?.language ?? null,
    },
    validate: (values) => {
      const read = readNewDriver(values)
      return read.ok ? {} : Object.fromEntries(read.error.map((field) => [field, driverTexts[field]]))
    },
  })

  const send = form.onSubmit(
    async (values) => {
      setFailure(undefined)
      const result = await save.run(values, changesOf(form, values))
      if (!result.ok) {
        if (result.failure.code !== 'phone_taken') return setFailure(showInForm(form, result.failure))
        return tellInFields(form, { phone: result.failure.msg })
      }
      const name = values.fullName.trim()
      const returned = 'returned' in result.value && result.value.returned
      const added = returned ? driverListTexts.returned(name) : driverListTexts.added(name)
      toastDone(driver ? driverListTexts.edited : added)
      onClose()
    },
    (_errors, values) => {
      if (values.fullName.trim() && values.phone.trim()) return focusFirstWrong()
      setTelling(true)
      void tellInDialog(driverListTexts.failureTitle, driverTexts.incomplete).then(() => setTelling(false))
    },
  )

  return (
    <FormDialog
      form={form}
      held={telling}
      onClose={onClose}
      title={driver ? driverListTexts.editOne(driver.fullName) : driverListTexts.add}
      failure={failure}
      save={driver ? driverListTexts.save : driverListTexts.add}
      busy={save.busy}
      onSubmit={send}
    >
      <TextInput
        label={driverListTexts.fullName}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('fullName')}
      />
      <TextInput
        label={driverListTexts.phone}
        description={driver ? driverListTexts.newPhone : undefined}
        type="tel"
        autoComplete="off"
        {...(hasOwnPrefix(form.values.phone) ? {} : POLISH_PREFIX)}
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={driverListTexts.email}
        description={driver ? driverListTexts.emailChange : driverListTexts.emailHint}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Select
        label={driverListTexts.language}
        description={driverListTexts.languageHint}
        placeholder={driverListTexts.noLanguage}
        data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        clearable
        value={form.values.language}
        onChange={(language) => form.setFieldValue('language', isLanguage(language) ? language : null)}
      />
    </FormDialog>
  )
}

/** Stands fixed before the field until another country's prefix is typed (D45). */
const POLISH_PREFIX = {
  leftSection: (
    <Text span size="sm" c="dimmed">
      +48
    </Text>
  ),
  leftSectionWidth: 48,
} as const

interface Typed {
  fullName: string
  phone: string
  email: string
  language: Language | null
}

function useSaving(id: string | undefined) {
  const add = useAct(addDriver, { refreshes: [listDrivers, listFormerDrivers], showsFailure: true })
  const edit = useAct(editDriver, {
    refreshes: [listDrivers, getDriver, listFormerDrivers],
    showsFailure: true,
  })
  return {
    busy: add.busy || edit.busy,
    /**
     * @param changes what of them was typed otherwise: a phone that a colleague has corrected meanwhile
     * stays
     */
    run: (values: Typed, changes: Partial<Typed>) =>
      id === undefined ? add.run(values) : edit.run({ id, ...changes }),
  }
}

/** As it would be typed beside the +48. */
function typed(phone: string): string {
  const known = normalizePhone(phone)
  return known ? formatPhone(known) : phone
}
