import { useId, useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { deviceInstant } from '#platform/web/device-clock.ts'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { HANDOVER_KINDS, type HandoverKind } from '../domain/handover.ts'
import { handoverDue } from '../domain/which-now.ts'
import { handoverTexts as texts } from '../texts.ts'
import { HandoverForm } from './form/handover-form.tsx'
import type { Shown, ShownCar } from './form/shown-car.ts'
import type { Waiting } from './keep/use-waiting.ts'
import { dateWords, whenWords } from './when.ts'
import './handover-pick.css'

interface HandoverDeskProps {
  readonly shown: Shown
  readonly waiting: Waiting
}

interface Choice {
  readonly car: ShownCar
  readonly kind: HandoverKind
}

/** The car that is most probably meant, and the others to choose from. */
export function HandoverDesk({ shown, waiting }: HandoverDeskProps) {
  const [chosen, setChosen] = useState<string>()
  const [saved, setSaved] = useState<{ readonly id: string; readonly kind: HandoverKind }>()
  const id = useId()
  const cars = shown.cars.map((car) => ({ ...car, shown: car, done: doneOf(car, waiting) }))
  const open = cars.flatMap((car): Choice[] =>
    HANDOVER_KINDS.filter((kind) => !car.done.includes(kind)).map((kind) => ({ car: car.shown, kind })),
  )
  const due = handoverDue(cars, deviceInstant())
  const choice =
    open.find((each) => keyOf(each) === chosen) ??
    (due && open.find((each) => keyOf(each) === keyOf({ car: due.shift.shown, kind: due.kind })))
  const waitsForOffice = shown.unplanned.some(({ id, standing }) => id === saved?.id && standing === 'waits')
  return (
    <>
      {saved && (
        <p className="notice notice-good handover-saved" role="status">
          <CheckIcon />
          <span>
            <span>{texts.done[saved.kind]}</span> {waitsForOffice && <span>{texts.unplanned.waits}</span>}
          </span>
        </p>
      )}
      {cars.map((car) => (
        <DoneLines key={`${car.date}${car.shift}${car.vehicle}`} car={car.shown} />
      ))}
      {shown.unplanned.map((each) => (
        <UnplannedLine key={each.id} unplanned={each} />
      ))}
      {open.length > 1 && choice && (
        <div className="field">
          <label htmlFor={id}>{texts.whatNow}</label>
          <div className="handover-pick">
            <select
              id={id}
              className="handover-select"
              value={keyOf(choice)}
              onChange={(event) => {
                setSaved(undefined)
                setChosen(event.target.value)
              }}
            >
              {open.map((each) => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {choiceWords(each)}
                </option>
              ))}
            </select>
            <span className="handover-select handover-picked" aria-hidden="true">
              {choiceWords(choice)}
            </span>
          </div>
        </div>
      )}
      {choice && (
        <header className="handover-car">
          <div>
            <h2>{texts.title[choice.kind]}</h2>
            <p>{[shiftWords(choice.car), choice.car.parking].filter(Boolean).join(' · ')}</p>
          </div>
          <b className="handover-plate" translate="no">
            {choice.car.reg}
          </b>
        </header>
      )}
      {choice ? (
        <HandoverForm
          key={keyOf(choice)}
          car={choice.car}
          kind={choice.kind}
          me={shown.me}
          waiting={waiting.all.length}
          onSaved={(kind, id) => {
            setSaved({ id, kind })
            setChosen(undefined)
            scrollTo({ top: 0 })
            void waiting.send()
          }}
        />
      ) : (
        <div className="notice">
          <p>{cars.length === 0 ? texts.none : texts.allDone}</p>
        </div>
      )}
    </>
  )
}

function DoneLines({ car }: { readonly car: ShownCar }) {
  return car.done.map(({ id, kind, at }) => (
    <p key={id} className="handover-done">
      <CheckIcon />
      <span>
        <b translate="no">{car.reg}</b> <span>{texts.doneAt[kind](whenWords(at))}</span>
      </span>
    </p>
  ))
}

/** Of a car that the week gives to somebody else: it counts once the office says so. */
function UnplannedLine({ unplanned }: { readonly unplanned: Shown['unplanned'][number] }) {
  const { kind, reg, at, standing } = unplanned
  return (
    <p className="handover-done">
      <CheckIcon />
      <span>
        <b translate="no">{reg}</b> <span>{texts.doneAt[kind](whenWords(at))}</span>{' '}
        <span>{texts.unplanned[standing]}</span>
      </span>
    </p>
  )
}

/** What the server has, and what is on its way to it. */
function doneOf(car: ShownCar, { all }: Waiting): readonly HandoverKind[] {
  const onWay = all.filter(
    ({ input, refused }) =>
      !refused && input.vehicle === car.vehicle && input.date === car.date && input.shift === car.shift,
  )
  return [...car.done.map(({ kind }) => kind), ...onWay.map(({ input }) => input.kind)]
}

function keyOf({ car, kind }: Choice): string {
  return `${car.date} ${car.shift} ${car.vehicle} ${kind}`
}

function choiceWords({ car, kind }: Choice): string {
  return `${texts.title[kind]}: ${car.reg}, ${shiftWords(car)}`
}

function shiftWords({ date, shift }: ShownCar): string {
  return `${dateWords(date as CalendarDate)}, ${shift === 'day' ? texts.day : texts.night}`
}
