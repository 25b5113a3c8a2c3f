import { Alert, Checkbox, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { factTexts } from '#features/income/facts/texts.ts'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { changeTexts as texts } from '../../texts-changes.ts'
import type { Changes } from './change-types.ts'

interface OlderQuestionProps {
  readonly older: NonNullable<Changes['older']>
  readonly agreed: boolean
  agree(yes: boolean): void
}

/** An older file would replace what a later one said: only if a person says so (D49). */
export function OlderQuestion({ older, agreed, agree }: OlderQuestionProps) {
  const { why, rows, fileName, periodStart, periodEnd, loadedAt } = older
  const period = factTexts.range(shownDay(periodStart), shownDay(periodEnd))
  return (
    <Alert color="yellow" role="alert" title={texts.olderTitle} icon={<IconAlertTriangle />}>
      <Text size="sm">
        {`${texts.older[why](fileName, dateAndTime(loadedAt), period)} ${texts.olderRows(rows)}`}
      </Text>
      <Checkbox
        mt="sm"
        label={texts.olderYes}
        checked={agreed}
        onChange={(event) => agree(event.currentTarget.checked)}
      />
    </Alert>
  )
}
