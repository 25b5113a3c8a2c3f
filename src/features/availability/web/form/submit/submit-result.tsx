import { OfficeLine, useSendsLetters } from '#features/settings/web/public-driver.tsx'
import { baseShift, type ShiftOption } from '#kernel/shift.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { CheckIcon, WarningIcon } from '#platform/web/ui/icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import { STATE_NAMES } from '../form-texts.ts'
import { ownFormTexts } from '../own/own-texts.ts'
import type { Stored } from './submission-codec.ts'
import { submitTexts } from './submit-texts.ts'

interface SubmitResultProps {
  readonly stored: Stored
  readonly isEmpty: boolean
  /** What was sent before was changed (D51). */
  readonly edited?: boolean
  /** Who has a session of the own calendar needs no PIN. */
  readonly hasPin?: boolean
  /** `do soboty, …`: until then it may be changed; undefined where the office does that. */
  readonly until: string | undefined
  readonly onClose: () => void
}

/** What was stored, and which choices became reserve (D5). */
export function SubmitResult(props: SubmitResultProps) {
  const { stored, isEmpty, edited = false, hasPin = false, until, onClose } = props
  const sendsLetters = useSendsLetters()
  return (
    <Dialog
      title={submitTexts.doneTitle}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {submitTexts.close}
        </Button>
      }
    >
      <div className="notice notice-good result-notice" role="status">
        <CheckIcon />
        <p>{edited ? editedSentence(stored) : sentenceOf(stored, isEmpty, { hasPin, sendsLetters })}</p>
      </div>
      {stored.waiting && !sendsLetters && <OfficeLine />}
      {stored.late && stored.days.length > 0 && (
        <div className="notice result-notice">
          <WarningIcon />
          <p>{submitTexts.late}</p>
        </div>
      )}
      {!stored.late && stored.changed.length > 0 && (
        <div className="notice result-notice">
          <WarningIcon />
          <p>{submitTexts.changed(stored.changed.length)}</p>
        </div>
      )}
      {until && !stored.late && !stored.waiting && <p>{ownFormTexts.changeable(until)}</p>}
      {stored.days.length > 0 && (
        <>
          <h3 className="result-heading">
            {stored.waiting || stored.late ? submitTexts.asked : submitTexts.stored}
          </h3>
          <ul className="result-list">
            {stored.days.map(({ date, option }) => (
              <li key={date}>
                <span>
                  <span>{spokenDate(date)}</span>
                  {stored.changed.includes(date) && <small>{changeOf(option)}</small>}
                </span>
                <Pill of={option} word={STATE_NAMES[option]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function editedSentence({ confirmation, letterWaits }: Stored): string {
  return confirmation && !letterWaits ? ownFormTexts.saved : ownFormTexts.savedWithoutLetter
}

function sentenceOf(
  { confirmation, toKnownAddress, waiting, letterWaits }: Stored,
  isEmpty: boolean,
  { hasPin, sendsLetters }: { readonly hasPin: boolean; readonly sendsLetters: boolean },
): string {
  if (waiting) return sendsLetters ? submitTexts.waitsForOffice : submitTexts.waitsForOfficeUntold
  if (!confirmation || (letterWaits && hasPin)) return submitTexts.doneWithoutLetter
  if (letterWaits) return submitTexts.doneLetterWaits
  if (toKnownAddress) return submitTexts.doneToKnownAddress
  return isEmpty ? submitTexts.doneEmpty : submitTexts.done
}

function changeOf(to: ShiftOption): string {
  return submitTexts.changedTo(STATE_NAMES[baseShift(to) ?? to], STATE_NAMES[to])
}
