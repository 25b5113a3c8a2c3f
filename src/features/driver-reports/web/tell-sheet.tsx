import { type FormEvent, Fragment, useEffect, useId, useRef, useState } from 'react'
import { useOfficeContact } from '#features/settings/web/public-driver.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { PhoneIcon } from '#platform/web/ui/icons.tsx'
import {
  beginsAt,
  comesAt,
  FEWEST_MINUTES,
  isWhole,
  LONGEST_TEXT,
  MOST_MINUTES,
  REPORT_KINDS,
} from '../domain/report.ts'
import { tellTexts } from '../texts-driver.ts'
import { reportFailures } from '../texts-failures.ts'
import { reportPhotoTexts } from '../texts-photos.ts'
import { sheetTexts as texts } from '../texts-sheet.ts'
import { keepTyped, photosOf, type Told, typedReport } from './pending-report.ts'
import { forgetLoosePhotos } from './photos/kept-photos.ts'
import { PhotoPart } from './photos/photo-part.tsx'
import type { TellSheetProps } from './tell-props.ts'
import './tell-sheet.css'

const CHOICES = [10, 20, 40] as const
/** Where 'Więcej' begins. */
const MORE = 60

/** 'Co się stało?': says what the office will get before it is sent. */
export function TellSheet({ of, carWaits, onSend, onClose }: TellSheetProps) {
  const { who, date, shift, reg, words } = of
  const [told, setTold] = useState<Told>(() => startOf(of))
  const latest = useRef(told)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const office = useOfficeContact()
  const id = useId()
  const start = `${beginsAt(of)}:00`
  const { kind, minutes, drives, text } = told

  // Of a shift before, or taken back: their photos are nobody's any more.
  useEffect(() => {
    keepTyped(who, latest.current)
    void forgetLoosePhotos()
  }, [who])

  // Kept at once: a photo that was made smaller while the sheet closed is there when it opens again.
  const change = (part: Partial<Told>) => {
    latest.current = { ...latest.current, ...part }
    keepTyped(who, latest.current)
    setProblem('')
    setTold(latest.current)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = isBusy ? reportPhotoTexts.busy : problemOf(told)
    setProblem(wrong)
    if (wrong === '') onSend({ ...told, date, shift })
  }

  return (
    <Dialog
      title={tellTexts.title}
      onClose={onClose}
      staysOnTapBeside
      footer={
        <>
          {office && (
            <a className="button tell-call" href={office.href}>
              <PhoneIcon />
              <span>{texts.call}</span>
            </a>
          )}
          <Button kind="primary" type="submit" form={id} className="tell-send">
            {kind === 'late' && isFit(minutes) ? texts.sendLate(comesAt(of, minutes)) : texts.send}
          </Button>
        </>
      }
    >
      <form id={id} className="tell" onSubmit={submit} noValidate>
        <p className="tell-of">
          <span>{words}</span> <span translate="no">{`· ${reg}`}</span>
        </p>
        <fieldset>
          <legend className="hidden-text">{tellTexts.title}</legend>
          {REPORT_KINDS.map((each) => (
            <Fragment key={each}>
              <label className="tell-kind" data-chosen={each === kind || undefined}>
                <span>
                  <b>{tellTexts.kinds[each]}</b>
                  <small>{each === 'late' ? texts.howLate(start) : texts.hints[each]}</small>
                </span>
                <input
                  type="radio"
                  name="kind"
                  value={each}
                  checked={each === kind}
                  onChange={() =>
                    change({ kind: each, ...(each === 'late' ? { minutes: minutes ?? 20 } : {}) })
                  }
                />
              </label>
              {each === 'late' && kind === each && (
                <HowLate start={start} minutes={minutes} onMinutes={(next) => change({ minutes: next })} />
              )}
              {each === 'car' && kind === each && (
                <>
                  <DoesItDrive drives={drives} onDrives={(next) => change({ drives: next })} />
                  <PhotoPart
                    ids={photosOf(told)}
                    replaces={carWaits}
                    onAdded={(added) => change({ photos: [...photosOf(latest.current), added] })}
                    onRemoved={(gone) =>
                      change({ photos: photosOf(latest.current).filter((each) => each !== gone) })
                    }
                    onBusy={setIsBusy}
                  />
                </>
              )}
            </Fragment>
          ))}
        </fieldset>
        <label className="field-label" htmlFor={`${id}-text`}>
          {texts.text}
        </label>
        <textarea
          id={`${id}-text`}
          className="tell-text"
          rows={2}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <div className="tell-preview">
          <p>
            <span>{texts.willGet}</span> <b translate="no">{`${who}, ${reg}`}</b>
            <span>{`, ${whatOf(told, of, start)}.`}</span>
          </p>
          {text?.trim() ? <p className="tell-quote">{text.trim()}</p> : null}
          <p>{texts.nothingMoves}</p>
        </div>
        <p className="field-error" role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  )
}

