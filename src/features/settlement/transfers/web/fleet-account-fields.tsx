import { Button, Select, TextInput } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getTransferSettings } from '../contract-settings.ts'
import { BANK_PROFILES } from '../domain/bank-profile.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import classes from './transfers.module.css'

export type TypedAccount = OutputOf<typeof getTransferSettings>['accounts'][number]

interface FleetAccountFieldsProps {
  /** From 0. */
  readonly index: number
  readonly removable: boolean
  fieldProps(field: keyof TypedAccount): object
  onRemove(): void
}

const PROFILES = BANK_PROFILES.map(({ id }) => ({ value: id, label: texts.profiles[id] ?? id }))
const FORMATS = Object.entries(texts.formats).map(([value, label]) => ({ value, label }))
const LETTERS = Object.entries(texts.letters).map(([value, label]) => ({ value, label }))
const ENCODINGS = Object.entries(texts.encodings).map(([value, label]) => ({ value, label }))

/** One of the fleet's accounts, and how its bank takes a file. */
export function FleetAccountFields({ index, removable, fieldProps, onRemove }: FleetAccountFieldsProps) {
  const named = texts.accountOf(index + 1)
  return (
    <fieldset className={classes.fleetAccount} aria-label={named}>
      <TextInput label={texts.label} required maxLength={40} {...fieldProps('label')} />
      <TextInput
        label={texts.accountNumber}
        required
        maxLength={60}
        spellCheck={false}
        autoComplete="off"
        {...fieldProps('number')}
      />
      <Select label={texts.profile} allowDeselect={false} data={PROFILES} {...fieldProps('profile')} />
      <Select label={texts.format} allowDeselect={false} data={FORMATS} {...fieldProps('format')} />
      <Select
        label={texts.lettersField}
        placeholder={texts.lettersAs}
        clearable
        data={LETTERS}
        {...fieldProps('letters')}
      />
      <Select
        label={texts.encodingField}
        placeholder={texts.lettersAs}
        clearable
        data={ENCODINGS}
        {...fieldProps('encoding')}
      />
      {removable ? (
        <Button variant="subtle" color="red" aria-label={texts.removeAccountOne(named)} onClick={onRemove}>
          {texts.removeAccount}
        </Button>
      ) : null}
    </fieldset>
  )
}
