import { Alert, Button, Checkbox, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { askSilent, listSilent, previewAsking } from '../../contract-office.ts'
import { hindranceText } from '../../texts-office.ts'
import { silentTexts as texts } from '../../texts-silent.ts'
import classes from './silent-list.module.css'

type Preview = OutputOf<typeof previewAsking>

interface AskDialogProps {
  readonly week: Week
  readonly driverIds: readonly string[]
  readonly restHours: number
  onClose(): void
}

/** What goes to whom, before it goes: the words, the ways, what they cost, and who gets nothing and why. */
export function AskDialog({ week, driverIds, restHours, onClose }: AskDialogProps) {
  useFocusBack()
  const [smsToo, setSmsToo] = useState(false)
  const [preview, setPreview] = useState<Preview>()
  const looking = useAct(previewAsking, { showsFailure: true })
  const { run: look } = looking
  const asking = useAct(askSilent, { refreshes: [listSilent], showsFailure: true })
  const selected = { year: week.year, week: week.week, driverIds: [...driverIds], smsToo }
  const key = JSON.stringify(selected)
  useEffect(() => {
    let isWanted = true
    void look(JSON.parse(key) as typeof selected).then((seen) => {
      if (isWanted && seen.ok) setPreview(seen.value)
    })
    return () => {
      isWanted = false
    }
  }, [key, look])

  const ask = async () => {
    const asked = await asking.run(selected)
    if (!asked.ok) return
    toastDone(texts.done(asked.value.people, texts.ways(asked.value, asked.value.parts), asked.value))
    onClose()
  }
  const people = preview?.people ?? 0
  return (
    <Modal opened onClose={onClose} title={texts.dialog(driverIds.length)} size="lg">
      <Stack gap="md">
        {preview ? (
          <PreviewWords
            preview={preview}
            restHours={restHours}
            smsToo={smsToo}
            onSmsToo={setSmsToo}
            busy={looking.busy}
          />
        ) : looking.failure ? null : (
          <Skeleton height={220} radius={12} role="status" aria-label={texts.counting} />
        )}
        <FailureAlert failure={looking.failure} again={() => void look(selected)} />
        <FailureAlert failure={asking.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            data-autofocus
            loading={asking.busy}
            disabled={!preview || looking.busy || people === 0 || preview.hindrance !== null}
            onClick={() => void ask()}
          >
            {texts.ask(people)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface PreviewWordsProps {
  readonly preview: Preview
  readonly restHours: number
  readonly smsToo: boolean
  readonly busy: boolean
  onSmsToo(on: boolean): void
}

function PreviewWords({ preview, restHours, smsToo, busy, onSmsToo }: PreviewWordsProps) {
  const { hindrance, people, parts, examples, unreachable, resting, submitted, gone } = preview
  const isSmsOff = smsToo || unreachable.some(({ why }) => why === 'sms-off')
  return (
    <>
      {hindrance ? <Alert color="yellow">{hindranceText(hindrance)}</Alert> : null}
      <div aria-live="polite" aria-busy={busy}>
        <Text fw={600}>
          {people > 0 ? texts.goesTo(people, texts.ways(preview, parts)) : texts.goesToNobody}
        </Text>
        {people > 0 ? (
          <Text size="sm" c="dimmed">
            {texts.pushToo}
          </Text>
        ) : null}
        {preview.email > 0 && !preview.mailConfigured ? <Text size="sm">{texts.noMail}</Text> : null}
        {preview.sms > 0 && !preview.smsConfigured ? <Text size="sm">{texts.noSms}</Text> : null}
      </div>
      {isSmsOff ? (
        <Checkbox
          label={texts.smsToo}
          description={texts.smsTooHint}
          checked={smsToo}
          onChange={(event) => onSmsToo(event.currentTarget.checked)}
        />
      ) : null}
      {examples.map(({ way, language, text, people: count }) => (
        <div key={`${way} ${language}`}>
          <Text size="sm" fw={500} mb={4}>
            {texts.example(way, language, count)}
          </Text>
          <p className={classes.example} lang={language}>
            {text}
          </p>
        </div>
      ))}
      {examples.length > 0 ? (
        <Text size="sm" c="dimmed">
          {texts.exampleHint}
        </Text>
      ) : null}
      <LeftOut
        title={texts.unreachable(unreachable.length)}
        people={unreachable.map(({ why, ...person }) => ({ ...person, why: texts.noWay[why] }))}
      />
      <LeftOut
        title={texts.resting(resting.length, restHours)}
        people={resting.map(({ until, ...person }) => ({ ...person, why: texts.until(dateAndTime(until)) }))}
      />
      <LeftOut title={texts.submitted(submitted.length)} people={submitted} />
      {gone > 0 ? <Text size="sm">{texts.gone(gone)}</Text> : null}
    </>
  )
}

interface LeftOutProps {
  readonly title: string
  readonly people: readonly { readonly driverId: string; readonly fullName: string; readonly why?: string }[]
}

function LeftOut({ title, people }: LeftOutProps) {
  if (people.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <ul className={classes.names}>
        {people.map(({ driverId, fullName, why }) => (
          <li key={driverId}>{why ? `${fullName}: ${why}` : fullName}</li>
        ))}
      </ul>
    </details>
  )
}
