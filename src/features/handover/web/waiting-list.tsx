import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { handoverTexts as texts } from '../texts.ts'
import { sideWords } from '../texts-words.ts'
import type { Waiting } from './keep/use-waiting.ts'
import { forgetWaiting, isKeptSafely, keepWaiting, type WaitingHandover } from './keep/waiting.ts'
import { whenWords } from './when.ts'
import './waiting-list.css'

interface WaitingListProps {
  readonly waiting: Waiting
  /** Of the driver who is logged in; empty where nobody is. */
  readonly me: string
}

/** What has not arrived yet, and what the server would not have, each with what to do about it. */
export function WaitingList({ waiting, me }: WaitingListProps) {
  const own = waiting.all.filter((each) => each.me === me || me === '')
  const isOthers = own.length < waiting.all.length
  if (waiting.all.length === 0) return null
  return (
    <section className="handover-waiting" aria-label={texts.waitsHere} role="status">
      {own.map((each) => (
        <OneWaiting key={each.id} waiting={each} state={waiting} />
      ))}
      {isOthers && <p>{texts.waitsOther}</p>}
    </section>
  )
}

function OneWaiting({ waiting, state }: { readonly waiting: WaitingHandover; readonly state: Waiting }) {
  const { id, reg, input, refused, refusedPhotos, arrived, photos } = waiting
  const [asked, setAsked] = useState(false)
  const isOdd = refused?.code === 'km_low' || refused?.code === 'km_high'
  const left = Object.keys(photos).length
  return (
    <div className="handover-card handover-wait">
      <p>
        <b>{texts.title[input.kind]}</b> <b translate="no">{reg}</b> <span>{whenWords(input.doneAt)}</span>
      </p>
      {refused ? (
        <p className="handover-refused">
          <b>{texts.refused}</b> <span>{refused.msg}</span>
        </p>
      ) : refusedPhotos?.length && left === 0 ? (
        <p className="handover-refused">
          {texts.photoRefused(refusedPhotos.map((side) => sideWords[side]).join(', '))}
        </p>
      ) : (
        <p>
          <b>{state.sending ? texts.sending : texts.waitsHere}</b>{' '}
          <span>
            {!isKeptSafely(id) ? texts.notKept : state.last === 'login' ? texts.waitsLogin : texts.waitsWhy}
          </span>
          {arrived && left > 0 && <span>{` ${texts.waitsPhotos(left)}`}</span>}
        </p>
      )}
      <div className="handover-acts">
        {isOdd && (
          <Button
            onClick={() => {
              const { refused: _, ...rest } = waiting
              void keepWaiting({ ...rest, input: { ...input, sure: true } }).then(() => state.send())
            }}
          >
            {texts.kmSure}
          </Button>
        )}
        {!refused && !refusedPhotos?.length && (
          <Button disabled={state.sending} onClick={() => void state.send()}>
            {texts.sendNow}
          </Button>
        )}
        {refused || refusedPhotos?.length ? (
          asked ? (
            <>
              <span>{texts.dropSure}</span>
              <Button onClick={() => setAsked(false)}>{texts.keep}</Button>
              <Button onClick={() => void forgetWaiting(id)}>{texts.drop}</Button>
            </>
          ) : (
            <Button kind="quiet" onClick={() => setAsked(true)}>
              {texts.drop}
            </Button>
          )
        ) : null}
      </div>
    </div>
  )
}
