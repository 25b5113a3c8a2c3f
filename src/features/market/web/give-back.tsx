import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { newUuid } from '#platform/web/request-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { giveBackTaken } from '../contract-offers.ts'
import { offerTexts as texts } from '../texts-offers.ts'
import { type Market, slotWords } from './shown-slot.ts'

interface GiveBackProps {
  readonly shift: Pick<Market['own'][number], 'date' | 'shift'>
  /** What became of it, in words. */
  readonly onEnded: (words: string) => void
}

/** Gives back a shift that was taken for a week that is still to be made. */
export function GiveBack({ shift, onEnded }: GiveBackProps) {
  const [busy, setBusy] = useState(false)
  const [requestId] = useState(newUuid)
  async function giveBack() {
    setBusy(true)
    const input = { date: shift.date, shift: shift.shift }
    const result = await call(giveBackTaken, input, { requestId })
    setBusy(false)
    onEnded(result.ok ? texts.givenBack : result.failure.msg)
  }
  return (
    <Button disabled={busy} aria-label={texts.giveNamed(slotWords(shift))} onClick={() => void giveBack()}>
      {texts.give}
    </Button>
  )
}
