import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { closeFuel, getFuelSession } from '../contract.ts'
import { FuelSheetForm } from './fuel-sheet-form.tsx'
import { fuelPageTexts as texts } from './fuel-texts.ts'
import { PasswordModal } from './password-modal.tsx'
import './fuel.css'

interface FuelScreenProps {
  /** The fleet's date, where it is known. */
  readonly today: string | undefined
}

type Gate = 'unknown' | 'locked' | 'open'

/**
 * `/paliwo` (Spec 2 §2 'Fuel control'): behind its password, one date at a time. What is typed outlives a
 * session that ends.
 */
export function FuelScreen({ today }: FuelScreenProps) {
  const [gate, setGate] = useState<Gate>('unknown')
  const [asking, setAsking] = useState(false)
  const { toast } = useAnnouncer()

  useEffect(() => {
    void call(getFuelSession, {}).then((result) => {
      const open = result.ok && result.value.open
      setGate(open ? 'open' : 'locked')
      setAsking(!open)
    })
  }, [])

  const onLocked = useCallback(() => setAsking(true), [])

  async function close() {
    const closed = await call(closeFuel, {})
    if (!closed.ok) return toast(closed.failure.msg)
    setGate('locked')
  }

  return (
    <main className="fuel">
      <div className="fuel-head">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
        {gate === 'open' && (
          <Button kind="quiet" onClick={() => void close()}>
            {texts.close}
          </Button>
        )}
      </div>
      {gate === 'unknown' && <Skeleton lines={3} label={texts.loading} />}
      {gate === 'locked' && (
        <div className="notice">
          <div className="fuel-locked">
            <p>{texts.closed}</p>
            <Button kind="primary" onClick={() => setAsking(true)}>
              {texts.passwordTitle}
            </Button>
          </div>
        </div>
      )}
      {gate === 'open' && <FuelSheetForm today={today} onLocked={onLocked} />}
      {asking && (
        <PasswordModal
          onOpened={() => {
            setGate('open')
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </main>
  )
}
