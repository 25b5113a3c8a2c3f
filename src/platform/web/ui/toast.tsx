import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'

interface Message {
  readonly id: number
  readonly text: string
  readonly act?: { readonly label: string; readonly run: () => void } | undefined
}

interface Announcer {
  /** Shows a short message for five seconds (Spec 1 §9), read out too, with one act at the most. */
  toast(text: string, act?: { label: string; run: () => void }): void
  /** Says something to screen readers alone. */
  announce(text: string): void
}

const TOAST_MS = 5000

const AnnouncerContext = createContext<Announcer>({ toast() {}, announce() {} })

export function useAnnouncer(): Announcer {
  return useContext(AnnouncerContext)
}

/** The places in which messages appear; around the whole page. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<Message>()
  const [said, setSaid] = useState('')
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!message || held) return
    const timer = setTimeout(() => setMessage(undefined), TOAST_MS)
    return () => clearTimeout(timer)
  }, [message, held])

  const toast = useCallback<Announcer['toast']>((text, act) => {
    setMessage((before) => ({ id: (before?.id ?? 0) + 1, text, act }))
  }, [])
  // A trailing space now and then makes the same sentence a new one, which is read again.
  const announce = useCallback(
    (text: string) => setSaid((before) => (before === text ? `${text} ` : text)),
    [],
  )
  const announcer = useMemo(() => ({ toast, announce }), [toast, announce])

  return (
    <AnnouncerContext.Provider value={announcer}>
      {children}
      <div className="hidden-text" aria-live="polite">
        {said}
      </div>
      <div className="toast-place" role="status">
        {message && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the pointer or the focus on it only keeps it in sight.
          <div
            className="toast"
            key={message.id}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <span>{message.text}</span>
            {message.act && (
              <button
                type="button"
                onClick={() => {
                  message.act?.run()
                  setHeld(false)
                  setMessage(undefined)
                }}
              >
                {message.act.label}
              </button>
            )}
          </div>
        )}
      </div>
    </AnnouncerContext.Provider>
  )
}
