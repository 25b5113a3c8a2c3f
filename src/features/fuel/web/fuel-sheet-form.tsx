import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { addDays, type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { checkLine, checkPrice, costOf } from './checked-lines.ts'
import type { TypedLine } from './draft.ts'
import { fuelPageTexts as texts } from './fuel-texts.ts'
import { OddModal } from './odd-modal.tsx'
import { inPln } from './pln.ts'
import { ShiftColumn } from './shift-column.tsx'
import type { ShownLine, TypedPrices } from './shown-line.ts'
import { UnsentDates } from './unsent-dates.tsx'
import { useFuelSheet } from './use-fuel-sheet.ts'

interface FuelSheetFormProps {
  readonly today: string | undefined
  /** The session has ended; what is typed stays. */
  onLocked(): void
}

/** Above this many drivers there is something to search in. */
const MANY = 12

/** Date, prices and the two columns. */
export function FuelSheetForm({ today, onLocked }: FuelSheetFormProps) {
  const sheet = useFuelSheet()
  const { loading, lines, prices, load, type } = sheet
  const [dateText, setDateText] = useState(() => yesterdayOf(today))
  const [search, setSearch] = useState('')
  const [problems, setProblems] = useState<Partial<Record<Shift, string>>>({})
  const [saving, setSaving] = useState<Shift>()
  const [odd, setOdd] = useState<{ readonly shift: Shift; readonly lines: readonly ShownLine[] }>()
  const { toast } = useAnnouncer()
  const date = fullDate(dateText)
  const perLitre = useMemo(
    () => ({ petrol: checkPrice(prices.petrol), gas: checkPrice(prices.gas) }),
    [prices],
  )

  const told = useCallback(
    (failure: CallFailure | undefined) => {
      if (failure?.status === 401) onLocked()
    },
    [onLocked],
  )
  const { form, results, goOn } = useGoingOn(loading.kind)
  const fetch = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!date) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) return wrong.focus()
    setProblems({})
    goOn()
    told(await load(date))
  }
  const open = async (text: string) => {
    setDateText(text)
    const next = fullDate(text)
    if (!next) return
    setProblems({})
    told(await load(next))
  }
  /** Once a list is shown, another date brings its own (Spec 2 §7). */
  const changeDate = async (text: string) => {
    if (loading.kind === 'nothing') setDateText(text)
    else await open(text)
  }

  /** What stood in the way is being mended. */
  const typeOn = useCallback(
    (key: string, line: TypedLine) => {
      setProblems((before) => (Object.keys(before).length > 0 ? {} : before))
      type(key, line)
    },
    [type],
  )

  const send = async (shift: Shift, chosen: readonly ShownLine[]) => {
    setOdd(undefined)
    setSaving(shift)
    const failure = await sheet.send(shift, chosen)
    setSaving(undefined)
    told(failure)
    setProblems({ [shift]: failure && sentenceOf(failure) })
    if (!failure) toast(texts.saved(chosen.length))
  }

  const save = async (shift: Shift) => {
    const chosen = lines.filter((line) => line.shift === shift && line.unsent)
    const problem = whyNotSent(chosen, prices)
    if (problem) {
      for (const { key, ticked, typed } of chosen)
        if (ticked && !checkLine(typed).entry) sheet.tick(key, false)
      setSearch('')
      return setProblems({ [shift]: problem })
    }
    // A tick says that the row was looked at.
    const doubtful = chosen.filter(({ typed, ticked }) => !ticked && checkLine(typed).odd.length > 0)
    if (doubtful.length > 0) return setOdd({ shift, lines: doubtful })
    await send(shift, chosen)
  }

  return (
    <>
      <form ref={form} className="fuel-form" noValidate onSubmit={(event) => void fetch(event)}>
        <TextField
          label={texts.date}
          type="date"
          value={dateText}
          onText={(text) => void changeDate(text)}
          {...(today ? { max: today } : {})}
        />
        <TextField
          label={texts.petrolPrice}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={prices.petrol}
          onText={(text) => sheet.setPrice('petrol', text)}
          error={checkPrice(prices.petrol) === undefined ? texts.badPrice : undefined}
        />
        <TextField
          label={texts.gasPrice}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={prices.gas}
          onText={(text) => sheet.setPrice('gas', text)}
          error={checkPrice(prices.gas) === undefined ? texts.badPrice : undefined}
        />
        <Button kind="primary" type="submit" disabled={!date || loading.kind === 'loading'}>
          {loading.kind === 'loading' ? texts.fetching : texts.fetch}
        </Button>
      </form>
      <UnsentDates
        key={loading.kind}
        except={loading.kind === 'nothing' ? undefined : date}
        onOpen={(text) => void open(text)}
      />
      {loading.kind === 'nothing' && <p className="fuel-none">{texts.choose}</p>}
      {loading.kind === 'loading' && <Skeleton lines={5} label={texts.loading} />}
      {loading.kind === 'failed' && (
        <div className="notice notice-wrong" role="alert">
          <div>
            <p>{loading.failure.msg}</p>
            <Button onClick={() => void fetch()}>{texts.again}</Button>
          </div>
        </div>
      )}
      {loading.kind === 'shown' && !loading.day.generated && (
        <p className="fuel-none" role="status">
          {texts.notGenerated}
        </p>
      )}
      {loading.kind === 'shown' && (loading.day.generated || lines.length > 0) && (
        <>
          {lines.length > MANY && (
            <TextField label={texts.search} type="search" value={search} onText={setSearch} />
          )}
          <div ref={results} className="fuel-columns">
            {(['day', 'night'] as const).map((shift) => (
              <ShiftColumn
                key={`${loading.date} ${shift}`}
                shift={shift}
                lines={lines.filter((line) => line.shift === shift)}
                search={search}
                prices={perLitre}
                saving={saving !== undefined}
                problem={problems[shift]}
                onType={typeOn}
                onTick={sheet.tick}
                onForget={sheet.forget}
                onSave={(wanted) => void save(wanted)}
              />
            ))}
          </div>
          <p className="fuel-total">
            <span>{`${texts.costOfDay}:`}</span> <strong>{inPln(costOf(typedOf(lines), perLitre))}</strong>
          </p>
        </>
      )}
      {odd && (
        <OddModal
          lines={odd.lines}
          onClose={() => setOdd(undefined)}
          onSend={() =>
            void send(
              odd.shift,
              lines.filter((line) => line.shift === odd.shift && line.unsent),
            )
          }
        />
      )}
    </>
  )
}

