import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import {
  addReading,
  listHandovers,
  readCarFacts,
  readWaiting,
  setNextService,
} from '../../contract-office.ts'
import { MOST_KM } from '../../domain/mileage.ts'
import { handoverOfficeTexts as texts } from '../../texts-office.ts'
import classes from './handovers.module.css'

type Facts = OutputOf<typeof readCarFacts>
type Reading = Facts['readings'][number]

const REFRESHES = [readCarFacts, listHandovers, readWaiting]

interface MileagePanelProps {
  readonly carId: string
  readonly facts: Facts
}

/** Odometer readings, each correctable, and the next service by mileage. */
export function MileagePanel({ carId, facts: { readings, nextService } }: MileagePanelProps) {
  const newest = readings.find(({ corrected }) => !corrected)
  const add = useAct(addReading, { refreshes: REFRESHES, showsFailure: true })
  const set = useAct(setNextService, { refreshes: REFRESHES })
  return (
    <Panel title={texts.mileage} description={texts.mileageHint}>
      <p className={classes.lead}>
        <strong>{newest ? texts.newest(newest.km, dateAndTime(newest.at)) : texts.noReading}</strong>{' '}
        {nextService?.left != null ? (
          <span data-due={nextService.left <= 1000 || undefined} className={classes.due}>
            {texts.serviceLeft(nextService.left)}
          </span>
        ) : null}
      </p>
      <div className={classes.fields}>
        <KmForm
          label={texts.reading}
          act={texts.addReading}
          busy={add.busy}
          failure={add.failure}
          onKm={async (km, sure) => {
            const done = await add.run({ vehicle: carId, km, sure })
            if (done.ok) toastDone(texts.readingSaved)
            return done.ok
          }}
        />
        <KmForm
          key={nextService?.km ?? 'none'}
          label={texts.nextService}
          act={texts.setService}
          initial={nextService?.km}
          busy={set.busy}
          onKm={async (km) => {
            const done = await set.run({ vehicle: carId, km })
            if (done.ok) toastDone(texts.serviceSaved)
            return false
          }}
        />
        {nextService ? (
          <Button
            variant="default"
            loading={set.busy}
            onClick={() =>
              void set
                .run({ vehicle: carId, km: null })
                .then(({ ok }) => ok && toastDone(texts.serviceCleared))
            }
          >
            {texts.clearService}
          </Button>
        ) : null}
      </div>
      {readings.length > 0 ? (
        <details className={classes.more}>
          <summary>{texts.readings(readings.length)}</summary>
          <ul className={classes.list}>
            {readings.map((reading) => (
              <ReadingRow key={reading.id} carId={carId} reading={reading} />
            ))}
          </ul>
        </details>
      ) : null}
    </Panel>
  )
}

function ReadingRow({ carId, reading }: { readonly carId: string; readonly reading: Reading }) {
  const { id, km, at, source, author, driver, corrected, correction } = reading
  const [open, setOpen] = useState(false)
  const add = useAct(addReading, { refreshes: REFRESHES, showsFailure: true })
  const who = source === 'office' ? texts.readingOffice(author) : (driver?.fullName ?? texts.unknownDriver)
  return (
    <li className={classes.row}>
      <span className={corrected ? classes.former : undefined}>
        {texts.readingLine(km, dateAndTime(at), who)}
      </span>
      {corrected ? <span className={classes.quiet}>{texts.superseded}</span> : null}
      {correction ? <span className={classes.quiet}>{texts.correction}</span> : null}
      {!corrected && !open ? (
        <Button size="xs" variant="default" aria-label={texts.correctNamed(km)} onClick={() => setOpen(true)}>
          {texts.correct}
        </Button>
      ) : null}
      {open ? (
        <>
          <KmForm
            label={texts.correctTo}
            act={texts.save}
            busy={add.busy}
            failure={add.failure}
            onKm={async (right, sure) => {
              const done = await add.run({ vehicle: carId, km: right, corrects: id, sure })
              if (done.ok) {
                toastDone(texts.corrected)
                setOpen(false)
              }
              return done.ok
            }}
          />
          <Button variant="default" onClick={() => setOpen(false)}>
            {texts.cancel}
          </Button>
        </>
      ) : null}
    </li>
  )
}

interface KmFormProps {
  readonly label: string
  readonly act: string
  readonly initial?: number | undefined
  readonly busy: boolean
  /** Why the last try was not taken; an odd mileage is taken once somebody is sure of it. */
  readonly failure?: CallFailure | undefined
  /** @returns whether what was typed is done with */
  onKm(km: number, sure: boolean): Promise<boolean>
}

function KmForm({ label, act, initial, busy, failure, onKm }: KmFormProps) {
  const [typed, setTyped] = useState<number | string>(initial ?? '')
  const [tried, setTried] = useState<number>()
  const km = typed === '' ? Number.NaN : Number(typed)
  const fits = Number.isInteger(km) && km >= 0 && km <= MOST_KM
  const refused = !busy && tried === km ? failure : undefined
  const isAsked = refused?.code.startsWith('km_') ?? false
  return (
    <form
      className={classes.kmForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (!fits) return
        setTried(km)
        void onKm(km, isAsked).then((done) => done && setTyped(''))
      }}
    >
      <NumberInput
        label={label}
        value={typed}
        onChange={setTyped}
        thousandSeparator=" "
        allowDecimal={false}
        clampBehavior="none"
        hideControls
        w={210}
        error={typed !== '' && !fits ? texts.kmWrong : refused?.msg}
      />
      <Button type="submit" variant="default" loading={busy} disabled={!fits || km === initial}>
        {isAsked ? texts.sure : act}
      </Button>
    </form>
  )
}
