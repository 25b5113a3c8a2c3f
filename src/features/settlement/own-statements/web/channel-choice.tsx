import { useEffect, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { call } from '#platform/web/call.ts'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { chooseOwnChannel, readOwnChannel } from '../contract-channel.ts'
import { ownStatementTexts as texts } from '../texts.ts'

type Told = OutputOf<typeof readOwnChannel>
type Channel = NonNullable<Told['inForce']>

/**
 * How the driver is told of new statements, or that nobody tells of them; nothing where only one answer is
 * possible.
 */
export function ChannelChoice({ onLocked }: { readonly onLocked: () => void }) {
  const [told, setTold] = useState<Told>()
  const [saving, setSaving] = useState<Channel>()
  const { toast } = useAnnouncer()

  useEffect(() => {
    let isShown = true
    void call(readOwnChannel, {}).then((result) => {
      if (isShown && result.ok) setTold(result.value)
    })
    return () => {
      isShown = false
    }
  }, [])

  async function choose(channel: Channel) {
    if (!told || saving) return
    setSaving(channel)
    const result = await call(chooseOwnChannel, { channel })
    setSaving(undefined)
    if (result.ok) {
      setTold({ ...told, chosen: channel, inForce: channel })
      toast(texts.channelSaved)
    } else if (result.failure.status === 401) onLocked()
    else toast(result.failure.msg)
  }

  if (told?.silent)
    return (
      <p className="own-card own-channel" role="note">
        {texts.noMessages}
      </p>
    )
  if (!told || (told.email === null && told.sms === null)) return null
  const ways = [
    ...(told.email === null ? [] : [['email', texts.byEmail(told.email)] as const]),
    ...(told.sms === null ? [] : [['sms', texts.bySms(told.sms)] as const]),
    ['none', texts.byNothing] as const,
  ]
  return (
    <fieldset className="own-card own-channel">
      <legend>{texts.channel}</legend>
      {ways.map(([channel, label]) => (
        <label className="check" key={channel}>
          <input
            type="radio"
            name="statement-channel"
            checked={(saving ?? told.inForce) === channel}
            onChange={() => void choose(channel)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
