import { hasOwnPrefix } from '#kernel/phone.ts'
import { TextField } from './text-field.tsx'
import { EMAIL_TEXT, FULL_NAME_TEXT, PHONE_TEXT } from './texts.ts'

/** Who somebody says to be, as typed. */
export interface TypedPerson {
  readonly fullName: string
  readonly email: string
  /** Without the +48 that stands before it, or another country's with its own prefix. */
  readonly phone: string
}

interface PersonFieldsProps {
  readonly person: TypedPerson
  readonly onText: (field: keyof TypedPerson, text: string) => void
  readonly problems: Partial<Record<keyof TypedPerson, string>>
  /** Those that are asked for; all unless told. */
  readonly fields?: readonly (keyof TypedPerson)[]
}

const ALL = ['fullName', 'email', 'phone'] as const

/**
 * Name, e-mail and phone, as every form of the drivers asks for them; the phone's prefix is fixed (Spec 1 §5)
 * until another one is typed (D45).
 */
export function PersonFields({ person, onText, problems, fields = ALL }: PersonFieldsProps) {
  const field = (name: keyof TypedPerson) => ({
    value: person[name],
    onText: (text: string) => onText(name, text),
    error: problems[name],
    required: true,
  })
  return (
    <>
      {fields.includes('fullName') && (
        <TextField
          {...field('fullName')}
          label={FULL_NAME_TEXT}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={100}
        />
      )}
      {fields.includes('email') && (
        <TextField
          {...field('email')}
          label={EMAIL_TEXT}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
        />
      )}
      {fields.includes('phone') && (
        <TextField
          {...field('phone')}
          label={PHONE_TEXT}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={24}
          {...(hasOwnPrefix(person.phone) ? {} : { fixedStart: '+48' })}
        />
      )}
    </>
  )
}
