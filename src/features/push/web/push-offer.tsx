import { useEffect, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { isSharedDevice } from '#platform/web/own-things.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { endPush, getPushKey, subscribePush } from '../contract.ts'
import { askLeave, describedSubscription, pushManager, subscribeBy } from './phone-push.ts'
import { pushOfferTexts } from './push-texts.ts'

type State =
  /** Not known yet, or there is no place for messages in this browser. */
  | { readonly kind: 'none' }
  | { readonly kind: 'off'; readonly problem?: string }
  | { readonly kind: 'asking' }
  | { readonly kind: 'on' }
  | { readonly kind: 'refused' }

/**
 * Offers to tell of shifts on this phone. The browser asks only when the button is pressed; a phone that the
 * driver called somebody else's is offered nothing.
 */
export function PushOffer({ onLocked }: { readonly onLocked: () => void }) {
  const [state, setState] = useState<State>({ kind: 'none' })

  useEffect(() => {
    let isShown = true
    void presentState().then((present) => {
      if (isShown) setState(present)
    })
    return () => {
      isShown = false
    }
  }, [])

  async function turnOn() {
    setState({ kind: 'asking' })
    setState(
      await turnedOn(onLocked).catch(() => ({ kind: 'off', problem: pushOfferTexts.unanswered }) as const),
    )
  }

  async function turnOff() {
    const subscription = await (await pushManager())?.getSubscription()
    if (subscription) {
      const ended = await call(endPush, { address: subscription.endpoint })
      if (!ended.ok && ended.failure.status === 401) return onLocked()
      // Whether the server has heard it or not: the phone takes nothing any more.
      await subscription.unsubscribe().catch(() => undefined)
    }
    setState({ kind: 'off' })
  }

  if (state.kind === 'none') return null
  return (
    <section className="phone-calendar" aria-labelledby="push-offer">
      <h2 id="push-offer">{pushOfferTexts.title}</h2>
      <div role="status">
        <p>{leadOf(state)}</p>
      </div>
      {state.kind === 'off' && state.problem ? <p role="alert">{state.problem}</p> : null}
      <div className="phone-calendar-acts">
        {state.kind === 'on' ? (
          <Button kind="quiet" onClick={() => void turnOff()}>
            {pushOfferTexts.turnOff}
          </Button>
        ) : state.kind === 'refused' ? null : (
          <Button disabled={state.kind === 'asking'} onClick={() => void turnOn()}>
            {state.kind === 'asking' ? pushOfferTexts.turningOn : pushOfferTexts.turnOn}
          </Button>
        )}
      </div>
    </section>
  )
}

function leadOf({ kind }: State): string {
  if (kind === 'on') return pushOfferTexts.isOn
  return kind === 'refused' ? pushOfferTexts.refused : pushOfferTexts.lead
}

/** What the browser and the server say without anybody being asked; a session that is new goes on with it. */
async function presentState(): Promise<State> {
  if (isSharedDevice()) return { kind: 'none' }
  const manager = await pushManager().catch(() => undefined)
  if (!manager) return { kind: 'none' }
  if (Notification.permission === 'denied') return { kind: 'refused' }
  const subscription = await manager.getSubscription().catch(() => null)
  if (!subscription) return { kind: 'off' }
  const renewed = await call(subscribePush, { ...describedSubscription(subscription), renews: true })
  return { kind: renewed.ok && renewed.value.subscribed ? 'on' : 'off' }
}

async function turnedOn(onLocked: () => void): Promise<State> {
  const manager = await pushManager()
  if (!manager) return { kind: 'off', problem: pushOfferTexts.unanswered }
  if (!(await askLeave())) return { kind: Notification.permission === 'denied' ? 'refused' : 'off' }
  const key = await call(getPushKey, {})
  if (!key.ok) return failed(key.failure, onLocked)
  const subscription = await subscribeBy(manager, key.value.key)
  const stored = await call(subscribePush, describedSubscription(subscription))
  return stored.ok ? { kind: 'on' } : failed(stored.failure, onLocked)
}

function failed(
  { status, msg }: { readonly status: number; readonly msg: string },
  onLocked: () => void,
): State {
  if (status === 401) onLocked()
  return { kind: 'off', problem: msg }
}
