import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { submissionTexts } from '../../texts-office.ts'

interface AddedWarningsProps {
  readonly warnings: readonly string[]
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
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
