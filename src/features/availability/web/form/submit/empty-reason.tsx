import { useId } from 'react'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { EMPTY_REASONS, REASON_WITH_TEXT } from '../../../texts.ts'
import { submitTexts } from './submit-texts.ts'

interface EmptyReasonProps {
  readonly reason: string | null
  readonly onReason: (reason: string) => void
  readonly reasonText: string
  readonly onReasonText: (text: string) => void
  readonly problems: { readonly reason?: string; readonly reasonText?: string }
}

/** Why nothing is chosen (Spec 1 §3, §5). */
export function EmptyReason({ reason, onReason, reasonText, onReasonText, problems }: EmptyReasonProps) {
  const errorId = useId()
  return (
    <fieldset className="reasons" {...(problems.reason ? { 'aria-describedby': errorId } : {})}>
      <legend className="field-label">{submitTexts.reason}</legend>
      {EMPTY_REASONS.map((candidate, at) => (
        <label className="check" key={candidate}>
          <input
            type="radio"
            name="reason"
            checked={reason === candidate}
            onChange={() => onReason(candidate)}
            {...(problems.reason ? { 'aria-invalid': true } : {})}
          />
          <span>{submitTexts.reasons[at]}</span>
        </label>
      ))}
      {problems.reason && (
        <p className="field-error" id={errorId}>
          {problems.reason}
        </p>
      )}
      {reason === REASON_WITH_TEXT && (
        <TextField
          label={submitTexts.reasonText}
          name="reasonText"
          maxLength={500}
          value={reasonText}
          onText={onReasonText}
          error={problems.reasonText}
        />
      )}
    </fieldset>
  )
}