/**
 * The list takes the button's place in what comes next: once it is there, the keyboard goes on at its first
 * heading, and where there is none, at the button again.
 */
function useGoingOn(kind: string) {
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (kind === 'loading' || !isAsked.current) return
    isAsked.current = false
    const button = form.current?.querySelector('button')
    if (document.activeElement !== document.body && document.activeElement !== button) return
    const next = results.current?.querySelector<HTMLElement>('h2') ?? button
    next?.focus()
  }, [kind])
  const goOn = () => {
    isAsked.current = true
  }
  return { form, results, goOn }
}

function sentenceOf({ status, fields, msg }: CallFailure): string {
  return status === 401 ? texts.locked : (Object.values(fields ?? {})[0] ?? msg)
}

/** A year typed by keyboard comes digit by digit, and `0002` is none yet. */
function fullDate(text: string): CalendarDate | undefined {
  return text >= '2001' ? parseDate(text) : undefined
}

function typedOf(lines: readonly ShownLine[]): readonly TypedLine[] {
  return lines.map(({ typed }) => typed)
}

/** The sentence that says what must be mended first; undefined where all is well. */
function whyNotSent(chosen: readonly ShownLine[], prices: TypedPrices): string | undefined {
  if (chosen.length === 0) return texts.nothingToSend
  const checked = chosen.map(({ typed }) => checkLine(typed))
  const wrong = checked.flatMap((line) => Object.values(line.wrong)).filter(Boolean).length
  const [petrol, gas] = [checkPrice(prices.petrol), checkPrice(prices.gas)]
  const wrongPrices = [petrol, gas].filter((price) => price === undefined).length
  if (wrong + wrongPrices > 0) return texts.mend(wrong + wrongPrices)
  const needs = (fuel: 'petrolMl' | 'gasMl') => checked.some(({ entry }) => (entry?.[fuel] ?? 0) > 0)
  if ((needs('petrolMl') && petrol === 0) || (needs('gasMl') && gas === 0)) return texts.priceMissing
  return undefined
}

/** Fuel is entered the day after. */
function yesterdayOf(today: string | undefined): string {
  const date = today === undefined ? undefined : parseDate(today)
  return date ? addDays(date, -1) : ''
}