interface DoesItDriveProps {
  readonly drives: boolean | undefined
  readonly onDrives: (drives: boolean) => void
}

function DoesItDrive({ drives, onDrives }: DoesItDriveProps) {
  return (
    <fieldset className="tell-choices">
      <legend>{texts.drives}</legend>
      {[true, false].map((each) => (
        <label key={String(each)} data-chosen={drives === each || undefined}>
          <input type="radio" name="drives" checked={drives === each} onChange={() => onDrives(each)} />
          <span>{each ? texts.yes : texts.no}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface HowLateProps {
  readonly start: string
  readonly minutes: number | undefined
  readonly onMinutes: (minutes: number | undefined) => void
}

function HowLate({ start, minutes, onMinutes }: HowLateProps) {
  const [isMore, setIsMore] = useState(!CHOICES.some((each) => each === minutes))
  return (
    <fieldset className="tell-choices">
      <legend className="hidden-text">{texts.howLate(start)}</legend>
      {CHOICES.map((each) => (
        <label key={each} data-chosen={(!isMore && minutes === each) || undefined}>
          <input
            type="radio"
            name="minutes"
            checked={!isMore && minutes === each}
            onChange={() => {
              setIsMore(false)
              onMinutes(each)
            }}
          />
          <span>{tellTexts.minutes(each)}</span>
        </label>
      ))}
      <label data-chosen={isMore || undefined}>
        <input
          type="radio"
          name="minutes"
          checked={isMore}
          onChange={() => {
            setIsMore(true)
            onMinutes(MORE)
          }}
        />
        <span>{texts.more}</span>
      </label>
      {isMore && (
        <label className="tell-more">
          <span>{texts.moreLabel}</span>
          <input
            type="number"
            inputMode="numeric"
            min={FEWEST_MINUTES}
            max={MOST_MINUTES}
            value={minutes ?? ''}
            onChange={({ target }) =>
              onMinutes(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
            }
          />
        </label>
      )}
    </fieldset>
  )
}

function startOf({ who, date, shift }: TellSheetProps['of']): Told {
  const typed = typedReport(who)
  // Typed of another shift, it may not be true of this one.
  if (typed?.date === date && typed.shift === shift) return typed
  return { kind: 'late', date, shift, minutes: 20, text: '' }
}

function isFit(minutes: number | undefined): minutes is number {
  return Number.isInteger(minutes) && Number(minutes) >= FEWEST_MINUTES && Number(minutes) <= MOST_MINUTES
}

function problemOf(told: Told): string {
  if (told.kind === 'late' && !isFit(told.minutes)) return reportFailures.minutes
  return isWhole(told) ? '' : reportFailures.incomplete
}

function whatOf(told: Told, of: TellSheetProps['of'], start: string): string {
  const { kind, minutes, drives } = told
  if (kind === 'ill') return texts.ill
  if (kind === 'car') {
    const what = drives === undefined ? tellTexts.kinds.car : drives ? texts.carDrives : texts.carStands
    const count = photosOf(told).length
    return count === 0 ? what : `${what}, ${reportPhotoTexts.willGet(count)}`
  }
  return kind === 'late' && isFit(minutes) ? texts.late(comesAt(of, minutes), start) : tellTexts.kinds[kind]
}
