import { Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { LeftRows, ManyDialog } from '#platform/web/admin-ui/list/many-dialog.tsx'
import { previewNote, sendNote } from '../contract-bulk.ts'
import { listDriverMessages } from '../contract-data.ts'
import { LONGEST_NOTE, LONGEST_SUBJECT, NOTE_WAYS, type NoteWay } from '../domain/note.ts'
import { bulkDriverTexts as texts } from '../texts-bulk.ts'
import type { ListedDriver } from './use-drivers.ts'

type Preview = OutputOf<typeof previewNote>

const WAYS = NOTE_WAYS.map((value) => ({ value, label: texts.ways[value] }))
const COUNT_AFTER_MS = 400

interface BulkNoteProps {
  readonly drivers: readonly ListedDriver[]
  onClose(done: boolean): void
}

/**
 * Words typed by the office to many drivers: by which ways they would go, and to whom not, is counted while
 * they are typed.
 */
export function BulkNote({ drivers, onClose }: BulkNoteProps) {
  const [ids] = useState(() => drivers.map(({ id }) => id))
  const [subject, setSubject] = useState<string>(texts.subjectFirst)
  const [text, setText] = useState('')
  const [way, setWay] = useState<NoteWay>('email-or-sms')
  const [preview, setPreview] = useState<Preview>()
  const looking = useAct(previewNote, { showsFailure: true })
  const acting = useAct(sendNote, { refreshes: [listDriverMessages], showsFailure: true })
  const { run: look } = looking
  const [asked] = useDebouncedValue(JSON.stringify({ subject, text, way }), COUNT_AFTER_MS)
  useEffect(() => {
    const note = JSON.parse(asked) as { subject: string; text: string; way: NoteWay }
    let isWanted = true
    if (note.text.trim() === '' || note.subject.trim() === '') setPreview(undefined)
    else
      void look({ ids, ...note }).then((seen) => {
        if (isWanted) setPreview(seen.ok ? seen.value : undefined)
      })
    return () => {
      isWanted = false
    }
  }, [look, ids, asked])
  const leftRows = (left: Preview['left']) =>
    left.map(({ id, why }) => ({
      name: drivers.find((driver) => driver.id === id)?.fullName ?? '',
      why: texts.why[why],
    }))
  const count = preview ? preview.email + preview.sms : 0
  return (
    <ManyDialog
      title={texts.noteTitle(drivers.length)}
      act={texts.send(count)}
      busy={acting.busy}
      disabled={count === 0 || asked !== JSON.stringify({ subject, text, way })}
      failure={acting.failure ?? looking.failure}
      isDirty={text.trim() !== ''}
      onClose={onClose}
      run={async () => {
        const result = await acting.run({ ids, subject, text, way })
        if (!result.ok) return undefined
        const { email, sms, parts, left } = result.value
        return {
          done: email + sms === 0 ? texts.goesToNobody : texts.sent(texts.goes(email, sms, parts)),
          left: leftRows(left),
        }
      }}
    >
      <Stack gap="sm">
        <Select
          label={texts.wayLabel}
          data={WAYS}
          value={way}
          allowDeselect={false}
          onChange={(value) => setWay(NOTE_WAYS.find((one) => one === value) ?? way)}
        />
        {way === 'sms' ? null : (
          <TextInput
            label={texts.subject}
            maxLength={LONGEST_SUBJECT}
            value={subject}
            error={subject.trim() === '' ? texts.subjectMissing : undefined}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        )}
        <Textarea
          data-autofocus
          label={texts.text}
          description={texts.textHint}
          autosize
          minRows={4}
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {preview ? (
          <div aria-live="polite">
            <Text size="sm" fw={600}>
              {count === 0
                ? texts.goesToNobody
                : texts.willGo(texts.goes(preview.email, preview.sms, preview.parts))}
            </Text>
            {preview.waits.map((waiting) => (
              <Text key={waiting} size="sm">
                {texts.waits[waiting]}
              </Text>
            ))}
            {preview.left.length > 0 ? (
              <LeftRows title={texts.leftOut(preview.left.length)} rows={leftRows(preview.left)} />
            ) : null}
          </div>
        ) : null}
      </Stack>
    </ManyDialog>
  )
}
