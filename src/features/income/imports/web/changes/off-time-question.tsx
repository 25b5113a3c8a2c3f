import { Alert, Checkbox, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { changeTexts as texts } from '../../texts-changes.ts'
import type { Changes } from './change-types.ts'

interface OffTimeQuestionProps {
  readonly offTime: NonNullable<Changes['offTime']>
  /** In words. */
  readonly period: string
  readonly agreed: boolean
  agree(yes: boolean): void
}

/** A file of another year or month is loaded only if a person says that it is the right one. */
export function OffTimeQuestion({ offTime: { why, days }, period, agreed, agree }: OffTimeQuestionProps) {
  return (
    <Alert color="yellow" role="alert" title={texts.offTimeTitle} icon={<IconAlertTriangle />}>
      <Text size="sm">{texts.offTime[why](days, period)}</Text>
      <Checkbox
        mt="sm"
        label={texts.offTimeYes}
        checked={agreed}
        onChange={(event) => agree(event.currentTarget.checked)}
      />
    </Alert>
  )
}
