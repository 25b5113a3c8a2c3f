import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { AddedWarning } from '../../domain/added-warning.ts'
import { submissionTexts } from '../../texts-office.ts'
import { addedWarningText } from '../../texts-warnings.ts'

interface AddedWarningsProps {
  readonly warnings: readonly AddedWarning[]
  onClose(): void
}

/**
 * What the office should know of the shift that it has added: a broken rule warns and does not refuse (D7).
 */
export function AddedWarnings({ warnings, onClose }: AddedWarningsProps) {
  if (warnings.length === 0) return null
  return (
    <Alert
      role="alert"
      color="yellow"
      title={submissionTexts.warningsTitle}
      icon={<IconAlertTriangle />}
      withCloseButton
      closeButtonLabel={submissionTexts.closeWarnings}
      onClose={onClose}
    >
      <List size="sm" spacing={2}>
        {warnings.map(addedWarningText).map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
