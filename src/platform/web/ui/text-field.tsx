import { type InputHTMLAttributes, useId } from 'react'
import './text-field.css'

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  /** The sentence that says what is wrong; it is shown and read out. */
  readonly error?: string | undefined
  /** Stands under the field always. */
  readonly note?: string
  /** Stands fixed before what is typed. */
  readonly fixedStart?: string
}

export function TextField({ label, value, onText, error, note, fixedStart, ...input }: TextFieldProps) {
  const id = useId()
  const described = [error ? `${id}-error` : '', note ? `${id}-note` : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error ? 'field-box field-wrong' : 'field-box'}>
        {fixedStart && <span className="field-fixed">{fixedStart}</span>}
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onText(event.target.value)}
          {...(error ? { 'aria-invalid': true } : {})}
          {...(described ? { 'aria-describedby': described } : {})}
        />
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
