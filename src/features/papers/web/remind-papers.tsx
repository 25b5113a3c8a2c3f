import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { nightText } from '#features/settings/texts-chasing.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { LeftRows, ManyDialog } from '#platform/web/admin-ui/list/many-dialog.tsx'
import { previewRemindingPapers, remindOfPapers } from '../contract-remind.ts'
import { remindTexts as texts } from '../texts-remind-office.ts'
import type { ListedPaper } from './paper-types.ts'

type Preview = OutputOf<typeof previewRemindingPapers>

interface RemindPapersProps {
  readonly papers: readonly ListedPaper[]
  onClose(done: boolean): void
}

/** Drivers reminded of the chosen papers: whom, how and of which nobody is seen before it is done. */
export function RemindPapers({ papers, onClose }: RemindPapersProps) {
  const [chosen] = useState(() =>
    papers.map(({ attributes: { kindId, subjectId } }) => ({ kindId, subjectId })),
  )
  const [preview, setPreview] = useState<Preview>()
  const looking = useAct(previewRemindingPapers, { showsFailure: true })
  const acting = useAct(remindOfPapers, { showsFailure: true })
  const { run: look } = looking
  useEffect(() => {
    void look({ papers: chosen }).then((seen) => {
      if (seen.ok) setPreview(seen.value)
    })
  }, [look, chosen])
  const leftRows = (left: Preview['left']) =>
    left.map(({ id, why }) => {
      const paper = papers.find((one) => one.id === id)
      const { kindName = '', subjectName = '' } = paper?.attributes ?? {}
      return { name: `${subjectName}, ${kindName}`, why: texts.why[why] }
    })
  const people = preview?.people ?? 0
  return (
    <ManyDialog
      title={texts.title(papers.length)}
      act={texts.send(people)}
      busy={acting.busy}
      disabled={people === 0 || preview?.night !== null}
      failure={acting.failure ?? looking.failure}
      onClose={onClose}
      run={async () => {
        const result = await acting.run({ papers: chosen })
        if (!result.ok) return undefined
        return { done: texts.sent(result.value.people), left: leftRows(result.value.left) }
      }}
    >
      {preview ? (
        <Stack gap="sm">
          {preview.night ? (
            <Alert color="yellow">
              {nightText({ ...preview.night, date: preview.night.date as CalendarDate })}
            </Alert>
          ) : null}
          <div aria-live="polite">
            <Text fw={600}>
              {people === 0 ? texts.nobody : texts.willGo(people, preview.email, preview.sms, preview.parts)}
            </Text>
            {people > 0 ? <Text size="sm">{texts.hint}</Text> : null}
            {preview.waits.map((way) => (
              <Text key={way} size="sm">
                {texts.waits[way]}
              </Text>
            ))}
          </div>
          {preview.left.length > 0 ? (
            <LeftRows title={texts.leftOut(preview.left.length)} rows={leftRows(preview.left)} />
          ) : null}
        </Stack>
      ) : looking.failure ? null : (
        <Skeleton height={90} radius={12} role="status" aria-label={texts.counting} />
      )}
    </ManyDialog>
  )
}
